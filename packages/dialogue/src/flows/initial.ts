// No question is open: a message starts a flow, asks for the list, or is not understood.

import { asksToRepeat, isCancel } from '../answers/confirmation.ts'
import { ready, waiting } from '../command.ts'
import type { Action } from '../languages/lexicon.ts'
import { quoted } from '../marker.ts'
import { readCommand } from '../read-command.ts'
import type { DetectedIntent, KnownTask, Language } from '../turn.ts'
import { startCreate } from './create.ts'
import { startDelete } from './delete.ts'
import type { Step, StepInput } from './step.ts'
import { startUpdate } from './update.ts'

const MOST_LISTED = 50

const DETECTED: { readonly [action in Action]: DetectedIntent } = {
  create: 'CREATE_TASK',
  delete: 'DELETE_TASK',
  update: 'UPDATE_TASK',
  list: 'LIST_TASKS',
  complete: 'COMPLETE_TASK',
  help: 'HELP',
  greet: 'GREETING',
}

export function startFlow(input: StepInput, language: Language): Step & { readonly detected: DetectedIntent } {
  const { phrases } = input
  if (isCancel(input.message)) return { ...nothing(phrases.nothingToCancel), detected: 'UNCLEAR' }
  if (input.lastReply && asksToRepeat(input.message)) return { ...nothing(input.lastReply), detected: 'UNCLEAR' }
  const command = readCommand(input.message, language)
  if (command === undefined) return { ...nothing(phrases.notUnderstood), detected: 'UNCLEAR' }
  if (command.negated) return { ...nothing(phrases.notDone), detected: 'UNCLEAR' }
  return { ...start(command.action, command.rest, input), detected: DETECTED[command.action] }
}

function start(action: Action, rest: string, input: StepInput): Step {
  switch (action) {
    case 'create':
      return startCreate(input)
    case 'delete':
      return startDelete(input, rest)
    case 'update':
      return startUpdate(input, rest)
    case 'list':
      return list(input)
    case 'help':
      return nothing(input.phrases.help)
    case 'greet':
      return nothing(input.phrases.greeting)
    case 'complete':
      return nothing(input.phrases.notUnderstood)
  }
}

function list({ tasks, phrases }: StepInput): Step {
  const visible = tasks.filter((task) => task.status !== 'deleted')
  const shown = visible.slice(0, MOST_LISTED).map((task): KnownTask => ({ ...task, title: quoted(task.title) }))
  const more = visible.length > shown.length ? `\n${phrases.more(visible.length - shown.length)}` : ''
  const text = visible.length === 0 ? phrases.noTasks : phrases.tasks(shown) + more
  return { text, state: undefined, command: ready('list_tasks') }
}

function nothing(text: string): Step {
  return { text, state: undefined, command: waiting('clarify', []) }
}
