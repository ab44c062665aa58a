// Why Pawl says no, as codes with their facts; the sentences are in languages/.

import type { Relation, TransitionVariables } from '@pawl/kernel'
import type { MemberRole } from '../access/principal.ts'
import type { Right } from '../access/rights.ts'
import type { Difference } from '../differences/difference.ts'

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

/** No use in trying again: there is nothing that Pawl could open. A server that runs never says these. */
export const CANNOT_BE_OPENED: readonly StoreTrouble[] = ['notADatabase', 'notAnAddress']

/** Why a question is not the one to answer any more. */
export type OutdatedBecause =
  | { readonly reason: 'task_moved'; readonly task: number; readonly status: string }
  | { readonly reason: 'initiative_moved'; readonly state: string }
  | { readonly reason: 'newer_result' }
  | { readonly reason: 'blockers_moved'; readonly task: number }
  | { readonly reason: 'reviewed_anew'; readonly task: number }

/** What is not for this principal: the operation as a whole, or one rule of a table [D39]. */
export type NotAllowed =
  | {
      readonly needed: Right
      readonly granted: MemberRole
      readonly could: readonly MemberRole[]
      /** Where the role has the right and the token is for less: for one task, or for these rooms. */
      readonly only?: { readonly task: number } | { readonly rooms: readonly string[] }
    }
  | (TransitionVariables & { readonly needed?: undefined; readonly could: readonly Relation[] })

/** Why someone does not judge a result [D42]. The last one can be cured by an owner who gives a reason. */
export type CannotJudge = ('handed_in' | 'owns_worker' | 'changed_policy' | 'clarified') | 'own_program' | 'nobody_else'

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
  | { readonly reason: 'one_of'; readonly options: string }
  | { readonly reason: 'given_twice'; readonly option: string }
  | { readonly reason: 'unknown_option'; readonly option: string; readonly closest: string | null }
  | { readonly reason: 'too_many'; readonly given: string; readonly meant: string | null }
  | { readonly reason: 'not_a_choice'; readonly option: string; readonly given: string; readonly choices: string }
  | { readonly reason: 'not_seconds'; readonly option: string; readonly given: string }
  | { readonly reason: 'not_a_port'; readonly given: string }
  | { readonly reason: 'not_an_origin'; readonly given: string }
  | { readonly reason: 'not_an_issuer'; readonly given: string }
  | { readonly reason: 'oidc_incomplete'; readonly missing: string }
  | { readonly reason: 'not_a_field'; readonly given: string }
  | { readonly reason: 'not_a_limit'; readonly given: string }
  | { readonly reason: 'whose_work' }
  | { readonly reason: 'no_answerer' }
  | { readonly reason: 'means_nothing'; readonly option: string }
  | { readonly reason: 'needs_other'; readonly option: string; readonly other: string }
  | { readonly reason: 'not_beside'; readonly option: string; readonly other: string }
  | { readonly reason: 'makes_here'; readonly instead: string }
  | { readonly reason: 'needs_yes' }
  | { readonly reason: 'cannot_edit'; readonly path: string; readonly form: string; readonly line: number }
  | { readonly reason: 'broken_block'; readonly path: string; readonly line: number }
  | { readonly reason: 'outside_project'; readonly path: string }
  | { readonly reason: 'changed_meanwhile'; readonly path: string }
  | { readonly reason: 'several_sessions'; readonly sessions: string }
  | { readonly reason: 'holds_nothing'; readonly wait: string }
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
