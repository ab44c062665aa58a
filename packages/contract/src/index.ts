// The contract: what can be asked of Pawl, what it answers, and how it says no.

export { ACCESS_LEVELS, type Access, actorName, LOCAL_ACTOR, mayDo } from './actor.ts'
export { agentGuide } from './agent-guide.ts'
export {
  type ErrorCode,
  type ErrorFacts,
  EXIT,
  errorCatalogue,
  type InputProblem,
  PASSING_TROUBLE,
  type StoreTrouble,
} from './errors/catalogue.ts'
export { fail, type Outcome, PawlError, type Refusal, refuse, succeed } from './errors/refusal.ts'
export { type ErrorDocument, renderError, textsOf } from './errors/render.ts'
export { evidenceMarkdown } from './evidence-markdown.ts'
export { fromText, type InputField, inputFields, optionFlag } from './from-text.ts'
export { type AnswerTo, answerSchema, ITEM_TYPES, type ItemTypeName } from './governed-items.ts'
export {
  MESSAGE_TYPES,
  type MessageBody,
  type MessageTypeName,
  NOTICES,
  type NoticeName,
} from './governed-messages.ts'
export type { DoorWords } from './guidance/door-words.ts'
export type { Guidance, NoWay } from './guidance/guidance.ts'
export { httpWords, requestFor } from './guidance/http-words.ts'
export type { CallView, OperationCall } from './guidance/operation-call.ts'
export { shellWord, shellWords } from './guidance/shell-words.ts'
export { idempotencyKey, KEY_HEADER, REPLAYED_HEADER, withoutQuotes } from './idempotency-key.ts'
export { questionOf } from './item-view.ts'
export { LANGUAGES, type Language, pickLanguage } from './language.ts'
export { MESSAGE_LIMIT, PRIORITIES, type Priority } from './limits.ts'
export { SYSTEMS, type System } from './message-parties.ts'
export { openApi } from './open-api.ts'
export { type InputOf, isWriting, type OperationDeclaration, type ResultOf } from './operation.ts'
export { MODES } from './operations/conversation-operations.ts'
export type { RecordView } from './operations/governed-operations.ts'
export { type OperationKey, type Operations, operations } from './operations/index.ts'
export { lifecyclesOf } from './operations/insight-operations.ts'
export type { RoomViewDocument } from './operations/room-operations.ts'
export type { VerifyLine } from './operations/store-operations.ts'
export { LIST_SORTS, LIST_STATUSES, PAGE_LIMIT } from './operations/task-operations.ts'
export type { TokenView } from './operations/token-operations.ts'
export { problemsIn, readInput } from './read-input.ts'
export { roleName, roomContent, roomName } from './room-names.ts'
export { fieldProblems, LAST_MOMENT, storedFields } from './task-fields.ts'
export {
  changeName,
  type EventView,
  type TaskView,
  TODO_STATUSES,
  toEventView,
  toTaskView,
} from './task-view.ts'
export { DESCRIPTION_LIMIT, TITLE_LIMIT, withoutForbidden } from './text-rules.ts'
export { type LifecycleWords, type Words, wordsOf } from './words/words.ts'
export type { RoomTaskView, WorkTaskView } from './work-task-view.ts'
