// Finding the task a delete or an update is about: by id or exact title, and by an explicit choice when several fit
// (document 000, section 7). Nothing is ever chosen for the person.

import { cutText } from '@pawl/kernel'
import { readChoice } from '../answers/choice.ts'
import { waiting } from '../command.ts'
import { factsOf } from '../list-facts.ts'
import { quoted, type State } from '../marker.ts'
import { matchTasks } from '../match-tasks.ts'
import { cleaned, normalized } from '../normalize.ts'
import type { Reader } from '../reader.ts'
import type { CommandRef, KnownTask } from '../turn.ts'
import { type Step, type StepInput, visibleTask } from './step.ts'

const MOST_OPTIONS = 5

interface Wanted {
  readonly select: State
  readonly wanted: NonNullable<CommandRef['wanted']>
  readonly ask: string
  /** What follows once the task is known. */
  readonly found: (task: KnownTask, ref: CommandRef) => Step
}

export function identify({ reader, tasks, phrases }: StepInput, rest: string, wanted: Wanted): Step {
  const numbered = numberedTask(reader, rest, tasks)
  const matches = numbered === undefined ? matchTasks(reader, rest, tasks) : [numbered]
  if (matches.length === 1) return wanted.found(matches[0] as KnownTask, refTo(matches[0] as KnownTask))
  if (matches.length > 1) {
    const options = matches.slice(0, MOST_OPTIONS)
    const more = matches.length > options.length ? `\n${phrases.more(matches.length - options.length)}` : ''
    return { text: phrases.several(options.map(shown)) + more, state: wanted.select, command: choosing(options) }
  }
  const query = cleaned(rest)
  const text = query === '' ? wanted.ask : `${phrases.noSuchTask(quoted(cutText(query, 100)))} ${wanted.ask}`
  return { text, state: undefined, command: asking(wanted) }
}

/** No marker (000); what is wished stands in the command [D47]. */
const asking = ({ wanted }: Wanted) => waiting('clarify', ['task_selection'], { ref: { wanted } })

/** The task that is meant by an exact title, an id, or ‘#3’: the answer to ‘Which task?’ */
export function answered({ reader, tasks, message }: StepInput): KnownTask | undefined {
  const numbered = numberedTask(reader, message, tasks)
  if (numbered !== undefined) return numbered
  const found = matchTasks(reader, message, tasks)
  return found.length === 1 ? found[0] : undefined
}

/** ‘#3’, ‘task 3’: the number that lists show; of a task that has none, its id. */
function numberedTask(reader: Reader, text: string, tasks: readonly KnownTask[]): KnownTask | undefined {
  const said = TASK_NUMBER.exec(normalized(text))
  if (said === null) return undefined
  const digits = said[1] ?? said[2] ?? ''
  const visible = factsOf(reader, tasks).visible
  return (
    visible.find(({ number }) => number === Number(digits)) ??
    visible.find(({ id, number }) => number === undefined && id === digits)
  )
}

const TASK_NUMBER =
  /^(?:(?:task|number|id|משימה|מספר|מזהה) )?#(\d{1,9})[.!]?$|^(?:task|number|משימה|מספר) (\d{1,9})[.!]?$/

export function select({ reader, context, message, tasks, phrases }: StepInput, wanted: Wanted): Step {
  const ids = context.ref?.options ?? []
  const options = ids.map((id) => visibleTask(reader, tasks, id))
  const chosen = readChoice(reader, message, options)
  if (chosen !== undefined) return wanted.found(chosen, refTo(chosen))
  const left = options.filter((task) => task !== undefined)
  if (left.length === 0) return { text: wanted.ask, state: undefined, command: asking(wanted) }
  return { text: phrases.badChoice(left.map(shown)), state: wanted.select, command: choosing(left) }
}

function choosing(options: readonly KnownTask[]) {
  return waiting('clarify', ['task_selection'], { ref: { options: options.map((task) => task.id) } })
}

export function refTo(task: KnownTask): CommandRef {
  return { task_id: task.id, title: task.title }
}

function shown(task: KnownTask): KnownTask {
  return { ...task, title: quoted(task.title) }
}
