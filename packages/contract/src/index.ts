// The contract: what can be asked of Pawl, what it answers, and how it says no.

export { personActor, personKey, personName, workspaceName } from './access/people.ts'
export { NAMED_RIGHTS, type NamedRight, type Place, standingIn } from './access/places.ts'
export {
  ANSWERING,
  actingAs,
  isOperator,
  localPrincipal,
  MEMBER_ROLES,
  type MemberRole,
  type Principal,
  roleFor,
  systemsOf,
} from './access/principal.ts'
export { standingOf } from './access/relations.ts'
export {
  isWithin,
  mayRun,
  onlyReads,
  RIGHTS,
  RIGHTS_OF,
  type Right,
  refuseWithout,
  rolesWith,
} from './access/rights.ts'
export { SHARED_TO, type SharedTo } from './access/shared-to.ts'
export { type SignInAnswer, type SignInInput, signInAnswers, signInInputs } from './access/sign-in.ts'
export {
  CSRF_HEADER,
  OIDC_CALLBACK,
  SHORTEST_PASSWORD,
  SIGN_IN_PATHS,
  type SignInKey,
  WORKSPACE_HEADER,
} from './access/sign-in-paths.ts'
export { ACCESS_LEVELS, type Access, actorName, CLOCK_ACTOR, LOCAL_ACTOR } from './actor.ts'
export { countingIn } from './counting.ts'
export type { Difference } from './differences/difference.ts'
export { differenceText } from './differences/difference-text.ts'
export { agentGuide } from './documents/agent-guide.ts'
export { evidenceMarkdown } from './documents/evidence-markdown.ts'
export { openApi } from './documents/open-api.ts'
export { type ContextPart, taskContextMarkdown } from './documents/task-context.ts'
export { EXIT, errorCatalogue, PASSING_TROUBLE } from './errors/catalogue.ts'
export type { ErrorCode, ErrorFacts } from './errors/facts.ts'
export type {
  BadLineBecause,
  CannotJudge,
  InputProblem,
  MismatchBecause,
  NamedKind,
  OutdatedBecause,
  RepositoryTrouble,
  StoreTrouble,
  UnfitBecause,
  UnreadBecause,
  UsageBecause,
} from './errors/reasons.ts'
export { fail, type Outcome, PawlError, type Refusal, refuse, succeed } from './errors/refusal.ts'
export { type ErrorDocument, renderError, textsOf } from './errors/render.ts'
export { systemCodeOf } from './errors/system-code.ts'
export { type SystemTroubleFacts, systemTrouble } from './errors/system-trouble.ts'
export { refuseUnfitAnswer } from './errors/unfit-answer.ts'
export { type AnswerTo, answerSchema, ITEM_TYPES, type ItemTypeName } from './governed/items.ts'
export {
  MESSAGE_TYPES,
  type MessageBody,
  type MessageTypeName,
  NOTICES,
  type NoticeName,
} from './governed/messages.ts'
export { SYSTEMS, type System } from './governed/parties.ts'
export type { DoorWords } from './guidance/door-words.ts'
export type { Guidance, NoWay } from './guidance/guidance.ts'
export { httpWords, requestFor } from './guidance/http-words.ts'
export type { CallView, OperationCall } from './guidance/operation-call.ts'
export { shellWord, shellWords } from './guidance/shell-words.ts'
export { formatFor, HOOK_FORMATS, type HookFormat, shownAddress } from './hooks/hook-address.ts'
export { fitsHook, type HookFilter, narrowed, readHookFilter } from './hooks/hook-filter.ts'
export { fromText, type InputField, inputFields, optionFlag } from './input/from-text.ts'
export { idempotencyKey, KEY_HEADER, REPLAYED_HEADER, withoutQuotes } from './input/idempotency-key.ts'
export { MESSAGE_LIMIT, PRIORITIES, type Priority } from './input/limits.ts'
export { isOneScript, lookAlike, skeletonOf } from './input/names.ts'
export { shortReminder, whenInWords } from './input/planner-fields.ts'
export { problemsIn, readInput } from './input/read-input.ts'
export { labels, MOST_TOLD, roleName, roomContent, roomName, skills, splitSession } from './input/room-names.ts'
export { defaultSettings, importedSettings, type RoomSettings, storedSettings } from './input/room-settings.ts'
export { fieldProblems, LAST_MOMENT, storedFields } from './input/task-fields.ts'
export { DESCRIPTION_LIMIT, note, TITLE_LIMIT, withoutForbidden } from './input/text-rules.ts'
export { type InEachLanguage, inEachLanguage, LANGUAGES, type Language, languages, pickLanguage } from './language.ts'
export type { AgentView } from './operations/agent-operations.ts'
export { SECURITY_EVENT_KINDS, type SecurityEventKind } from './operations/audit-operations.ts'
export type { BudgetView } from './operations/budget-operations.ts'
export { CALENDAR_ENDING, CALENDAR_PATH, type CalendarView } from './operations/calendar-operations.ts'
export { MODES } from './operations/conversation-operations.ts'
export type { RecordView } from './operations/governed-operations.ts'
export { HOOKS_LIMIT, type HookDeliveryView, type HookStop, type HookView } from './operations/hook-operations.ts'
export {
  IMPORT_FILE_LIMIT,
  IMPORT_SOURCES,
  IMPORT_TASKS_LIMIT,
  type ImportLeftOut,
  type ImportSource,
  WORK_SOURCES,
  type WorkSource,
} from './operations/import-operations.ts'
export {
  type AnswerOf,
  type CommandKey,
  type DocumentKey,
  type LinesInKey,
  type LinesOutKey,
  type OperationKey,
  type Operations,
  type OutcomeOf,
  operations,
} from './operations/index.ts'
export { lifecyclesOf } from './operations/insight-operations.ts'
export type { InvitationView, MemberView } from './operations/member-operations.ts'
export {
  type InputOf,
  isAskedByQuery,
  isWriting,
  type OperationDeclaration,
  type ResultOf,
} from './operations/operation.ts'
export type { RoomMessageView } from './operations/queue-operations.ts'
export {
  CHANNEL_KINDS,
  CHANNELS_LIMIT,
  type ChannelKind,
  type ChannelView,
  CODE_DIGITS,
  CODE_TRIES,
  CODES_FOR_PERSON,
  CODES_TO_ADDRESS,
  type DeliveryState,
  type DeliveryTrouble,
  type DeliveryView,
} from './operations/reminder-operations.ts'
export type { RoomViewDocument } from './operations/room-operations.ts'
export type { ScheduleView } from './operations/schedule-operations.ts'
export { SNOOZES_LIMIT } from './operations/snooze-operations.ts'
export type { VerifyLine } from './operations/store-operations.ts'
export { LIST_SORTS, LIST_STATUSES, PAGE_LIMIT } from './operations/task-operations.ts'
export type { TokenView } from './operations/token-operations.ts'
export { LIST_GROUPS, type SavedView, VIEWS_LIMIT } from './operations/view-operations.ts'
export { askedToWait, type Backoff, pauseAfter, type RetryOptions, retry } from './retry.ts'
export { FORBIDDEN as FORBIDDEN_IN_TEXT } from './text/characters.ts'
export { costText } from './text/cost-text.ts'
export { safeJson, safeJsonText, shownDocument, shownText } from './text/safe-text.ts'
export { textParts } from './text/text-parts.ts'
export { ATTEMPT_OUTCOMES, type AttemptOutcome, type AttemptView } from './views/attempt-view.ts'
export type { Dependencies, LinkedTask } from './views/dependency-view.ts'
export { type DroppedAnswer, droppedAnswer, droppedQuestion, droppedReason } from './views/dropped-view.ts'
export { type AskedReason, askedFor, questionOf, reasonOf } from './views/item-view.ts'
export { agentQuestion, questionAnswer } from './views/question-view.ts'
export {
  type ReviewAnswer,
  type ReviewCause,
  reviewAnswer,
  reviewReason,
  roomReview,
} from './views/review-view.ts'
export {
  type ComingTime,
  changeName,
  type EventView,
  type TaskView,
  TODO_STATUSES,
  toEventView,
  toTaskView,
} from './views/task-view.ts'
export type { RoomTaskView, WorkTaskView } from './views/work-task-view.ts'
export { codeText } from './words/address-code.ts'
export { type AttemptEnding, endingLine, REASON_FIELDS, shownReason } from './words/attempt-endings.ts'
export { blanks } from './words/blanks.ts'
export { hookWords } from './words/hooks.ts'
export { noticeName, outcomeName } from './words/notices.ts'
export { questionName } from './words/questions.ts'
export { type RecordWords, recordWordsOf, sayingOf, type TableWords } from './words/records/record-words.ts'
export { type ReminderFacts, type ReminderText, reminderText, reminderWords } from './words/reminders.ts'
export { scheduleWords } from './words/schedules.ts'
export { securityEventWords } from './words/security-events.ts'
export { type LifecycleWords, type Words, wordsOf } from './words/words.ts'
