// Every way Pawl says no: a code, its facts, and the status each door answers with.
// The words are in languages/, one file a language, and the compiler counts them.

import type { AwaitedTask, Relation, TransitionVariables } from '@pawl/kernel'
import type { MemberRole } from '../access/principal.ts'
import type { Right } from '../access/rights.ts'
import type { Difference } from '../differences/difference.ts'
import type { SystemTroubleFacts } from './system-trouble.ts'

/** What the exit code of a command means to the one who ran it. */
export const EXIT = {
  done: 0,
  defect: 1,
  usage: 2,
  refused: 3,
  notFound: 4,
  conflict: 5,
  nothingToDo: 6,
  notAllowed: 7,
} as const

export interface InputProblem {
  /** Which input, as `deadline` or `tasks.0.title`; empty for the whole. */
  readonly at: string
  readonly problem: string
  /** What to send instead. */
  readonly expected: string
  /** For programs: why an answer does not fit its question. */
  readonly because?: UnfitBecause
}

/** Why a store cannot be used, in a word: what the driver says is for the log, not for whoever asked [D48]. */
export type StoreTrouble =
  | 'unreachable'
  | 'silent'
  | 'starting'
  | 'overloaded'
  | 'readOnly'
  | 'refused'
  | 'notAnAddress'
  | 'diskError'
  | 'damaged'
  | 'cannotBeOpened'
  | 'notADatabase'
  | 'moved'
  | 'rolledBack'
  | 'cutOff'

/** Why a question is not the one to answer any more. */
export type OutdatedBecause =
  | { readonly reason: 'task_moved'; readonly task: number; readonly status: string }
  | { readonly reason: 'initiative_moved'; readonly state: string }
  | { readonly reason: 'newer_result' }
  | { readonly reason: 'blockers_moved'; readonly task: number }

/** What is not for this principal: the operation as a whole, or one rule of a table [D39]. */
type NotAllowed =
  | { readonly needed: Right; readonly granted: MemberRole; readonly could: readonly MemberRole[] }
  | (TransitionVariables & { readonly needed?: undefined; readonly could: readonly Relation[] })

/** Why someone does not judge a result [D42]. The last one can be cured by an owner who gives a reason. */
export type CannotJudge = 'handed_in' | 'owns_worker' | 'changed_policy' | 'clarified' | 'nobody_else'

/** Why an answer that is well formed does not fit its question. */
export type UnfitBecause =
  | { readonly reason: 'no_initiative'; readonly initiative: string }
  | { readonly reason: 'nothing_to_begin'; readonly initiative: string; readonly state: string }
  | { readonly reason: 'not_judged_by'; readonly policy: string }
  | { readonly reason: 'judged_twice' }
  | { readonly reason: 'case_missing'; readonly policy: string }
  | { readonly reason: 'clarified_twice' }
  | { readonly reason: 'clarification_missing'; readonly policy: string }
  | { readonly reason: 'not_vague'; readonly policy: string }
  | { readonly reason: 'worker_exists'; readonly worker: string }
  | { readonly reason: 'no_worker'; readonly worker: string }
  | { readonly reason: 'description_too_long'; readonly limit: number }

/** Why a line of an export is not let in. */
export type BadLineBecause =
  | { readonly reason: 'not_utf8' }
  | { readonly reason: 'not_json' }
  | { readonly reason: 'no_opening' }
  | { readonly reason: 'newer_format'; readonly format: number; readonly known: number }
  /** The problem is in the language of whoever imports. */
  | { readonly reason: 'not_storable'; readonly at: string; readonly problem: string }
  | { readonly reason: 'after_the_end' }
  | { readonly reason: 'wrong_checksum' }

/** Why a file of another program cannot be read. */
export type UnreadBecause =
  | { readonly reason: 'missing_column' }
  | { readonly reason: 'not_json' }
  | { readonly reason: 'unclosed_quote' }
  | { readonly reason: 'no_title' }
  | { readonly reason: 'unknown_value'; readonly given: string }
  /** The problem is in the language of whoever imports. */
  | { readonly reason: 'not_storable'; readonly problem: string }

/** Why what is brought in does not fit together. The difference is one that `pawl verify` names. */
export type MismatchBecause =
  | { readonly reason: 'said_twice'; readonly conversation: string }
  | { readonly reason: 'line_twice' }
  | { readonly reason: 'miscounted'; readonly what: string; readonly announced: number; readonly came: number }
  | { readonly reason: 'differs'; readonly task: string | null; readonly difference: Difference }

/** What is wrong with a command line. */
export type UsageBecause =
  | { readonly reason: 'missing_argument'; readonly name: string }
  | { readonly reason: 'option_without_value'; readonly option: string }
  | { readonly reason: 'missing_option'; readonly option: string }
  | { readonly reason: 'unknown_option'; readonly option: string; readonly closest: string | null }
  | { readonly reason: 'too_many'; readonly given: string }
  | { readonly reason: 'not_a_choice'; readonly option: string; readonly given: string; readonly choices: string }
  | { readonly reason: 'not_seconds'; readonly option: string; readonly given: string }
  | { readonly reason: 'not_a_port'; readonly given: string }
  | { readonly reason: 'not_an_origin'; readonly given: string }
  | { readonly reason: 'not_an_issuer'; readonly given: string }
  | { readonly reason: 'oidc_incomplete'; readonly missing: string }
  | { readonly reason: 'not_a_field'; readonly given: string }
  | { readonly reason: 'not_a_limit'; readonly given: string }
  | { readonly reason: 'no_answerer' }
  | { readonly reason: 'needs_yes' }
  | { readonly reason: 'cannot_edit'; readonly path: string; readonly form: string; readonly line: number }
  | { readonly reason: 'broken_block'; readonly path: string; readonly line: number }
  | { readonly reason: 'outside_project'; readonly path: string }
  | { readonly reason: 'changed_meanwhile'; readonly path: string }
  | { readonly reason: 'several_sessions'; readonly sessions: string }
  | { readonly reason: 'more_follows'; readonly commands: readonly string[] }
  | { readonly reason: 'other'; readonly detail: string }
/** Why no worktree can be made. */
export type RepositoryTrouble =
  | 'no_git'
  | 'no_repository'
  | 'bare'
  | 'detached'
  | 'no_commit'
  | 'no_such_base'
  | 'dirty'
  | 'bad_prefix'
  | 'git_failed'
export type NamedKind = 'room' | 'role' | 'worker' | 'policy' | 'token' | 'actor'

/** The facts each code comes with. */
export interface ErrorFacts {
  INVALID_INPUT: { readonly problems: readonly InputProblem[] }
  INVALID_JSON: { readonly detail: string }
  INVALID_CURSOR: Record<never, never>
  BODY_TOO_LARGE: { readonly limitBytes: number }
  /** Kind: of what it is the name. */
  NAME_LOOKS_ALIKE: { readonly kind: NamedKind; readonly name: string; readonly other: string }
  /** Who: the principal, or the address of someone who is not known. */
  RATE_LIMITED: {
    readonly who: string
    readonly limit: number
    readonly windowSeconds: number
    readonly retryAfterSeconds: number
  }
  TOO_MANY_OPEN: {
    readonly who: string
    readonly what: 'streams' | 'waits'
    readonly limit: number
    readonly retryAfterSeconds: number
  }
  REQUEST_TOO_SLOW: { readonly limitSeconds: number }
  UNSUPPORTED_CONTENT_TYPE: { readonly contentType: string }
  UNKNOWN_ROUTE: { readonly method: string; readonly path: string }
  UNKNOWN_COMMAND: { readonly command: string; readonly closest: string | null }
  WRONG_USAGE: { readonly command: string } & UsageBecause

  IDEMPOTENCY_KEY_REUSED: { readonly operation: string }
  ANSWER_NOT_KEPT: { readonly operation: string }

  TASK_NOT_FOUND: { readonly task: string }
  ATTEMPT_NOT_FOUND: { readonly task: number; readonly attempt: number; readonly attempts: number }
  TASK_INVALID_TRANSITION: TransitionVariables
  TASK_VALIDATION_FAILED: TransitionVariables
  TASK_MISSING_REQUIRED_FIELD: TransitionVariables
  TASK_STALE_VERSION: { readonly taskId: string; readonly expectedVersion: number; readonly actualVersion: number }
  FIELD_NOT_EDITABLE: { readonly field: string; readonly lifecycle: string }
  NOTHING_TO_EDIT: { readonly taskId: string }
  TASK_DOES_NOT_RECUR: { readonly taskId: string }
  TASK_HAS_NO_NEXT_TIME: { readonly taskId: string }
  /** From the task back to itself; who may not see one of them is told that there is one. */
  DEPENDENCY_CIRCLE: { readonly circle: readonly AwaitedTask[] }
  DEPENDS_ON_ITSELF: { readonly task: string }
  NOTHING_DROPPED: { readonly task: string }
  MESSAGE_ID_TAKEN: { readonly messageId: string }
  CONVERSATION_NOT_FOUND: { readonly conversation: string }
  CHANGE_NOT_FOUND: { readonly change: string }
  NOT_YOUR_CHANGE: { readonly change: string; readonly by: string }
  NOTHING_TO_UNDO: { readonly actor: string }
  UNDO_OVERTAKEN: { readonly change: string; readonly overtakenBy: string }
  UNDO_NOT_POSSIBLE: { readonly change: string }

  ROOM_NOT_FOUND: { readonly room: string }
  ROOM_NAME_TAKEN: { readonly room: string }
  ROLE_NOT_IN_ROOM: { readonly room: string; readonly role: string; readonly roles: readonly string[] }
  ROOM_CLOSED: { readonly room: string }
  MESSAGE_NOT_FOUND: { readonly room: string; readonly message: number }
  MESSAGE_NOT_WAITING: {
    readonly room: string
    readonly message: number
    /** What it has become, if it has. */
    readonly task: number | null
    readonly state: 'waiting' | 'cancelled' | 'task'
  }
  NOT_IN_LINE: { readonly task: number; readonly status: string }
  NOT_IN_SAME_LINE: { readonly room: string; readonly moved: string }
  SCHEDULE_NOT_FOUND: { readonly schedule: string }
  SCHEDULE_NOT_UNDERSTOOD: { readonly every: string }
  ROLE_HAS_WORK: {
    readonly room: string
    readonly role: string
    /** Numbers of some of them. */
    readonly openTasks: readonly number[]
    /** Those that someone holds keep a role from being renamed, all that are open from being removed. */
    readonly held: boolean
  }
  ROLE_GETS_MESSAGES: { readonly room: string; readonly role: string; readonly roles: readonly string[] }
  ROOM_TASK: { readonly task: string }
  GOVERNED_TASK: { readonly task: string }
  NOT_A_ROOM_TASK: { readonly task: string; readonly lifecycle: string }
  NOT_THE_HOLDER: {
    readonly task: number
    readonly status: string
    /** In which role someone holds it now, if anyone does. The session is the holder's own business. */
    readonly role: string | null
    readonly since: number | null
    readonly state: 'alive' | 'suspect' | null
    readonly epoch: number
    /** The number of a task that is free for the role. */
    readonly free: number | null
    /** A person stopped the work on it. */
    readonly stopped: boolean
  }
  ATTACH_NOT_POSSIBLE: {
    readonly task: string
    readonly reason: 'itself' | 'other_room' | 'not_backlog' | 'parent_is_backlog' | 'parent_is_over' | 'already'
  }
  /** Why a role is not asked: it is one's own, or the question stands in a long line of questions already. */
  ROLE_NOT_ASKED: { readonly task: string; readonly role: string; readonly reason: 'own_role' | 'too_many_in_turn' }
  NO_QUESTION: { readonly task: number; readonly status: string }
  NOTHING_TO_DO: { readonly room: string; readonly role: string; readonly session: string }
  /** Nothing new is begun there: `room:…`, `initiative:…` or `agent:…`. */
  BUDGET_SPENT: { readonly budget: string }
  BUDGET_NOT_FOUND: { readonly budget: string }
  BUDGET_CHANGED: { readonly budget: string }
  SESSION_IN_USE: { readonly session: string }
  SESSION_TAKEN: { readonly session: string }
  COMMAND_NOT_FOUND: { readonly command: string } & SystemTroubleFacts
  /** Name: of the branch or the prefix it is about. */
  REPOSITORY_UNFIT: { readonly folder: string; readonly reason: RepositoryTrouble; readonly name: string | null }
  COMMAND_FAILED: {
    readonly task: number
    readonly ended: string
    readonly left: 'onOffer' | 'setAside' | 'blocked'
  }

  INITIATIVE_NOT_FOUND: { readonly initiative: string }
  INITIATIVE_OVER: { readonly initiative: string; readonly state: string }
  NOTHING_TO_BEGIN: { readonly initiative: string; readonly state: string }
  NOTHING_FOR_WORKER: { readonly worker: string; readonly initiative: string | null }
  NOT_YOURS_TO_ANSWER: { readonly item: string; readonly for: string; readonly actor: string }
  NOT_GOVERNED: { readonly task: string; readonly lifecycle: string }
  NOT_ASSIGNED: {
    readonly task: number
    readonly worker: string
    readonly assignee: string | null
    readonly status: string
    /** How often it was begun. */
    readonly epoch: number
    /** A person stopped the work on it. */
    readonly stopped: boolean
  }
  REVIEW_TOO_EARLY: {
    readonly task: number
    readonly status: string
    readonly assignee: string
    readonly actor: string
  }
  RECORD_NAME_TAKEN: { readonly kind: string; readonly id: string }
  RECORD_NOT_FOUND: { readonly kind: string; readonly id: string }
  RECORD_INVALID_TRANSITION: {
    readonly kind: string
    readonly id: string
    readonly state: string
    readonly trigger: string
    /** What can be done with it in this state. */
    readonly validTriggers: readonly string[]
  }
  ITEM_NOT_FOUND: { readonly item: string }
  ITEM_ANSWERED: { readonly item: string; readonly by: string; readonly at: number }
  ITEM_OUTDATED: { readonly item: string } & OutdatedBecause
  AUTHOR_CANNOT_JUDGE: { readonly task: number; readonly author: string; readonly reason: CannotJudge }
  NOT_AN_APPROVER: { readonly task: number; readonly policy: string; readonly approvers: readonly string[] }
  REASON_NEEDED: { readonly policy: string }
  PROGRAM_NEEDS_OWN_NAME: { readonly principal: string }

  TOKEN_REQUIRED: Record<never, never>
  TOKEN_INVALID: Record<never, never>
  NOT_ALLOWED: NotAllowed
  ACTOR_NOT_YOURS: { readonly actor: string; readonly claimed: string }
  FOREIGN_HOST: { readonly host: string }
  /** Null where the browser only says that it is another. */
  FOREIGN_ORIGIN: { readonly origin: string | null }
  TOKENS_NEEDED: { readonly host: string }
  TOKEN_NAME_TAKEN: { readonly name: string }
  /** What the member is; null if they were removed. */
  TOKEN_ABOVE_MEMBER: { readonly actor: string; readonly role: MemberRole; readonly member: MemberRole | null }
  TOKEN_NOT_FOUND: { readonly name: string }
  CHANNEL_NOT_FOUND: { readonly channel: string }
  CHANNELS_FULL: { readonly limit: number }
  NOBODY_TO_TELL: { readonly task: number; readonly status: string }
  HOOK_NOT_FOUND: { readonly hook: string }
  HOOKS_FULL: { readonly limit: number }
  /** What there is instead of a part of it that is not known. */
  HOOK_FILTER_UNKNOWN: { readonly filter: string; readonly part: string; readonly exist: readonly string[] }
  /** Each part is known, but no rule has them together; the rules that have some of them. */
  HOOK_NEVER_TELLS: { readonly filter: string; readonly exist: readonly string[] }
  HOOK_NAME_TAKEN: { readonly name: string }
  HOOK_HAS_NO_ADDRESS: { readonly hook: string }
  HOOK_NOT_ACTIVE: { readonly hook: string; readonly state: string }
  HOOK_ADDRESS_UNFIT: { readonly format: string }
  NETWORK_NOT_UNDERSTOOD: { readonly network: string }
  NOBODY_REMINDED: { readonly task: number; readonly status: string }
  CALENDAR_NOT_FOUND: Record<never, never>
  SIGN_IN_FAILED: Record<never, never>
  SIGN_IN_SLOWED: { readonly retryAfterSeconds: number }
  SIGN_IN_NEEDS_TLS: Record<never, never>
  OIDC_NOT_SET_UP: Record<never, never>
  OIDC_UNAVAILABLE: { readonly provider: string }
  OIDC_NOT_STARTED_HERE: Record<never, never>
  OIDC_FAILED: { readonly provider: string; readonly reason: string }
  OIDC_PERSON_UNKNOWN: { readonly provider: string }
  OIDC_LINKED_TO_ANOTHER: { readonly provider: string }
  SESSION_ENDED: Record<never, never>
  CSRF_TOKEN_WRONG: Record<never, never>
  INVITATION_NOT_GOOD: Record<never, never>
  INVITATION_NOT_FOUND: { readonly invitation: string }
  PERSON_NAME_TAKEN: { readonly name: string }
  PERSON_NAME_NEEDED: Record<never, never>
  PASSWORD_WRONG: Record<never, never>
  MEMBER_NOT_FOUND: { readonly member: string }
  PERSON_NOT_HERE: { readonly person: string }
  LAST_OWNER: { readonly member: string }
  SERVER_OWNER_NEEDED: Record<never, never>
  WORKSPACE_NOT_FOUND: { readonly workspace: string }
  WORKSPACE_TAKEN: { readonly workspace: string }

  IMPORT_INTO_USED_STORE: { readonly tasks: number }
  IMPORT_BAD_LINE: { readonly line: number } & BadLineBecause
  IMPORT_LINE_TOO_LONG: { readonly line: number; readonly limitBytes: number }
  IMPORT_INCOMPLETE: { readonly line: number }
  IMPORT_DOES_NOT_ADD_UP: MismatchBecause
  /** The first thing that cannot be read, and how many more there are. */
  IMPORT_NOT_READ: {
    readonly from: string
    readonly line: number
    readonly field: string
    readonly more: number
  } & UnreadBecause
  IMPORT_TOO_MANY: { readonly tasks: number; readonly limit: number }
  FILE_UNREADABLE: { readonly path: string } & SystemTroubleFacts

  STORE_CONTENDED: Record<never, never>
  STORE_BUSY: Record<never, never>
  STORE_FULL: Record<never, never>
  STORE_UNAVAILABLE: { readonly reason: StoreTrouble }
  STORE_OUTCOME_UNKNOWN: Record<never, never>
  STORE_TOO_NEW: {
    readonly found: number
    readonly supported: number
    /** What this program does not know. Null if the store does not say. */
    readonly migration: string | null
    /** A copy from before the upgrade that this program can open, if there is one. */
    readonly backup?: string | null
  }
  STORE_UPGRADED: { readonly migration: string }
  MIGRATION_CHANGED: { readonly migration: string }
  MIGRATION_UNKNOWN: { readonly migration: string }
  MIGRATION_FAILED: { readonly migration: string; readonly reason: string }
  SERVER_ALREADY_RUNNING: { readonly url: string | null }
  /** Sent as: the key of a request that may have been done although there was no answer. */
  SERVER_UNREACHABLE: { readonly url: string; readonly sentAs?: string } & SystemTroubleFacts
  AWAY_TOO_LONG: { readonly again: string }
  WRONG_SERVER: { readonly expected: string }
  CANNOT_LISTEN: { readonly host: string; readonly port: number } & SystemTroubleFacts
  PORT_TAKEN: { readonly port: number }
  INTERNAL_ERROR: { readonly reference: string }
}

export type ErrorCode = keyof ErrorFacts

interface Answer {
  readonly httpStatus: number
  readonly exitCode: (typeof EXIT)[keyof typeof EXIT]
}

const badInput: Answer = { httpStatus: 400, exitCode: EXIT.usage }
const refused: Answer = { httpStatus: 422, exitCode: EXIT.refused }
const notFound: Answer = { httpStatus: 404, exitCode: EXIT.notFound }
const conflict: Answer = { httpStatus: 409, exitCode: EXIT.conflict }
const notAllowed: Answer = { httpStatus: 403, exitCode: EXIT.notAllowed }
const noIdentity: Answer = { httpStatus: 401, exitCode: EXIT.notAllowed }
const unavailable: Answer = { httpStatus: 503, exitCode: EXIT.defect }

export const errorCatalogue = {
  INVALID_INPUT: badInput,
  INVALID_JSON: badInput,
  INVALID_CURSOR: badInput,
  BODY_TOO_LARGE: { httpStatus: 413, exitCode: EXIT.usage },
  NAME_LOOKS_ALIKE: conflict,
  RATE_LIMITED: { httpStatus: 429, exitCode: EXIT.conflict },
  TOO_MANY_OPEN: { httpStatus: 429, exitCode: EXIT.conflict },
  REQUEST_TOO_SLOW: { httpStatus: 408, exitCode: EXIT.usage },
  UNSUPPORTED_CONTENT_TYPE: { httpStatus: 415, exitCode: EXIT.usage },
  UNKNOWN_ROUTE: { httpStatus: 404, exitCode: EXIT.usage },
  UNKNOWN_COMMAND: badInput,
  WRONG_USAGE: badInput,

  IDEMPOTENCY_KEY_REUSED: refused,
  ANSWER_NOT_KEPT: conflict,

  TASK_NOT_FOUND: notFound,
  ATTEMPT_NOT_FOUND: notFound,
  TASK_INVALID_TRANSITION: refused,
  TASK_VALIDATION_FAILED: refused,
  TASK_MISSING_REQUIRED_FIELD: refused,
  TASK_STALE_VERSION: conflict,
  FIELD_NOT_EDITABLE: refused,
  NOTHING_TO_EDIT: badInput,
  TASK_DOES_NOT_RECUR: refused,
  TASK_HAS_NO_NEXT_TIME: refused,
  DEPENDENCY_CIRCLE: refused,
  DEPENDS_ON_ITSELF: refused,
  NOTHING_DROPPED: refused,
  MESSAGE_ID_TAKEN: conflict,
  CONVERSATION_NOT_FOUND: notFound,
  CHANGE_NOT_FOUND: notFound,
  NOT_YOUR_CHANGE: notAllowed,
  NOTHING_TO_UNDO: notFound,
  UNDO_OVERTAKEN: conflict,
  UNDO_NOT_POSSIBLE: refused,

  ROOM_NOT_FOUND: notFound,
  ROOM_NAME_TAKEN: conflict,
  ROLE_NOT_IN_ROOM: refused,
  ROOM_CLOSED: refused,
  MESSAGE_NOT_FOUND: notFound,
  MESSAGE_NOT_WAITING: conflict,
  NOT_IN_LINE: refused,
  NOT_IN_SAME_LINE: refused,
  SCHEDULE_NOT_FOUND: notFound,
  SCHEDULE_NOT_UNDERSTOOD: badInput,
  ROLE_HAS_WORK: refused,
  ROLE_GETS_MESSAGES: refused,
  ROLE_NOT_ASKED: refused,
  NO_QUESTION: conflict,
  ROOM_TASK: refused,
  GOVERNED_TASK: refused,
  NOT_A_ROOM_TASK: refused,
  NOT_THE_HOLDER: conflict,
  ATTACH_NOT_POSSIBLE: refused,
  NOTHING_TO_DO: { httpStatus: 404, exitCode: EXIT.nothingToDo },
  BUDGET_SPENT: { httpStatus: 409, exitCode: EXIT.nothingToDo },
  BUDGET_NOT_FOUND: notFound,
  BUDGET_CHANGED: conflict,
  SESSION_IN_USE: conflict,
  SESSION_TAKEN: notAllowed,
  COMMAND_NOT_FOUND: badInput,
  REPOSITORY_UNFIT: refused,
  COMMAND_FAILED: refused,

  INITIATIVE_NOT_FOUND: notFound,
  INITIATIVE_OVER: refused,
  NOTHING_TO_BEGIN: refused,
  NOTHING_FOR_WORKER: { httpStatus: 404, exitCode: EXIT.nothingToDo },
  NOT_YOURS_TO_ANSWER: notAllowed,
  NOT_GOVERNED: refused,
  NOT_ASSIGNED: conflict,
  REVIEW_TOO_EARLY: refused,
  RECORD_NAME_TAKEN: conflict,
  RECORD_NOT_FOUND: notFound,
  RECORD_INVALID_TRANSITION: refused,
  ITEM_NOT_FOUND: notFound,
  ITEM_ANSWERED: conflict,
  ITEM_OUTDATED: conflict,
  AUTHOR_CANNOT_JUDGE: notAllowed,
  NOT_AN_APPROVER: notAllowed,
  REASON_NEEDED: refused,
  PROGRAM_NEEDS_OWN_NAME: notAllowed,

  TOKEN_REQUIRED: noIdentity,
  TOKEN_INVALID: noIdentity,
  NOT_ALLOWED: notAllowed,
  ACTOR_NOT_YOURS: notAllowed,
  FOREIGN_HOST: notAllowed,
  FOREIGN_ORIGIN: notAllowed,
  TOKENS_NEEDED: notAllowed,
  TOKEN_NAME_TAKEN: conflict,
  TOKEN_ABOVE_MEMBER: notAllowed,
  TOKEN_NOT_FOUND: notFound,
  CHANNEL_NOT_FOUND: notFound,
  CHANNELS_FULL: conflict,
  NOBODY_TO_TELL: refused,
  HOOK_NOT_FOUND: notFound,
  HOOKS_FULL: conflict,
  HOOK_FILTER_UNKNOWN: badInput,
  HOOK_NEVER_TELLS: badInput,
  HOOK_NAME_TAKEN: conflict,
  HOOK_HAS_NO_ADDRESS: refused,
  HOOK_NOT_ACTIVE: refused,
  HOOK_ADDRESS_UNFIT: badInput,
  NETWORK_NOT_UNDERSTOOD: badInput,
  NOBODY_REMINDED: refused,
  CALENDAR_NOT_FOUND: notFound,
  SIGN_IN_FAILED: noIdentity,
  SIGN_IN_SLOWED: { httpStatus: 429, exitCode: EXIT.notAllowed },
  SIGN_IN_NEEDS_TLS: notAllowed,
  OIDC_NOT_SET_UP: notFound,
  OIDC_UNAVAILABLE: unavailable,
  OIDC_NOT_STARTED_HERE: notAllowed,
  OIDC_FAILED: notAllowed,
  OIDC_PERSON_UNKNOWN: notAllowed,
  OIDC_LINKED_TO_ANOTHER: conflict,
  SESSION_ENDED: noIdentity,
  CSRF_TOKEN_WRONG: notAllowed,
  INVITATION_NOT_GOOD: notFound,
  INVITATION_NOT_FOUND: notFound,
  PERSON_NAME_TAKEN: conflict,
  PERSON_NAME_NEEDED: badInput,
  PASSWORD_WRONG: refused,
  MEMBER_NOT_FOUND: notFound,
  PERSON_NOT_HERE: notFound,
  LAST_OWNER: refused,
  SERVER_OWNER_NEEDED: notAllowed,
  WORKSPACE_NOT_FOUND: notFound,
  WORKSPACE_TAKEN: conflict,

  IMPORT_INTO_USED_STORE: conflict,
  IMPORT_BAD_LINE: badInput,
  IMPORT_LINE_TOO_LONG: { httpStatus: 413, exitCode: EXIT.usage },
  IMPORT_INCOMPLETE: badInput,
  IMPORT_DOES_NOT_ADD_UP: badInput,
  IMPORT_NOT_READ: badInput,
  IMPORT_TOO_MANY: badInput,
  FILE_UNREADABLE: { httpStatus: 400, exitCode: EXIT.notFound },

  STORE_CONTENDED: conflict,
  STORE_BUSY: { httpStatus: 503, exitCode: EXIT.conflict },
  STORE_FULL: { httpStatus: 507, exitCode: EXIT.defect },
  STORE_UNAVAILABLE: unavailable,
  STORE_OUTCOME_UNKNOWN: unavailable,
  STORE_TOO_NEW: { httpStatus: 500, exitCode: EXIT.defect },
  STORE_UPGRADED: unavailable,
  MIGRATION_CHANGED: { httpStatus: 500, exitCode: EXIT.defect },
  MIGRATION_UNKNOWN: { httpStatus: 500, exitCode: EXIT.defect },
  MIGRATION_FAILED: { httpStatus: 500, exitCode: EXIT.defect },
  SERVER_ALREADY_RUNNING: conflict,
  SERVER_UNREACHABLE: unavailable,
  AWAY_TOO_LONG: { httpStatus: 503, exitCode: EXIT.nothingToDo },
  WRONG_SERVER: { httpStatus: 421, exitCode: EXIT.conflict },
  CANNOT_LISTEN: { httpStatus: 500, exitCode: EXIT.usage },
  PORT_TAKEN: conflict,
  INTERNAL_ERROR: { httpStatus: 500, exitCode: EXIT.defect },
} as const satisfies Record<ErrorCode, Answer>

/** Trouble of the store, or on the way to it, that passes: the same can be asked again later. */
export const PASSING_TROUBLE: ReadonlySet<ErrorCode> = new Set([
  'STORE_UNAVAILABLE',
  'STORE_OUTCOME_UNKNOWN',
  'STORE_BUSY',
  'STORE_FULL',
  'STORE_CONTENDED',
  'SERVER_UNREACHABLE',
  'WRONG_SERVER',
  'RATE_LIMITED',
  'TOO_MANY_OPEN',
])
