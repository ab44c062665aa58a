// What each error says besides its code. Facts are names, numbers and codes, never a sentence.

import type { AwaitedTask, TransitionVariables } from '@pawl/kernel'
import type { MemberRole } from '../access/principal.ts'
import type {
  BadLineBecause,
  CannotJudge,
  InputProblem,
  MismatchBecause,
  NamedKind,
  NotAllowed,
  OutdatedBecause,
  RepositoryTrouble,
  StoreTrouble,
  UnreadBecause,
  UsageBecause,
} from './reasons.ts'
import type { SystemTroubleFacts } from './system-trouble.ts'

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
  UNKNOWN_COMMAND: {
    readonly command: string
    readonly closest: string | null
    /** The commands that begin with the same word, if it is one that others follow. */
    readonly below?: readonly string[]
  }
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
  NOTHING_TO_DO: {
    readonly room: string
    readonly role: string
    readonly session: string
    /** What was offered, if anything. */
    readonly skills?: readonly string[]
  }
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
    /** What people call it, if not by its id. */
    readonly name?: string
    readonly state: string
    readonly trigger: string
    /** What whoever asked can do with it in this state. */
    readonly validTriggers: readonly string[]
  }
  ITEM_NOT_FOUND: { readonly item: string }
  ITEM_ANSWERED: { readonly item: string; readonly by: string; readonly at: number }
  ITEM_OUTDATED: { readonly item: string } & OutdatedBecause
  /** Could: some of those who have nothing to do with it and may. */
  AUTHOR_CANNOT_JUDGE: {
    readonly task: number
    readonly author: string
    readonly reason: CannotJudge
    readonly could: readonly string[]
  }
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
  ADDRESS_NOT_CONFIRMED: { readonly address: string }
  ADDRESS_UNKNOWN: { readonly address: string }
  /** How many more may be tried. */
  CODE_WRONG: { readonly address: string; readonly left: number }
  NO_CODE_OPEN: { readonly address: string }
  CODES_USED_UP: { readonly address: string }
  NOBODY_TO_TELL: { readonly task: number; readonly status: string }
  VIEW_NOT_FOUND: { readonly view: string }
  VIEWS_FULL: { readonly limit: number }
  /** Until when it was to be put off, which is not later than now. */
  NOT_LATER: { readonly until: string }
  NOT_SNOOZED: { readonly item: string }
  NOT_HANDED: { readonly item: string }
  /** Some of those who may answer it. */
  CANNOT_BE_HANDED: { readonly item: string; readonly person: string; readonly could: readonly string[] }
  SNOOZES_FULL: { readonly limit: number }
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
  /** Without what is secret in it. */
  ADDRESS_NOT_ALLOWED: { readonly address: string }
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
  IMPORT_NOT_FOUND: { readonly import: string }
  IMPORT_TOO_MANY: { readonly tasks: number; readonly limit: number }
  /** `holds` is there where the folder of the data cannot be used: another can be named. */
  FILE_UNREADABLE: { readonly path: string; readonly holds?: 'data' } & SystemTroubleFacts

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
