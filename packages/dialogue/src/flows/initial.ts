// No question is open: a message starts a flow, asks for the list, or is not understood.

import { asksToRepeat, isCancel } from '../answers/confirmation.ts'
import { ready, waiting } from '../command.ts'
import { isPending } from '../direct/changing/deeds.ts'
import { isNarrow } from '../direct/listing/filter.ts'
import { readFilter } from '../direct/listing/read-filter.ts'
import { factsOf } from '../list-facts.ts'
import { quoted } from '../marker.ts'
import { matchTasks } from '../match-tasks.ts'
import { type Reading, readMessage } from '../reading/read-message.ts'
import type { DetectedIntent, KnownTask } from '../turn.ts'
import { startCreate } from './create.ts'
import { deleteNamed, startDelete } from './delete.ts'
import { answered } from './identify.ts'
import type { Step, StepInput } from './step.ts'
import { startUpdate, updateNamed } from './update.ts'

const MOST_LISTED = 50

type Started = Step & { readonly detected: DetectedIntent }

export function startFlow(input: StepInput): Started {
  const { phrases, message } = input
  if (isCancel(input.reader, message)) return { ...nothing(phrases.nothingToCancel), detected: 'UNCLEAR' }
  if (input.lastReply && asksToRepeat(input.reader, message))
    return { ...nothing(input.lastReply), detected: 'UNCLEAR' }
  const named = namedTask(input)
  if (named !== undefined) return named
  const reading = readMessage(input.reader, message).find(({ role, ifTask }) => role !== undefined || !ifTask)
  if (reading === undefined) return { ...nothing(phrases.notUnderstood), detected: 'UNCLEAR' }
  if (reading.intent === 'NOTHING') return { ...nothing(phrases.notDone), detected: 'UNCLEAR' }
  // One thing at a time: whatever follows the command is about it.
  const rest = message.slice(reading.from).trim()
  const intent = meantBy(reading, rest, input)
  const step = intent === 'LIST_TASKS' ? list(input, reading) : start(intent, rest, input)
  return { ...step, detected: intent }
}

/** The answer to ‘Which task?’ [D47]. */
function namedTask(input: StepInput): Started | undefined {
  const { wanted } = input.context
  const task = wanted === undefined ? undefined : answered(input)
  if (task === undefined) return undefined
  return wanted === 'delete_task'
    ? { ...deleteNamed(input, task), detected: 'DELETE_TASK' }
    : { ...updateNamed(input, task), detected: 'UPDATE_TASK' }
}

/** ‘I need to cancel the picnic’ is an errand, and ‘clean the garage’ no wish to delete, unless a task is called that [D46]. */
function meantBy({ intent, isOurs, isNeeded, verb }: Reading, rest: string, input: StepInput) {
  const isChange = intent === 'DELETE_TASK' || intent === 'UPDATE_TASK' || intent === 'COMPLETE_TASK'
  if (intent === 'UNDO') return 'UNCLEAR'
  if (intent === 'NOTHING' || !isChange || isOurs || !(isNeeded || verb === 'chore'))
    return intent as Started['detected']
  if (matchTasks(input.reader, rest, input.tasks).length > 0) return intent
  return isNeeded ? 'CREATE_TASK' : 'UNCLEAR'
}

function start(intent: Reading['intent'], rest: string, input: StepInput): Step {
  switch (intent) {
    case 'CREATE_TASK':
      return startCreate(input)
    case 'DELETE_TASK':
      return startDelete(input, rest)
    case 'UPDATE_TASK':
      return startUpdate(input, rest)
    case 'HELP':
      return nothing(input.phrases.help)
    case 'GREETING':
      return nothing(input.phrases.greeting)
    default:
      return nothing(input.phrases.notUnderstood)
  }
}

const NOW = { now: 0, utcOffset: 0 }

/** By status; anything else that is said of them is said not to be known. */
function list({ reader, tasks, phrases, message, moment = NOW }: StepInput, { start: begin, from, to }: Reading): Step {
  // Which tasks it would be about is not asked: what narrows a list is said not to be known, whatever it is.
  const { filter, unknown } = readFilter(reader, message.slice(begin, to), from - begin, moment, [])
  const isOf = { all: () => true, pending: isPending, completed: (task: KnownTask) => !isPending(task) }[filter.status]
  const isNarrowed = isNarrow(filter) || unknown !== undefined
  const visible = isNarrowed ? factsOf(reader, tasks).visible : factsOf(reader, tasks).visible.filter(isOf)
  const shown = visible.slice(0, MOST_LISTED).map((task): KnownTask => ({ ...task, title: quoted(task.title) }))
  const more = visible.length > shown.length ? `\n${phrases.more(visible.length - shown.length)}` : ''
  const text = visible.length === 0 ? phrases.noTasks : phrases.tasks(shown) + more
  return {
    text: isNarrowed ? `${phrases.cannotFilter} ${text}` : text,
    state: undefined,
    command: ready('list_tasks'),
  }
}

function nothing(text: string): Step {
  return { text, state: undefined, command: waiting('clarify', []) }
}
