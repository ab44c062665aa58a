// No question is open: a message starts a flow, asks for the list, or is not understood.

import { asksToRepeat, isCancel } from '../answers/confirmation.ts'
import { ready, waiting } from '../command.ts'
import { quoted } from '../marker.ts'
import { type Reading, readMessage } from '../reading/read-message.ts'
import { visibleTasks } from '../task-index.ts'
import type { DetectedIntent, KnownTask } from '../turn.ts'
import { startCreate } from './create.ts'
import { startDelete } from './delete.ts'
import type { Step, StepInput } from './step.ts'
import { startUpdate } from './update.ts'

const MOST_LISTED = 50

export function startFlow(input: StepInput): Step & { readonly detected: DetectedIntent } {
  const { phrases, message } = input
  if (isCancel(message)) return { ...nothing(phrases.nothingToCancel), detected: 'UNCLEAR' }
  if (input.lastReply && asksToRepeat(message)) return { ...nothing(input.lastReply), detected: 'UNCLEAR' }
  const reading = readMessage(message).find(({ role, ifTask }) => role !== undefined || !ifTask)
  if (reading === undefined) return { ...nothing(phrases.notUnderstood), detected: 'UNCLEAR' }
  if (reading.intent === 'NOTHING') return { ...nothing(phrases.notDone), detected: 'UNCLEAR' }
  // One thing at a time: whatever follows the command is about it.
  const step = start(reading.intent, message.slice(reading.from).trim(), input)
  return { ...step, detected: reading.intent === 'UNDO' ? 'UNCLEAR' : reading.intent }
}

function start(intent: Exclude<Reading['intent'], 'NOTHING'>, rest: string, input: StepInput): Step {
  switch (intent) {
    case 'CREATE_TASK':
      return startCreate(input)
    case 'DELETE_TASK':
      return startDelete(input, rest)
    case 'UPDATE_TASK':
      return startUpdate(input, rest)
    case 'LIST_TASKS':
      return list(input)
    case 'HELP':
      return nothing(input.phrases.help)
    case 'GREETING':
      return nothing(input.phrases.greeting)
    case 'COMPLETE_TASK':
    case 'UNDO':
    case 'UNCLEAR':
      return nothing(input.phrases.notUnderstood)
  }
}

function list({ tasks, phrases }: StepInput): Step {
  const visible = visibleTasks(tasks)
  const shown = visible.slice(0, MOST_LISTED).map((task): KnownTask => ({ ...task, title: quoted(task.title) }))
  const more = visible.length > shown.length ? `\n${phrases.more(visible.length - shown.length)}` : ''
  const text = visible.length === 0 ? phrases.noTasks : phrases.tasks(shown) + more
  return { text, state: undefined, command: ready('list_tasks') }
}

function nothing(text: string): Step {
  return { text, state: undefined, command: waiting('clarify', []) }
}
