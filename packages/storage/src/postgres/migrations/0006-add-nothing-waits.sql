-- Whether nothing waits in a room, seen after whoever had the room alone has let go of it; nobody gets it alone before the
-- end of the transaction. A function, because what it looks at must be newer than the statement that asks.
create function pawl.nothing_waits(in_workspace text, in_room text, lock_key bigint) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(lock_key);
  return not exists (
      select 1 from pawl.room_messages
      where workspace = in_workspace and room = in_room and queue_position is not null)
    and not exists (
      select 1 from pawl.tasks
      where workspace = in_workspace and lifecycle = 'room' and fields ->> 'chatroomId' = in_room and status = 'queued');
end $$;
