// What came before a message, as direct mode needs it: the open question and what it is about, the task spoken of last
// [D14], what was shown, what was done, and how often in a row it was not understood. Read from the commands beside the
// assistant's messages; from what was said, where there are none [D5].

import { isMadeOf, phraseSet } from '../answers/phrase-set.ts'
import { type State, stateOf, withoutMarker } from '../marker.ts'
import type { Reader } from '../reader.ts'
import type { Command, CommandFields, CommandRef, HistoryMessage, KnownTask } from '../turn.ts'
import { commandsOf } from './changing/carried-out.ts'
import { type Done, standingDeeds } from './changing/done.ts'
import { lastShown, lastSpokenOf } from './finding/spoken-of.ts'
import { isRemark } from './remark.ts'
import type { SaidBefore } from './said-before.ts'

export interface DirectContext {
  readonly state: State | undefined
  readonly fields: CommandFields
  readonly ref: CommandRef | null
  /** What the open question asks for. */
  readonly missing: readonly string[]
  readonly tracked: KnownTask | undefined
  /** The same, where something that is not on the list came between: ‘it’ may be either, so it is asked. */
  readonly perhaps: KnownTask | undefined
  readonly shown: readonly (KnownTask | undefined)[]
  /** In which of the answers that was: `done` counts them alike. */
  readonly shownIn: number
  /** What was carried out and not taken back, the newest last. */
  readonly done: readonly Done[]
  /** The list that was shown last: what was asked for, what was shown of it, and in which of the answers. */
  readonly listed:
    | { readonly fields: CommandFields; readonly options: readonly string[]; readonly turn: number }
    | undefined
  /** The last answer added a task that could be several, and said so. */
  readonly couldSplit: boolean
  /** What the last answer carried out. */
  readonly justDone: readonly Done[]
  /** The last answer took something back. */
  readonly justUndone: boolean
  /** What it took back. */
  readonly undone: readonly Done[]
  /** The last answer was a list. */
  readonly justListed: boolean
  /** The task that the last answer spoke of, and of no other. */
  readonly justTold: string | undefined
  /** The task that the last answer asked what to do with, or brought back. */
  readonly justNamed: string | undefined
  /** The several that the last answer let be, on a no; and what was to be done to them. */
  readonly letBe: { readonly command: Command; readonly state: State } | undefined
  /** The task that the last answer asked what to do with. */
  readonly justAsked: string | undefined
  /** What was said before the last answer, if that refused to do it to all tasks at once. */
  readonly refusedAll: string | undefined
  /** What was said before the last answer; what is only a yes says nothing. */
  readonly lastSaid: string | undefined
  /** The last answer itself. */
  readonly lastAnswer: string | undefined
  readonly unclear: number
  /** How many answers there were. */
  readonly answers: number
  /** How many tasks were added since one was completed. */
  readonly addedInARow: number
}

export function directContext(
  reader: Reader,
  /** No more than a turn looks at. */
  past: readonly SaidBefore[],
  tasks: readonly KnownTask[],
): DirectContext {
  const all = past.map(({ message }) => message)
  const window = withoutThanks(reader, all)
  const said = window.length === past.length ? past : past.slice(0, window.length)
  const answers = said.filter(({ isAnswer }) => isAnswer)
  const spoken = answers.map(({ message }) => message)
  const state = stateOf(window)
  const open = state === undefined ? undefined : spoken.at(-1)?.command
  const done = standingDeeds(reader, answers, tasks)
  const spokenOf = lastSpokenOf(reader, said, tasks)
  const justUndone = commandsOf(spoken.at(-1) ?? NOTHING).some(({ ready, fields }) => ready && fields.undo === true)
  return {
    state,
    fields: open?.fields ?? {},
    ref: open?.ref ?? null,
    missing: open?.missing_fields ?? [],
    tracked: spokenOf?.isSure ? spokenOf.task : undefined,
    perhaps: spokenOf?.isSure ? undefined : spokenOf?.task,
    ...lastShown(reader, answers, tasks),
    done,
    listed: lastListed(answers),
    couldSplit: commandsOf(spoken.at(-1) ?? NOTHING).some(
      ({ intent, ref }) => intent === 'add_task' && ref?.titles !== undefined,
    ),
    justDone: standingDeeds(reader, answers.slice(-1), tasks),
    justUndone,
    undone: justUndone
      ? standingDeeds(reader, answers.slice(0, -1), tasks).filter(
          ({ command }) => !done.some((one) => one.command === command),
        )
      : [],
    justListed: commandsOf(spoken.at(-1) ?? NOTHING).at(-1)?.fields.status !== undefined && toldList(spoken.at(-1)),
    justTold: toldIn(spoken.at(-1) ?? NOTHING),
    justNamed: state === undefined ? namedIn(spoken.at(-1) ?? NOTHING) : undefined,
    letBe: state === undefined ? letBeIn(window) : undefined,
    justAsked: state === undefined ? askedIn(spoken.at(-1) ?? NOTHING) : undefined,
    refusedAll: state === undefined ? refusedBefore(window) : undefined,
    lastSaid: window.findLast(({ role, content }) => role === 'user' && !isMadeOf(reader, content, reader.get(ASIDES)))
      ?.content,
    lastAnswer: withoutMarker(spoken.at(-1)?.content ?? '') || undefined,
    answers: spoken.length,
    unclear: countFromEnd(all, isAnswer, ({ command }) => command?.missing_fields?.[0] === 'intent'),
    addedInARow: countFromEnd(spoken, isOfChange, ({ command }) => command?.intent === 'add_task'),
  }
}

const ASIDES = phraseSet(({ slots, answers }) => [...slots.thanks, ...answers.yes])

/** ‘Why?’, ‘what did you do?’ */
const ABOUT_LAST = phraseSet(({ repairs }) => [...repairs.why, ...repairs.whatDidYouDo])

/**
 * Thanks, a yes to nothing or a remark, and the answer to them, end nothing: ‘thanks! oh, and glue’. Nor does what was not
 * understood, once.
 */
function withoutThanks(reader: Reader, window: readonly HistoryMessage[]): readonly HistoryMessage[] {
  let end = window.length
  while (end > 2 && isAside(reader, window.slice(0, end), end === window.length)) end -= 2
  return end === window.length ? window : window.slice(0, end)
}

function isAside(reader: Reader, window: readonly HistoryMessage[], isLast: boolean): boolean {
  const [said, answer] = window.slice(-2)
  return (
    said?.role === 'user' &&
    answer?.role === 'assistant' &&
    answer.command?.intent === 'clarify' &&
    answer.command.ref === null &&
    stateOf(window) === undefined &&
    stateOf(window.slice(0, -2)) === undefined &&
    (isMadeOf(reader, said.content, reader.get(ASIDES)) ||
      isMadeOf(reader, said.content, reader.get(ABOUT_LAST)) ||
      (isLast && answer.command.missing_fields[0] === 'intent') ||
      (answer.command.missing_fields.length === 0 && isRemark(reader, said.content)))
  )
}

const NOTHING: HistoryMessage = { role: 'assistant', content: '' }

const toldList = (message: HistoryMessage | undefined) => commandsOf(message ?? NOTHING).at(-1)?.intent === 'list_tasks'

function refusedBefore(window: readonly HistoryMessage[]): string | undefined {
  const [said, answer] = window.slice(-2)
  const { intent, missing_fields: missing, ref } = answer?.command ?? {}
  return intent === 'clarify' && missing?.[0] === 'task_selection' && ref === null ? said?.content : undefined
}

function letBeIn(window: readonly HistoryMessage[]): DirectContext['letBe'] {
  const [asked, , answer] = window.slice(-3)
  const before = window.slice(0, -2)
  const command = asked?.role === 'assistant' ? asked.command : undefined
  const state = command == null ? undefined : stateOf(before)
  const isSeveral = state?.endsWith(':ASK_CONFIRMATION') === true && (command?.ref?.options?.length ?? 0) > 1
  const isNo = answer?.command?.intent === 'clarify' && answer.command.ref === null
  return isSeveral && isNo && command != null && state !== undefined ? { command, state } : undefined
}

function toldIn(message: HistoryMessage): string | undefined {
  const [command] = commandsOf(message)
  return command?.intent === 'list_tasks' && command.ready ? command.ref?.task_id : undefined
}

/** ‘Anything about the dentist?’, and there is one task. */
function onlyAbout({ intent, fields, ref }: Command): string | undefined {
  const [only, ...others] = ref?.options ?? []
  return intent === 'list_tasks' && fields.about !== undefined && others.length === 0 ? only : undefined
}

function namedIn(message: HistoryMessage): string | undefined {
  const [command] = commandsOf(message)
  if (command === undefined) return undefined
  const isNamed = command.intent === 'clarify' || command.fields.undo === true
  return isNamed ? command.ref?.task_id : onlyAbout(command)
}

function askedIn(message: HistoryMessage): string | undefined {
  const [command] = commandsOf(message)
  return command?.intent === 'clarify' ? command.ref?.task_id : undefined
}

function lastListed(answers: readonly SaidBefore[]): DirectContext['listed'] {
  for (let at = answers.length - 1; at >= 0; at--) {
    const { list } = answers[at] as SaidBefore
    if (list?.fields.status !== undefined) return { fields: list.fields, options: list.ref?.options ?? [], turn: at }
  }
  return undefined
}

const isAnswer = ({ role }: HistoryMessage) => role === 'assistant'
const isOfChange = ({ command }: HistoryMessage) => command?.ready === true && command.intent !== 'list_tasks'

/** Of those that count, the last ones that are such. */
function countFromEnd(
  messages: readonly HistoryMessage[],
  counts: (message: HistoryMessage) => boolean,
  is: (message: HistoryMessage) => boolean,
): number {
  let count = 0
  for (let at = messages.length - 1; at >= 0; at--) {
    const message = messages[at] as HistoryMessage
    if (!counts(message)) continue
    if (!is(message)) break
    count++
  }
  return count
}
