-- What may be claimed, in the order it is claimed in: priority, then queue position, then age. What waits for other work
-- or for a time is not in it.
create index room_claims on tasks (
  workspace, json_extract(fields, '$.chatroomId'), json_extract(fields, '$.role'),
  coalesce(json_extract(fields, '$.priority'), 0) desc, json_extract(fields, '$.queuePosition'), number
) where lifecycle = 'room' and status = 'pending'
  and json_extract(fields, '$.waitsFor') is null and json_extract(fields, '$.pausedUntil') is null;

-- What may be promoted, in the same order.
create index room_queue on tasks (
  workspace, json_extract(fields, '$.chatroomId'),
  coalesce(json_extract(fields, '$.priority'), 0) desc, json_extract(fields, '$.queuePosition'), number
) where lifecycle = 'room' and status = 'queued'
  and json_extract(fields, '$.waitsFor') is null and json_extract(fields, '$.pausedUntil') is null;

-- What the task will have that a message becomes, its priority apart, and when the message was taken back.
alter table room_messages add column priority real not null default 0;
alter table room_messages add column fields text not null default '{}' check (json_valid(fields));
alter table room_messages add column cancelled_at integer;
create index room_messages_in_turn on room_messages (workspace, room, priority desc, queue_position)
where queue_position is not null;
