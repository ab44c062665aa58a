// A task that is done, or was taken off the list, is wanted back: ‘reopen the invoice’, ‘put the milk back on the list’, ‘I
// didn't actually finish the report’, ‘not done after all’. And one that was begun: ‘I'm working on the report’.

import { normalized, wordsOf } from '../../normalize.ts'
import { leadsAt } from '../../reading/lexicon.ts'
import { splitWords, type Word } from '../../reading/words.ts'
import { titleForm, withoutArticle } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { asErrand, deedTasks, isDeedOf } from '../adding/doing.ts'
import { AROUND } from '../finding/numbers.ts'
import { choose, passing, rulingOn } from '../finding/refer.ts'
import { isWholeTitle, resolveFitting } from '../finding/resolve-task.ts'
import type { Asked } from '../gate.ts'
import type { Act, Scene } from '../scene.ts'
import { doDeed, isDone, isPending, type Wish } from './deeds.ts'
import { textOf } from './field-words.ts'
import { endingLength, trimmed, withoutFirst, withoutMarks } from './phrase-ends.ts'
import { ADVERBS, TOLD } from './stated.ts'
import { takeBack } from './undo.ts'

const REOPEN = phraseTable(({ saying }) => saying.reopen)
const BACK_VERBS = phraseTable(({ saying }) => saying.backVerbs)
const BACK = phraseTable(({ saying }) => saying.back)
const BACK_TO = phraseTable(({ saying }) => saying.backTo)
const NOT_TOLD = phraseTable(({ saying }) => saying.notTold)
const FINISHING = phraseTable(({ saying }) => saying.finishing)
const NOT_DONE = wordSet(({ saying }) => saying.notDone)
const STARTED_ON = phraseTable(({ saying }) => saying.startedOn)

const OPEN_AGAIN: Wish = { deed: 'update', fields: { status: 'open' } }
const BEGUN: Wish = { deed: 'update', fields: { status: 'in_progress' } }
/** Nobody wants a task back in more words. */
const MOST_WORDS = 20

export function reopening(message: string, scene: Scene): Act | undefined {
  const { reader } = scene
  const words = withoutMarks(splitWords(reader, message))
  if (words.length > MOST_WORDS || words.length === 0 || message.trimEnd().endsWith('?')) return undefined
  return (
    notDone(message, scene) ??
    notTold(message, words, scene) ??
    begun(message, words, scene) ??
    ordered(message, words, scene)
  )
}

/** Of the task spoken of: ‘not done after all’. */
function notDone(message: string, scene: Scene): Act | undefined {
  const said = wordsOf(scene.reader, message).join(' ')
  if (scene.tracked === undefined || !scene.reader.get(NOT_DONE).has(said)) return undefined
  return doDeed(OPEN_AGAIN, scene.tracked, scene)
}

/** ‘I didn't send the invoice’: what is done is opened again, what is open is said to be. */
function notTold(message: string, words: readonly Word[], scene: Scene): Act | undefined {
  const { reader } = scene
  const said = trimmed(reader, words, ADVERBS)
  // ‘No, I didn't’; in Hebrew it is one word.
  const bare =
    reader.get(NOT_TOLD).at(said, 0).length > 0 ? said : trimmed(reader, withoutFirst(reader, said, NO), ADVERBS)
  const lead = reader.get(NOT_TOLD).at(bare, 0)[0]?.length ?? 0
  const rest = withoutFirst(reader, bare.slice(lead), ADVERBS)
  const [verb] = rest
  if (lead > 0 && rest.slice(1).every(({ text }) => reader.get(PRONOUNS).has(text)))
    return notToldOfIt(verb?.text, scene)
  if (lead === 0 || verb === undefined) return undefined
  const finishing = reader.get(FINISHING).at(rest, 0)[0]?.length ?? 0
  const find = (isIn: (task: KnownTask) => boolean) => {
    const byVerb = deedTasks(reader, verb.text, rest.slice(1), 'named', scene.tasks).filter(isIn)
    if (byVerb.length > 0 || finishing === 0) return byVerb
    const found = resolveFitting(reader, textOf(message, rest.slice(finishing)), { ...scene, isIn })
    return found.kind === 'one' ? [found.task] : found.kind === 'several' ? found.tasks : []
  }
  const done = find(isDone)
  if (done.length === 1) return reopened(done[0] as KnownTask, 'part', TOLD, scene)
  if (done.length > 1) return choose(OPEN_AGAIN, done, textOf(message, rest), scene)
  const [open, ...others] = find(isPending)
  return open !== undefined && others.length === 0 ? stillOpen(open, scene) : undefined
}

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)
const NO = phraseTable(({ answers, slots }) => [...answers.no, ...slots.beforeCorrection])

/** ‘No, I didn't’, לא שלחתי: of the task that was just asked about or named. */
function notToldOfIt(verb: string | undefined, scene: Scene): Act | undefined {
  const { reader, tracked, context } = scene
  if (tracked === undefined) return undefined
  // ‘I bought milk’, ‘oops, I didn't buy it’.
  const isOwn =
    verb === undefined || isDeedOf(reader, verb, tracked) || splitWords(reader, tracked.title)[0]?.text === verb
  if (isDone(tracked) && context.justDone.at(-1)?.taskId === tracked.id)
    return isOwn ? doDeed(OPEN_AGAIN, tracked, scene) : undefined
  if (!isPending(tracked)) return undefined
  if (tracked.id !== context.justTold && tracked.id !== context.justNamed) return undefined
  return verb === undefined || isDeedOf(reader, verb, tracked) ? stillOpen(tracked, scene) : undefined
}

/** A beginning is no change of what is there to do: it is only said. */
const stillOpen = (task: KnownTask, scene: Scene) => doDeed(OPEN_AGAIN, { ...task, status: 'open' }, scene)

function reopened(task: KnownTask, how: 'part' | 'whole', asked: Asked, scene: Scene): Act | undefined {
  return passing(OPEN_AGAIN, task, rulingOn(scene.reader, OPEN_AGAIN, task, how, asked), scene)
}

/** ‘I'm working on the report’. */
function begun(message: string, words: readonly Word[], scene: Scene): Act | undefined {
  const { reader } = scene
  const bare = trimmed(reader, words, ADVERBS)
  const lead = reader.get(STARTED_ON).at(bare, 0)[0]?.length ?? 0
  if (lead === 0 || lead >= bare.length) return undefined
  const found = resolveFitting(reader, textOf(message, bare.slice(lead)), { ...scene, isIn: isPending })
  if (found.kind === 'several') return choose(BEGUN, found.tasks, found.query, scene)
  if (found.kind !== 'one') return undefined
  return passing(BEGUN, found.task, rulingOn(reader, BEGUN, found.task, found.how, TOLD), scene)
}

const SURE: Asked = { verb: 'keyword', mood: 'order', order: '', isOurs: false }
/** Other things are brought back too: what is named by less than its title is asked about. */
const UNSURE: Asked = { ...SURE, verb: 'synonym' }

function ordered(message: string, words: readonly Word[], scene: Scene): Act | undefined {
  const { reader } = scene
  let at = 0
  for (let leads = 0; leads < 4; leads++)
    at +=
      leadsAt(reader, words, at).find(
        ({ meaning }) => meaning === 'request' || meaning === 'filler' || meaning === 'wish',
      )?.length ?? 0
  const rest = trimmed(reader, words.slice(at), ADVERBS)
  const [first] = reader.get(REOPEN).at(rest, 0)
  if (first !== undefined) {
    const destination = trimmedEnd(withoutFirst(reader, rest.slice(first.length), ADVERBS), scene)
    const isSure = first.length === 1 || destination.isListed || isOwnWord(reader, rest)
    return wantedBack(textOf(message, destination.words), isSure ? SURE : UNSURE, scene)
  }
  const verb = reader.get(BACK_VERBS).at(rest, 0)[0]?.length ?? 0
  if (verb === 0) return undefined
  const { words: before, isListed } = trimmedEnd(rest.slice(verb), scene)
  const back = endingLength(reader, before, BACK)
  // תפתח אותו שוב.
  const isAgain = back === 0 && endingLength(reader, words, BACK_TO) > 0 && isOwnWord(reader, rest)
  if (isAgain) return wantedBack(textOf(message, before), SURE, scene)
  if (back === 0 || back >= before.length) return undefined
  return wantedBack(textOf(message, before.slice(0, -back)), isListed || back > 1 ? SURE : UNSURE, scene)
}

/** ‘Reopen’ is said of little else; ‘bring back’ is. */
const isOwnWord = (reader: Scene['reader'], rest: readonly Word[]) =>
  wordsOf(reader, rest[0]?.text ?? '').some((word) => /^(?:re-?open|un\p{L}|פתח|תפתח|לפתוח|שחזר|תשחזר)/u.test(word))

/** Without ‘on the list’ at the end. */
function trimmedEnd(words: readonly Word[], { reader }: Scene): { words: readonly Word[]; isListed: boolean } {
  const length = endingLength(reader, words, BACK_TO)
  return { words: words.slice(0, words.length - length), isListed: length > 1 }
}

/** Among what is done, then among what this conversation took off the list, then among what is open anyway. */
function wantedBack(name: string, asked: Asked, scene: Scene): Act | undefined {
  if (name === '') return undefined
  const found = resolveFitting(scene.reader, name, { ...scene, isIn: isDone })
  if (found.kind === 'one' && !isPending(found.task))
    return passing(OPEN_AGAIN, found.task, rulingOn(scene.reader, OPEN_AGAIN, found.task, found.how, asked), scene)
  if (found.kind === 'several') return choose(OPEN_AGAIN, found.tasks, found.query, scene)
  const byDeed = doneBy(name, scene)
  if (byDeed !== undefined)
    return passing(OPEN_AGAIN, byDeed, rulingOn(scene.reader, OPEN_AGAIN, byDeed, 'part', asked), scene)
  const gone = scene.context.done.findLast(
    ({ command, title }) => command.intent === 'delete_task' && isNamed(name, title, scene),
  )
  if (gone !== undefined) return takeBack(gone, scene)
  const open = resolveFitting(scene.reader, name, scene)
  const isSaid = asked === SURE && open.kind === 'one'
  return isSaid ? doDeed(OPEN_AGAIN, open.task, scene) : undefined
}

/** ‘The vacuuming’: the one task that is done and begins with that verb. */
function doneBy(name: string, { reader, tasks }: Scene): KnownTask | undefined {
  const [noun, ...more] = wordsOf(reader, normalized(name)).filter((word) => !reader.get(AROUND).has(word))
  const verb = noun === undefined || more.length > 0 ? undefined : asErrand(reader, `${noun} .`)?.split(' ')[0]
  const found = verb === undefined ? [] : tasks.filter((task) => isDone(task) && titleForm(reader, task).first === verb)
  return found.length === 1 ? found[0] : undefined
}

/** Every word of the name is in the title. */
function isNamed(name: string, title: string, { reader }: Scene): boolean {
  const task: KnownTask = { id: '', title, status: 'open' }
  if (isWholeTitle(reader, [name], [task])) return true
  const { words } = titleForm(reader, task)
  const said = wordsOf(reader, normalized(name)).filter((word) => !reader.get(AROUND).has(word))
  return said.length > 0 && said.every((word) => words.has(withoutArticle(reader, word)))
}
