// What the statements about a room have in common.

export const IN_ROOM = `workspace = ?1 and lifecycle = 'room' and json_extract(fields, '$.chatroomId') = ?2`
/** Of a pending task: nothing it waits for is left. Word for word the condition of the indexes in migration 0028. */
export const IS_FREE = `json_extract(fields, '$.waitsFor') is null and json_extract(fields, '$.pausedUntil') is null`
/** The skills a task needs, as they were written. Word for word as in the index of migration 0041. */
export const NEEDS = `json_extract(fields, '$.skills')`
/** A room that is closed gives out no work. */
export const IS_OPEN = `not exists (select 1 from record_heads
    where workspace = ?1 and kind = 'chatroom' and id = ?2 and state = 'closed')`
/** Priority, then queue position, then age. */
export const IN_ORDER = `order by coalesce(json_extract(fields, '$.priority'), 0) desc,
  json_extract(fields, '$.queuePosition'), number`
