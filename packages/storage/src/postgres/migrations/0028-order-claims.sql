-- What may be claimed, in the order it is claimed in: priority, then queue position, then age. What waits for other work
-- or for a time is not in it.
-- A table with checks that are still to be made cannot be altered.
set constraints all immediate;
create index room_claims on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), (fields ->> 'role'),
  (coalesce((fields ->> 'priority')::double precision, 0)) desc, ((fields ->> 'queuePosition')::double precision), number
) where lifecycle = 'room' and status = 'pending'
  and fields ->> 'waitsFor' is null and fields ->> 'pausedUntil' is null;

-- What may be promoted, in the same order.
create index room_queue on pawl.tasks (
  workspace, (fields ->> 'chatroomId'),
  (coalesce((fields ->> 'priority')::double precision, 0)) desc, ((fields ->> 'queuePosition')::double precision), number
) where lifecycle = 'room' and status = 'queued'
  and fields ->> 'waitsFor' is null and fields ->> 'pausedUntil' is null;

-- What the task will have that a message becomes, its priority apart, and when the message was taken back.
alter table pawl.room_messages add column priority double precision not null default 0;
alter table pawl.room_messages add column fields json not null default '{}';
alter table pawl.room_messages add column cancelled_at bigint;
create index room_messages_in_turn on pawl.room_messages (workspace, room, priority desc, queue_position)
where queue_position is not null;
set constraints all deferred;
