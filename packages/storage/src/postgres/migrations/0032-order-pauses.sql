-- What rests after a failure, in the order in which it may be tried again.
create index room_pauses on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), (fields ->> 'role'), ((fields ->> 'pausedUntil')::bigint)
) where lifecycle = 'room' and status = 'pending' and fields ->> 'pausedUntil' is not null;
