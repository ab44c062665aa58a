// What `verify` can find: a code and its facts, never a sentence. Each language has its own for every code (en.ts, he.ts).
//
// DF1. A difference within something (a record, a version, a message of a room) is the difference itself with where it is
//      around it, so that a program finds both.

/** Of a task and its events. */
type TaskDifference =
  | { readonly reason: 'no_lifecycle'; readonly lifecycle: string }
  | { readonly reason: 'event_unreadable' }
  | { readonly reason: 'fields_unreadable' }
  | { readonly reason: 'event_version'; readonly event: number; readonly version: number }
  | { readonly reason: 'event_number'; readonly event: number; readonly number: number }
  | { readonly reason: 'event_undoes'; readonly event: number; readonly undoes: number }
  | { readonly reason: 'no_events' }
  | { readonly reason: 'events_without_task' }
  /** Stored and replayed: as JSON. */
  | { readonly reason: 'not_as_replayed'; readonly field: string; readonly stored: string; readonly replayed: string }
  | { readonly reason: 'field_in_status'; readonly field: string; readonly status: string }
  | { readonly reason: 'misfiled'; readonly column: string }

/** Of one version of a task or a record: it could not have followed from the one before. */
type VersionDifference =
  | { readonly reason: 'wrong_beginning'; readonly lifecycle: string; readonly trigger: string; readonly to: string }
  | { readonly reason: 'wrong_from'; readonly from: string; readonly was: string }
  | { readonly reason: 'no_rule'; readonly trigger: string; readonly from: string; readonly to: string }
  | { readonly reason: 'claim_epoch'; readonly claim: number; readonly epoch: string }
  | { readonly reason: 'claim_without_session' }
  | { readonly reason: 'epoch_changed'; readonly trigger: string }
  | { readonly reason: 'no_state'; readonly state: string }
  | { readonly reason: 'wrong_first_state'; readonly state: string }
  | { readonly reason: 'no_way'; readonly from: string; readonly to: string }
  | { readonly reason: 'trigger_without'; readonly trigger: string; readonly field: string }
  | { readonly reason: 'trigger_changes'; readonly trigger: string; readonly field: string }
  | { readonly reason: 'changed_after_end'; readonly state: string }
  | { readonly reason: 'not_editable'; readonly field: string }
  | { readonly reason: 'field_in_state'; readonly field: string; readonly state: string }

/** Of a task in a room, or a message there. */
type RoomDifference =
  | { readonly reason: 'no_room'; readonly room: string }
  | { readonly reason: 'named_twice'; readonly field: string }
  | { readonly reason: 'names_nothing'; readonly field: string; readonly task: string }
  | { readonly reason: 'names_other_room'; readonly field: string; readonly task: number }
  | { readonly reason: 'not_named_back'; readonly field: string; readonly task: number; readonly back: string }
  | { readonly reason: 'waits_wrongly'; readonly field: string; readonly stored: string; readonly right: string }
  | { readonly reason: 'waits_for_itself' }
  | { readonly reason: 'held_by_nobody'; readonly status: string }
  | { readonly reason: 'attempt_without_end'; readonly attempt: number }
  | { readonly reason: 'neither_waits_nor_task' }
  | { readonly reason: 'waits_and_task' }
  | { readonly reason: 'cancelled_and_more' }
  | { readonly reason: 'message_task_missing'; readonly task: string }
  | { readonly reason: 'message_task_not_its'; readonly task: number }

/** Of a governed task. */
type GovernedDifference =
  | { readonly reason: 'no_initiative'; readonly initiative: string }
  | { readonly reason: 'replaced_twice' }
  | { readonly reason: 'replaced_still'; readonly status: string }
  | { readonly reason: 'replacement_missing'; readonly task: string }
  | { readonly reason: 'replacement_silent'; readonly task: number }
  | { readonly reason: 'replacement_elsewhere'; readonly task: number }
  | { readonly reason: 'attempts_apart'; readonly attempt: number; readonly task: number; readonly next: number }
  | { readonly reason: 'replaced_missing'; readonly task: string }
  | { readonly reason: 'replaced_silent'; readonly task: number }
  | { readonly reason: 'asked_twice'; readonly types: readonly string[] }
  | { readonly reason: 'nobody_asked'; readonly status: string }
  | { readonly reason: 'still_asked'; readonly status: string; readonly types: readonly string[] }
  | { readonly reason: 'result_number'; readonly result: number; readonly says: number }
  | { readonly reason: 'result_not_kept' }
  | { readonly reason: 'result_not_newest'; readonly result: number }
  | { readonly reason: 'approved_unjudged'; readonly result: number }
  | { readonly reason: 'approved_against'; readonly policy: string; readonly verdict: string }
  | { readonly reason: 'policy_passed_over'; readonly policy: string }
  | { readonly reason: 'judged_by_author'; readonly judge: string }
  | { readonly reason: 'judged_by_owner'; readonly judge: string }
  | { readonly reason: 'separation_unsaid'; readonly judge: string }
  | { readonly reason: 'judged_by_editor'; readonly judge: string; readonly policy: string }
  | { readonly reason: 'judged_by_stranger'; readonly judge: string; readonly policy: string }
  | { readonly reason: 'quorum_missed'; readonly policy: string; readonly judges: number; readonly quorum: number }
  /** Of the people of the workspace. */
  | { readonly reason: 'member_without_account'; readonly person: string }
  | { readonly reason: 'member_with_anothers_account'; readonly person: string; readonly account: string }
  | { readonly reason: 'owner_lost' }
  | { readonly reason: 'invitation_of_no_member'; readonly invitation: string; readonly person: string }

/** Of a record of governed work. */
type RecordDifference =
  | { readonly reason: 'not_newest' }
  | { readonly reason: 'version_missing'; readonly found: number; readonly expected: number }
  | { readonly reason: 'no_kind' }
  | { readonly reason: 'version_unreadable' }
  | { readonly reason: 'no_task'; readonly task: string }
  | { readonly reason: 'no_message_type'; readonly type: string }
  | { readonly reason: 'wrong_kind'; readonly kind: string; readonly type: string }
  /** Problem: the code of what is wrong there. */
  | { readonly reason: 'unfit_message'; readonly type: string; readonly at: string; readonly problem: string }
  | { readonly reason: 'wrong_recipient'; readonly recipient: string; readonly type: string }
  | { readonly reason: 'speaks_of_no_initiative'; readonly initiative: string }
  | { readonly reason: 'other_initiative'; readonly task: number }
  | { readonly reason: 'answer_missing'; readonly state: string }
  | { readonly reason: 'answer_too_early'; readonly state: string }
  | { readonly reason: 'answer_not_allowed' }
  | { readonly reason: 'no_policy_version'; readonly policy: string; readonly version: string }

/** Of the store as a whole. */
type StoreDifference =
  | { readonly reason: 'counter_behind'; readonly counter: number; readonly number: number }
  | { readonly reason: 'events_miscounted'; readonly stored: number; readonly ofTasks: number }
  | { readonly reason: 'no_security_kind'; readonly position: number; readonly kind: string }

/** Where another difference is [DF1]. */
type Within =
  | { readonly reason: 'in_version'; readonly version: number; readonly because: Difference }
  | { readonly reason: 'in_record'; readonly kind: string; readonly id: string; readonly because: Difference }
  | {
      readonly reason: 'in_room_message'
      readonly room: string
      readonly position: number
      readonly because: Difference
    }

export type Difference =
  | TaskDifference
  | VersionDifference
  | RoomDifference
  | GovernedDifference
  | RecordDifference
  | StoreDifference
  | Within
