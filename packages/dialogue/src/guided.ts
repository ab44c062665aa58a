// One step of the guided conversation: the open question decides how the message is read (document 000, section 4).
// Nothing but a cancel leaves a flow before its end [D21].

import { isCancel } from './answers/confirmation.ts'
import { waiting } from './command.ts'
import { askDeadline, askPriority, askTitle } from './flows/create.ts'
import { confirmDelete, selectForDelete } from './flows/delete.ts'
import { startFlow } from './flows/initial.ts'
import type { Step, StepInput } from './flows/step.ts'
import { askField, askValue, confirmUpdate, selectForUpdate } from './flows/update.ts'
import type { DirectState, State } from './marker.ts'
import type { DetectedIntent } from './turn.ts'

const STEPS: { readonly [state in Exclude<State, DirectState>]: (input: StepInput) => Step } = {
  'CREATE:ASK_TITLE': askTitle,
  'CREATE:ASK_PRIORITY': askPriority,
  'CREATE:ASK_DEADLINE': askDeadline,
  'DELETE:SELECT_TASK': selectForDelete,
  'DELETE:ASK_CONFIRMATION': confirmDelete,
  'UPDATE:SELECT_TASK': selectForUpdate,
  'UPDATE:ASK_FIELD': askField,
  'UPDATE:ASK_VALUE:title': (input) => askValue(input, 'title'),
  'UPDATE:ASK_VALUE:priority': (input) => askValue(input, 'priority'),
  'UPDATE:ASK_VALUE:deadline': (input) => askValue(input, 'deadline'),
  'UPDATE:ASK_VALUE:status': (input) => askValue(input, 'status'),
  'UPDATE:ASK_CONFIRMATION': confirmUpdate,
}

export function guidedStep(input: StepInput): Step & { readonly detected?: DetectedIntent } {
  const { state } = input.context
  if (state === undefined) return startFlow(input)
  if (isCancel(input.reader, input.message))
    return { text: input.phrases.cancelled, state: undefined, command: waiting('clarify', []) }
  const step = state in STEPS ? STEPS[state as keyof typeof STEPS] : undefined
  // A question of direct mode means nothing here.
  return step === undefined ? startFlow(input) : step(input)
}
