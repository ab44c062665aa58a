// A question about one task: when it is due, whether it is done, how much it matters, where it belongs. Answered only if the
// words fit tasks: anything else may be a question to someone else.

import { cutText } from '@pawl/kernel'
import { isMadeOf, phraseSet } from '../../answers/phrase-set.ts'
import { quoted } from '../../marker.ts'
import { normalized } from '../../normalize.ts'
import { type Kept, kept } from '../../reader.ts'
import type { Phrasebook } from '../../reading/phrasebook.ts'
import { isPunctuation, splitWords, type Word } from '../../reading/words.ts'
import type { KnownTask } from '../../turn.ts'
import { phraseTable, wordSet } from '../../word-tables.ts'
import { placeNamed } from '../adding/destination.ts'
import { toldTasks } from '../adding/doing.ts'
import { isPending } from '../changing/deeds.ts'
import { textOf } from '../changing/field-words.ts'
import { notFound } from '../finding/refer.ts'
import { exactly, resolveFitting } from '../finding/resolve-task.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { withoutAnd } from '../several/enumeration.ts'
import { isOverdue } from './filter.ts'
import { dayOf, detailsOf, linesOf, speechOf } from './line.ts'
import { showTask, toldOf } from './list.ts'

type About = 'when' | 'done' | 'priority' | 'project' | 'all'

interface Lead {
  readonly table: Kept<Phrasebook<true>>
  readonly about: About
  /** A task is meant, whatever the words are. */
  readonly isSure?: true
  /** Only with a question mark. */
  readonly isMarked?: true
}

const LEADS: readonly Lead[] = [
  { table: phraseTable(({ lists }) => lists.askDeadline), about: 'when', isSure: true },
  { table: phraseTable(({ lists }) => lists.askPriority), about: 'priority' },
  { table: phraseTable(({ lists }) => lists.askProject), about: 'project' },
  { table: phraseTable(({ lists }) => lists.askAll), about: 'all' },
  { table: phraseTable(({ lists }) => lists.askDone), about: 'done' },
  { table: phraseTable(({ lists }) => lists.askDoneMarked), about: 'done', isMarked: true },
  { table: phraseTable(({ lists }) => lists.askWhen), about: 'when' },
]
const AFTER = {
  due: phraseTable(({ lists }) => lists.afterDue),
  done: phraseTable(({ lists }) => lists.afterDone),
  priority: phraseTable(({ lists }) => lists.afterPriority),
  other: phraseTable(({ lists }) => lists.afterAsked),
} as const
const TOLD = kept(
  (reader) => new Set(reader.all().flatMap(({ doing }) => [...doing.verbs].flatMap((verb) => doing.toldForms(verb)))),
)
/** Nobody asks about one task in more words. */
const MOST_WORDS = 24
const MOST_FITTING = 5
const MOST_QUOTED = 100

export function askOne(message: string, scene: Scene): Act | undefined {
  const all = splitWords(scene.reader, message)
  if (all.length > MOST_WORDS) return undefined
  const it = ofTracked(message, scene)
  if (it !== undefined) return it
  const words = all.filter((word) => !isPunctuation(word))
  const isAsked = all.at(-1)?.text === '?'
  return (
    led(message, words, isAsked, scene) ??
    (isAsked ? trailed(message, words, scene) : undefined) ??
    askedBehind(words, scene)
  )
}

const WHEN_IS_IT = phraseSet(({ lists }) => lists.whenIsIt)
const SHOW_IT = phraseSet(({ lists }) => lists.showIt)

/** ‘When is it next?’, ‘show it’. Of what comes again and is done, the one that is open. */
function ofTracked(message: string, scene: Scene): Act | undefined {
  const { reader, tasks, context } = scene
  // A question changes nothing: it may be answered of what is only perhaps meant.
  const tracked = scene.tracked ?? context.perhaps
  const isSaid = (phrases: typeof SHOW_IT) => isMadeOf(reader, message, reader.get(phrases))
  if (tracked === undefined) return undefined
  if (isSaid(SHOW_IT)) return showTask(tracked, scene)
  if (!isSaid(WHEN_IS_IT)) return undefined
  const next = isPending(tracked) ? undefined : exactly(reader, [tracked.title], tasks, isPending)[0]
  return whenIsIt(next ?? tracked, scene)
}

function led(message: string, words: readonly Word[], isAsked: boolean, scene: Scene): Act | undefined {
  for (const { table, about, isSure, isMarked } of LEADS) {
    const [lead] = scene.reader.get(table).at(words, 0)
    if (lead === undefined || (isMarked && !isAsked)) continue
    const { rest, after } = withoutAfter(words.slice(lead.length), about, scene)
    const asked = about === 'done' && after === 'priority' ? 'priority' : after === 'due' ? 'when' : about
    if (rest.length === 0) continue
    // ‘Is the report done?’ has to say so; ‘did I pay the rent?’ and ‘האם שילמתי?’ do not.
    const isBare = about === 'done' && !isMarked && lead.length === 1 && after === undefined
    const answer = isBare ? told(message, rest, scene) : answered(asked, message, rest, scene)
    if (answer !== undefined) return answer
    if (isSure || after === 'due') return notFound(textOf(message, rest), undefined, scene)
  }
  return undefined
}

/** והטיסות מתי: the word that asks stands last. */
function askedBehind(words: readonly Word[], scene: Scene): Act | undefined {
  const { reader } = scene
  const [first, ...rest] = words.slice(0, -1)
  const isAsked =
    first !== undefined && words.length <= MOST_BEHIND && reader.get(WHEN).at(words, words.length - 1).length > 0
  if (!isAsked) return undefined
  const name = [withoutAnd(reader, first.text), ...rest.map(({ text }) => text)].join(' ')
  const found = resolveFitting(reader, name, scene)
  return found.kind === 'one' && found.how !== 'similar' ? whenIsIt(found.task, scene) : undefined
}

const WHEN = phraseTable(({ lists }) => lists.askWhen)
const MOST_BEHIND = 6

/** ‘The report is done?’, ‘I paid the rent?’, ‘הדוח מוכן?’ */
function trailed(message: string, words: readonly Word[], scene: Scene): Act | undefined {
  const done = told(message, words, scene)
  if (done !== undefined) return done
  const { rest, after } = withoutAfter(words, undefined, scene)
  if (rest.length === 0 || after === undefined || after === 'other') return undefined
  return answered(after === 'due' ? 'when' : after, message, rest, scene)
}

/** ‘Is the laptop backed up?’ */
const PARTICLES: ReadonlySet<string> = new Set(['up', 'out', 'off', 'away', 'back', 'down', 'in', 'over'])

/** What stands after the task, and says what is asked. */
function withoutAfter(words: readonly Word[], about: About | undefined, scene: Scene) {
  // ‘Is the insurance paid?’
  const told = PARTICLES.has(words.at(-1)?.text ?? '') ? 2 : 1
  const isTold = about === 'done' && words.length > told && scene.reader.get(TOLD).has(words.at(-told)?.text ?? '')
  let rest = isTold ? words.slice(0, -told) : words
  let after: keyof typeof AFTER | undefined = isTold ? 'done' : undefined
  for (let cut = true; cut; ) {
    cut = false
    for (const kind of ['due', 'done', 'priority', 'other'] as const) {
      const length = endingWith(rest, scene.reader.get(AFTER[kind]))
      if (length === 0) continue
      rest = rest.slice(0, rest.length - length)
      if (after === undefined || after === 'other') after = kind
      cut = true
      break
    }
  }
  return { rest, after }
}

const LONGEST_AFTER = 4
const NEXT_ONE = wordSet(({ lists }) => lists.nextOne ?? [])

function endingWith(words: readonly Word[], phrases: Phrasebook<true>): number {
  for (let length = Math.min(LONGEST_AFTER, words.length - 1); length > 0; length--)
    if (phrases.at(words, words.length - length).some((found) => found.length === length)) return length
  return 0
}

function answered(about: About, message: string, rest: readonly Word[], scene: Scene): Act | undefined {
  const name = rest.map(({ start, end }) => message.slice(start, end)).join(' ')
  // ‘What's in party?’, of a project: what is asked for is the list.
  if (about === 'all' && placeNamed(normalized(name), scene) !== undefined) return undefined
  const found = resolveFitting(scene.reader, name, scene)
  if (found.kind === 'one') return answerAbout(about, found.task, scene)
  if (found.kind === 'several') {
    const open = found.tasks.filter(isPending)
    const [only] = open
    // What is done is not waited for.
    if (only !== undefined && open.length === 1 && about !== 'done') return answerAbout(about, only, scene)
    return several(name, about === 'done' || open.length === 0 ? found.tasks : open, scene)
  }
  // ‘When is my next doctor's appointment?’
  const own = rest.filter(({ text }) => !scene.reader.get(NEXT_ONE).has(text))
  if (own.length > 0 && own.length < rest.length) return answered(about, message, own, scene)
  // ‘The doctors appointment’.
  const single = resolveFitting(scene.reader, name.replace(/(?<=[a-z]{3})s(?= )/giu, ''), { ...scene, isIn: isPending })
  if (single.kind === 'one' && single.how !== 'similar') return answerAbout(about, single.task, scene)
  // ‘When did I pay the electricity?’
  if (about !== 'done' && about !== 'when') return undefined
  return told(message, rest, scene) ?? (about === 'when' ? withoutVerb(message, rest, scene) : undefined)
}

/** מתי אני מתקשר ליוסי: the verb is said otherwise than in the title, and the rest fits one task that is open. */
function withoutVerb(message: string, [verb, ...rest]: readonly Word[], scene: Scene): Act | undefined {
  if (verb === undefined || rest.length === 0) return undefined
  const found = resolveFitting(scene.reader, textOf(message, rest), { ...scene, isIn: isPending })
  return found.kind === 'one' && found.how === 'part' ? whenIsIt(found.task, scene) : undefined
}

/** ‘… paid the rent’, of the one task that says ‘pay’. */
function told(message: string, words: readonly Word[], scene: Scene): Act | undefined {
  const found = toldTasks(scene.reader, textOf(message, words), scene.tasks)
  const [first] = found
  if (first === undefined) return undefined
  return found.length === 1 ? isItDone(first, scene) : several(textOf(message, words), found, scene)
}

function several(query: string, tasks: readonly KnownTask[], scene: Scene): Act {
  const shown = tasks.slice(0, MOST_FITTING)
  const { listPhrases } = speechOf(scene)
  const lines = [
    ...linesOf(shown, 0, scene),
    ...(tasks.length > shown.length ? [scene.say.more(tasks.length - shown.length)] : []),
  ]
  const [first, ...others] = shown
  return toldOf(first as KnownTask, listPhrases.severalFit(quoted(cutText(query, MOST_QUOTED)), lines), scene, others)
}

function answerAbout(about: About, task: KnownTask, scene: Scene): Act {
  const { listPhrases } = speechOf(scene)
  const title = spoken(task.title)
  switch (about) {
    case 'when':
      return whenIsIt(task, scene)
    case 'done':
      return isItDone(task, scene)
    case 'priority':
      return toldOf(task, listPhrases.hasPriority(title, task.priority ?? null), scene)
    case 'project':
      return toldOf(task, listPhrases.isIn(title, task.project ?? null, task.tags ?? []), scene)
    case 'all':
      return showTask(task, scene)
  }
}

function isItDone(task: KnownTask, scene: Scene): Act {
  const { listPhrases } = speechOf(scene)
  const title = spoken(task.title)
  return toldOf(
    task,
    isPending(task) ? listPhrases.isOpen(title, detailsOf(task, scene)) : listPhrases.isDone(title),
    scene,
  )
}

/** With the date, so that it is told apart from others of its name. */
function whenIsIt(task: KnownTask, scene: Scene): Act {
  const { listPhrases } = speechOf(scene)
  const due = dayOf(task, scene)
  const title = spoken(task.title)
  if (!isPending(task)) return toldOf(task, listPhrases.isDone(title), scene)
  if (due === undefined) return toldOf(task, listPhrases.hasNoDate(title), scene)
  const when = listPhrases.dayFully(due)
  return toldOf(
    task,
    isOverdue(task, scene.moment) ? listPhrases.wasDue(title, when) : listPhrases.isDue(title, when),
    scene,
  )
}
