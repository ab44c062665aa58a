// Where a command of direct mode is carried out: what there is, what was spoken of, and how things are said. Each command of
// a chain sees what the one before it left.

import { taskWithId } from '../find-tasks.ts'
import type { Deed, DirectPhrases } from '../languages/direct-phrases.ts'
import type { Phrases } from '../languages/lexicon.ts'
import { factsOf } from '../list-facts.ts'
import { quoted, type State } from '../marker.ts'
import type { Reader } from '../reader.ts'
import type { Moment } from '../slots/deadline.ts'
import type { Command, KnownTask, Language } from '../turn.ts'
import type { DirectContext } from './context.ts'

export interface Scene {
  readonly reader: Reader
  readonly tasks: readonly KnownTask[]
  readonly tracked: KnownTask | undefined
  readonly shown: readonly (KnownTask | undefined)[]
  /** The task that the last answer added, and no other. */
  readonly latest?: KnownTask | undefined
  /** The task that this conversation added last, whatever it did since. */
  readonly newest?: KnownTask | undefined
  readonly context: DirectContext
  readonly moment: Moment
  readonly language: Language
  readonly say: DirectPhrases
  /** What guided mode says in the same words. */
  readonly phrases: Phrases
  /** Chooses among variants [D20]. */
  readonly variant: number
  readonly newTaskId: (index: number) => string
  /** When a task that recurs comes again; without it, that is not said. */
  readonly nextTime?: ((task: KnownTask) => string | undefined) | undefined
  readonly added: number
  /** It is said that something is to be due later, on a weekday. */
  readonly isPutOff?: boolean
  /** What was typed was put more plainly. */
  readonly isPlain?: boolean
  /** The number the next new task gets, as far as can be known. */
  readonly nextNumber: number | undefined
}

/** One command carried out, or one question asked. */
export interface Act {
  readonly text: string
  readonly command: Command
  /** Of one deed on several tasks: the other ones. */
  readonly more?: readonly Command[]
  /** The question that is then open. */
  readonly state?: State
  /** It could not be done: of a chain, nothing after it is [D19]. */
  readonly stops?: true
  /** A task was named, and it is asked what to do with it. */
  readonly asksForDeed?: readonly Deed[]
  readonly scene: Scene
}

export function openScene(
  reader: Reader,
  context: DirectContext,
  tasks: readonly KnownTask[],
  language: Language,
  moment: Moment,
  message: string,
  newTaskId: (index: number) => string,
): Scene {
  const { direct, phrases } = reader.speech(language)
  const { visible, highestNumber } = factsOf(reader, tasks)
  return {
    reader,
    tasks: visible,
    tracked: context.tracked,
    shown: context.shown,
    latest: context.justDone.at(-1)?.command.intent === 'add_task' ? context.tracked : undefined,
    newest: newestOf(reader, context, visible),
    context,
    moment,
    language,
    newTaskId,
    added: 0,
    nextNumber: highestNumber === 0 ? undefined : highestNumber + 1,
    say: direct,
    phrases,
    variant: hash(`${message}\n${tasks.length}`),
  }
}

function newestOf(reader: Reader, { done }: DirectContext, tasks: readonly KnownTask[]): KnownTask | undefined {
  const added = done.findLast(({ command }) => command.intent === 'add_task')
  return added && taskWithId(reader, tasks, added.taskId)
}

/** A title as it is said: with a capital, and no marker whatever it holds [D6]. */
export function spoken(title: string): string {
  const safe = quoted(title)
  return safe.charAt(0).toUpperCase() + safe.slice(1)
}

/** FNV-1a: the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  return value >>> 3
}
