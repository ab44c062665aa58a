// A deed on a task that has to be found first: what the gate lets through is done at once, what it does not is proposed,
// and the rest is no business of ours [D10, D12, D38].

import { cutText } from '@pawl/kernel'
import { waiting } from '../../command.ts'
import type { Deed } from '../../languages/direct-phrases.ts'
import { quoted, type State } from '../../marker.ts'
import { wordsOf } from '../../normalize.ts'
import type { Reader } from '../../reader.ts'
import { isSameVerb } from '../../reading/lexicon.ts'
import { titleForm, titleKey } from '../../title-form.ts'
import type { KnownTask } from '../../turn.ts'
import { wordSet } from '../../word-tables.ts'
import { beginsWithVerb } from '../adding/doing.ts'
import { doDeed, isDone, isPending, valuesSaid, type Wish } from '../changing/deeds.ts'
import { ANSWER, type Asked, type Naming, type Ruling, rule } from '../gate.ts'
import { type Act, type Scene, spoken } from '../scene.ts'
import { doToSeveral } from '../several/do-several.ts'
import { joinedParts } from '../several/enumeration.ts'
import { type Several, severalIn } from '../several/which-tasks.ts'
import { withoutRhythm } from './reference-words.ts'
import { isReset, resetting } from './resetting.ts'
import { type Resolution, resolveTask } from './resolve-task.ts'

const MOST_OPTIONS = 5
const MOST_QUOTED = 100

const STATES: { readonly [deed in Deed]: { readonly task: State; readonly select: State; readonly confirm: State } } = {
  delete: { task: 'DELETE:ASK_TASK', select: 'DELETE:SELECT_TASK', confirm: 'DELETE:ASK_CONFIRMATION' },
  complete: { task: 'COMPLETE:ASK_TASK', select: 'COMPLETE:SELECT_TASK', confirm: 'COMPLETE:ASK_CONFIRMATION' },
  update: { task: 'UPDATE:ASK_TASK', select: 'UPDATE:SELECT_TASK', confirm: 'UPDATE:ASK_CONFIRMATION' },
}

/** Undefined if the words are not about a task. */
export function doTo(wish: Wish, said: string, scene: Scene, asked: Asked): Act | undefined {
  const words = withoutRhythm(said, scene)
  const several = severalIn(words, wish.deed, scene)
  if (several !== undefined) return toSeveral(wish, several, scene, asked)
  const found = lookUp(wish.deed, words, scene)
  switch (found.kind) {
    case 'one': {
      const ruling = rulingOn(scene.reader, wish, found.task, naming(scene.reader, found, asked), asked)
      const isSome =
        ruling === 'act' &&
        wish.deed !== 'update' &&
        (words !== said || (found.how === 'part' && isOneOfList(words, found.task, scene)))
      const isVerbOnly = wish.deed === 'delete' && found.how === 'part' && isOnlyItsVerb(words, found.task, scene)
      const isDoubtful = isSome || isVerbOnly || (wish.deed === 'delete' && isOldPlace(found, scene))
      return passing(wish, found.task, ruling === 'act' && isDoubtful ? 'propose' : ruling, scene)
    }
    case 'several':
      return isOfTasks(wish, found.how, asked) ? choose(wish, found.tasks, found.query, scene) : undefined
    case 'none':
      return isSure(asked) ? notFound(found.query, found.number, scene) : missing(found.number, scene)
    case 'unnamed':
      // ‘The drill’, ‘delete’.
      if (isSure(asked) && scene.tracked !== undefined && scene.tracked.id === scene.context.justNamed)
        return passing(wish, scene.tracked, rulingOn(scene.reader, wish, scene.tracked, 'pronoun', asked), scene)
      if (isSure(asked) && wish.deed === 'delete' && isSpokenOf(scene.tracked, scene))
        return propose(wish, scene.tracked, scene)
      return isSure(asked) || asked.verb !== 'chore' ? askWhich(wish, words, scene) : undefined
    case 'all':
      return isSure(asked) ? notAllAtOnce(wish.deed, scene) : undefined
  }
}

/** ‘Delete the last one’, after two were moved or taken back together: of these, or of the list before them. */
const isOldPlace = ({ how }: Extract<Resolution, { kind: 'one' }>, { context }: Scene) =>
  how === 'place' && (context.justDone.length > 1 || context.undone.length > 1)

/** The last answer was about it and no other: a bare ‘delete’ may mean it. */
const isSpokenOf = (task: KnownTask | undefined, { context }: Scene): task is KnownTask =>
  task !== undefined && [context.justDone.at(-1)?.taskId, context.justTold].includes(task.id)

/** תמחק את החדש, of לחדש את הדרכון: the words fit nothing but what is to be done, and may be about another. */
export function isOnlyItsVerb(words: string, task: KnownTask, { reader }: Scene): boolean {
  const rest = task.title.trim().replace(/^\S+\s*/u, '')
  if (rest === '' || !beginsWithVerb(reader, task)) return false
  return resolveTask(reader, words, { tasks: [{ ...task, title: rest }], shown: [] }).kind === 'none'
}

/** ‘Remove flour’, of ‘Buy sugar, flour and yeast’: the others would go with it. */
function isOneOfList(words: string, { title }: KnownTask, { reader }: Scene): boolean {
  const parts = joinedParts(reader, title)
  if (parts.length < 2) return false
  const own = new Set(titleKey(reader, words).split(' '))
  return parts.some(
    (part) =>
      !titleKey(reader, part)
        .split(' ')
        .some((word) => own.has(word)),
  )
}

const PRONOUNS = wordSet(({ slots }) => slots.pronouns)

/** ‘It’, after something that is not on the list: the task spoken of before that is proposed. */
function askWhich(wish: Wish, words: string, scene: Scene): Act {
  const { perhaps } = scene.context
  const isPointed = wordsOf(scene.reader, words).some((word) => scene.reader.get(PRONOUNS).has(word))
  return perhaps !== undefined && isPointed && !isEmpty(wish) ? propose(wish, perhaps, scene) : askTask(wish, scene)
}

function toSeveral(wish: Wish, several: Several, scene: Scene, asked: Asked): Act | undefined {
  if (several.kind === 'missing')
    return isSure(asked) ? notFound(several.query, several.number, scene) : missing(several.number, scene)
  const isRefused = several.kind === 'everything' && wish.deed === 'delete'
  if (isRefused) return isSure(asked) ? notAllAtOnce(wish.deed, scene) : undefined
  const isChosen = several.kind !== 'named' && isSure(asked)
  return doToSeveral(wish, several, scene, asked) ?? (isChosen ? notAllAtOnce(wish.deed, scene) : undefined)
}

/** The one place where a change of a task that is there is done, proposed or let be [D38]. */
export function passing(wish: Wish, task: KnownTask, ruling: Ruling, scene: Scene): Act | undefined {
  switch (ruling) {
    case 'act':
      return doDeed(wish, task, scene)
    case 'propose':
      // Nothing to confirm yet: what to change is asked anyway.
      return isEmpty(wish) ? doDeed(wish, task, scene) : propose(wish, task, scene)
    case 'nothing':
      return undefined
  }
}

export function rulingOn(reader: Reader, wish: Wish, task: KnownTask, how: Naming, asked: Asked): Ruling {
  // ‘Push it to Friday’: with a value of a closed set it is said of no chore.
  const verb = asked.verb === 'chore' || (asked.verb === 'synonym' && isMoved(wish)) ? resetting(wish, how) : asked.verb
  const ruled = rule(wish.deed, { ...asked, verb }, how)
  // ‘Move the dinner reminder to Friday’: it is about a task, and which one is asked.
  const ruling = ruled === 'nothing' && asked.isOurs && VAGUE.has(how) ? 'propose' : ruled
  // ‘I need to change my sheets’: nothing is said that could be changed.
  if ((asked.mood === 'wish' || asked.mood === 'infinitive') && ruling === 'propose' && isEmpty(wish) && !asked.isOurs)
    return 'nothing'
  // ‘Clean the garage’ with a task called ‘Garage’: a chore after all. ‘Drop buy milk’ is none.
  const isPlainChore =
    (asked.verb === 'chore' || asked.mood === 'infinitive') && how === 'whole' && !beginsWithVerb(reader, task)
  const isGuess = wish.isGuess === true && !BEYOND_DOUBT.has(how)
  // ‘Move that to Monday’, right after it was done: another may be meant.
  const isOver = how === 'pronoun' && wish.fields.deadline != null && isDone(task)
  return ruling === 'act' && ((isPlainChore && !isReset(wish)) || isGuess || isOver) ? 'propose' : ruling
}

/** ‘Reschedule the dentist to Friday’. */
const isMoved = (wish: Wish) => wish.isSaidTo === true && isReset(wish)

/** Several fit: ‘move the report to Friday’ is about one of them, ‘clean the report’ about none. */
function isOfTasks(wish: Wish, how: Naming, asked: Asked): boolean {
  const verb = asked.verb === 'chore' ? resetting(wish, how) : asked.verb
  return rule(wish.deed, { ...asked, verb }, how) !== 'nothing'
}

const isEmpty = ({ deed, fields }: Wish) => deed === 'update' && Object.keys(fields).length === 0

const BEYOND_DOUBT: ReadonlySet<Naming> = new Set(['number', 'pronoun', 'place', 'whole'] as const)
const VAGUE: ReadonlySet<Naming> = new Set(['similar', 'part'] as const)

/** ‘Cancel gym’, with ‘Cancel gym membership’ there, says its title again. */
function naming(reader: Reader, { task, how }: Extract<Resolution, { kind: 'one' }>, { order, mood }: Asked): Naming {
  if (how !== 'part' || mood === 'told' || order === '') return how
  const [own = ''] = titleForm(reader, task).plain.split(' ', 1)
  return wordsOf(reader, order).some((verb) => isSameVerb(reader, verb, own)) ? 'echo' : how
}

/** Only an order, or an answer, is told what it lacks: anything else may not be about a task at all. */
const isSure = ({ verb, mood, isOurs }: Asked) =>
  isOurs || mood === 'answer' || ((mood === 'order' || mood === 'told') && verb !== 'chore')

const missing = (number: number | undefined, scene: Scene) =>
  number === undefined ? undefined : notFound('', number, scene)

/** What can still be done is looked at first: ‘I finished the report’ is not about the report that is done already. */
export function lookUp(deed: Deed, words: string, scene: Scene): Resolution {
  if (deed !== 'complete') return oneShown(deed, oneThatIsOpen(resolveTask(scene.reader, words, scene)), scene)
  const pending = resolveTask(scene.reader, words, { ...scene, isIn: isPending })
  if (pending.kind === 'none' || pending.kind === 'unnamed') return resolveTask(scene.reader, words, scene)
  return oneShown(deed, pending, scene)
}

/** ‘Move the water one’, right after a list that has one of them: that one. What is deleted is not found by it. */
function oneShown(deed: Deed, found: Resolution, { context, shown }: Scene): Resolution {
  if (found.kind !== 'several' || deed === 'delete' || !context.justListed) return found
  const [task, ...others] = found.tasks.filter(({ id }) => shown.some((one) => one?.id === id))
  return task === undefined || others.length > 0 ? found : { kind: 'one', task, how: found.how }
}

/** Of what comes again there are those that are done, by the same title: the one that is open is meant. */
function oneThatIsOpen(found: Resolution): Resolution {
  if (found.kind !== 'several') return found
  const [task, ...others] = found.tasks.filter(isPending)
  const isSame = found.tasks.every(({ title }) => title === task?.title)
  return task === undefined || others.length > 0 || !isSame ? found : { kind: 'one', task, how: found.how }
}

export function notAllAtOnce(deed: Deed, scene: Scene): Act {
  return { text: scene.say.notAllAtOnce(deed), command: waiting('clarify', ['task_selection']), stops: true, scene }
}

/** Offers the list. */
export function notFound(query: string, number: number | undefined, scene: Scene): Act {
  const { say } = scene
  return {
    text: number === undefined ? say.noSuchTask(said(query)) : say.noSuchNumber(number),
    command: waiting('clarify', ['task_selection']),
    state: 'LIST:ASK_SHOW',
    stops: true,
    scene,
  }
}

export function askTask({ deed, fields, asked }: Wish, scene: Scene): Act {
  const missing = ['task_selection', ...(asked === undefined ? [] : [asked])]
  const command = waiting('clarify', missing, { fields })
  return { text: scene.say.whichTask(deed), command, state: STATES[deed].task, scene }
}

/** What was named in answer to a question of ours. */
export function doToNamed(wish: Wish, words: string, scene: Scene): Act {
  return doTo(wish, words, scene, ANSWER) as Act
}

/** ‘Which of these?’, with at most five of them. */
export function choose(wish: Wish, tasks: readonly KnownTask[], query: string, scene: Scene): Act {
  return offer(wish, tasks, (lines) => scene.say.several(said(query), lines, wish.deed), scene)
}

export function chooseAgain(wish: Wish, tasks: readonly KnownTask[], scene: Scene): Act {
  return offer(wish, tasks, scene.say.whichOption, scene)
}

function offer(
  { deed, fields, asked }: Wish,
  tasks: readonly KnownTask[],
  text: (lines: string[]) => string,
  scene: Scene,
): Act {
  const options = tasks.slice(0, MOST_OPTIONS)
  const lines = options.map((task, index) => scene.say.option(index + 1, { ...task, title: spoken(task.title) }))
  if (tasks.length > options.length) lines.push(scene.say.more(tasks.length - options.length))
  const missing = ['task_selection', ...(asked === undefined ? [] : [asked])]
  return {
    text: text(lines),
    command: waiting('clarify', missing, { fields, ref: { options: options.map(({ id }) => id) } }),
    state: STATES[deed].select,
    scene: { ...scene, shown: options },
  }
}

/** Not sure enough: said, and done on ‘yes’ [D10, D38]. A new title is said with the old one. */
export function propose({ deed, fields, asked }: Wish, task: KnownTask, scene: Scene): Act {
  const missing = ['confirmation', ...(asked === undefined ? [] : [asked])]
  const title = spoken(task.title)
  return {
    text:
      fields.title === undefined
        ? scene.say.proposed(title, deed, deed === 'update' ? valuesSaid(fields, task, scene) : [])
        : scene.say.proposedTitle(title, spoken(fields.title)),
    command: waiting('clarify', missing, { fields, ref: { task_id: task.id, title: task.title } }),
    state: STATES[deed].confirm,
    scene: { ...scene, tracked: task },
  }
}

const said = (query: string) => quoted(cutText(query, MOST_QUOTED))
