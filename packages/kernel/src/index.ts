// The kernel: tables of rules, and the pure functions that read them.

export { checkLifecycle, type Defect } from './check-lifecycle.ts'
export { countedText } from './counted-text.ts'
export { type Created, type Creation, createTask } from './create.ts'
export { cutText, cutTextFront, shortenText } from './cut-text.ts'
export { type Accepted, type Change, type Decision, decide, type Refused } from './decide.ts'
export { decideEdit, type Edit, type EditDecision } from './edit.ts'
export type { FieldKind, Fields, FieldValue, ValueOf } from './field-kinds.ts'
export { InvalidTransitionError } from './invalid-transition-error.ts'
export { isOneOf } from './is-one-of.ts'
export { entriesOf, keysOf } from './keys-of.ts'
export {
  defineLifecycle,
  EVERY_STATUS,
  type FieldOf,
  INCREMENT,
  type Lifecycle,
  type LifecycleTable,
  mayHold,
  NOW,
  PROVIDED,
  type StatusOf,
  type TransitionRule,
  type TriggerOf,
} from './lifecycle.ts'
export { type GovernedTask, governed } from './lifecycles/governed.ts'
export {
  isLifecycleName,
  LIFECYCLE_NAMES,
  type LifecycleName,
  lifecycleOf,
  lifecycles,
  type TaskLifecycle,
} from './lifecycles/index.ts'
export { type RecordLifecycleName, recordLifecycles } from './lifecycles/records/index.ts'
export { type RoomTask, room } from './lifecycles/room.ts'
export { type TodoTask, todo } from './lifecycles/todo.ts'
export { present } from './present.ts'
export {
  type AwaitedTask,
  describeRefusal,
  FIELD_NOT_ALLOWED,
  type TaskTransitionError,
  type TransitionVariables,
  type ValidTransition,
} from './refusal.ts'
export { CLOCK, EFFECT, isAmong, RELATIONS, type Relation } from './relations.ts'
export { sameValue } from './same-value.ts'
export { type PathStep, shortestPath } from './shortest-path.ts'
export { stateDiagram } from './state-diagram.ts'
export {
  actingFor,
  applyEvent,
  CREATE_TRIGGER,
  EDIT_TRIGGER,
  type FieldChangesOf,
  type FieldsOf,
  isTaskOf,
  replay,
  type Task,
  type TaskEvent,
  type TaskOf,
} from './task.ts'
export { type MatrixCell, type TransitionMatrix, transitionMatrix } from './transition-matrix.ts'
export { decideUndo, followsByItself, isUndone, type UndoDecision, type UndoRefusal } from './undo.ts'
export { canTransition, getValidTransitionsFrom } from './valid-transitions.ts'
export { brokenValidation, type ValidationName, validations, validationsOf } from './validations.ts'
