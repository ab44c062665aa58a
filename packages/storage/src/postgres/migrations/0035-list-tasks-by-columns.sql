-- What a task is listed by, in columns of its own. An index on a field has to read the fields again with every change, and
-- an index that names a column which every change changes keeps PostgreSQL from storing the change in its place (HOT).
--   listed_in: the room or initiative it belongs to, or the person.
--   listed_as: its status; in a room one word for all that are held, and others for what may not be claimed or is asked.
--   listed_at: when a to-do changed last; since when a task of a room is listed as it is.
--   held_by: in a room the role and the session that hold it; of governed work, who has it to do.
-- Filled by writing the table anew, once: nothing is left behind for the vacuum. Nobody reads or writes tasks meanwhile;
-- a million tasks take about a minute.
set constraints all immediate;

drop index pawl.tasks_by_number, pawl.tasks_by_deadline, pawl.tasks_by_priority, pawl.tasks_by_update, pawl.todos_by_owner,
  pawl.todos_shared, pawl.tasks_waiting, pawl.room_tasks, pawl.room_holders, pawl.room_tasks_by_update, pawl.room_claims,
  pawl.room_queue, pawl.room_pauses, pawl.open_questions, pawl.governed_tasks, pawl.governed_work;

alter table pawl.tasks
  add column listed_in text,
  add column listed_as text,
  add column listed_at bigint,
  add column role text,
  add column claim_priority double precision,
  add column queue_position double precision,
  add column held_by text,
  add column paused_until bigint,
  add column waits boolean,
  add column shared_with jsonb;

alter table pawl.tasks
  alter column listed_in type text using case lifecycle
    when 'todo' then coalesce(fields ->> 'ownedBy', 'person:local')
    when 'room' then fields ->> 'chatroomId'
    else fields ->> 'initiative_id' end,
  alter column listed_as type text using case
    when lifecycle <> 'room' then status
    when status in ('acknowledged', 'in_progress') then 'held'
    when status in ('pending', 'queued') and (fields ->> 'waitsFor' is not null or fields ->> 'pausedUntil' is not null)
      then status || ' later'
    when status = 'pending_user_review' and fields ->> 'askedOf' = 'user' and fields ->> 'answer' is null then 'asked'
    else status end,
  alter column listed_at type bigint using updated_at,
  alter column role type text using case lifecycle when 'room' then fields ->> 'role' end,
  alter column claim_priority type double precision using
    case lifecycle when 'room' then coalesce((fields ->> 'priority')::double precision, 0) else 0 end,
  alter column queue_position type double precision using
    case lifecycle when 'room' then (fields ->> 'queuePosition')::double precision end,
  alter column held_by type text using case
    when lifecycle = 'room' and status in ('acknowledged', 'in_progress')
      then (fields ->> 'assignedTo') || '/' || (fields ->> 'claimedBy')
    when lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked') then fields ->> 'assignee' end,
  alter column paused_until type bigint using
    case when lifecycle = 'room' and status = 'pending' then (fields ->> 'pausedUntil')::bigint end,
  alter column waits type boolean using fields -> 'waitsFor' is not null,
  alter column shared_with type jsonb using case lifecycle when 'todo' then (fields -> 'sharedWith')::jsonb end,
  alter column listed_as set not null,
  alter column listed_at set not null,
  alter column claim_priority set not null,
  alter column waits set not null;

create index tasks_by_number on pawl.tasks (workspace, listed_as, number) where lifecycle = 'todo';
create index tasks_by_deadline on pawl.tasks (workspace, listed_as, deadline, number) where lifecycle = 'todo';
create index tasks_by_priority on pawl.tasks (workspace, listed_as, priority_rank, number) where lifecycle = 'todo';
create index tasks_by_update on pawl.tasks (workspace, listed_as, listed_at, number) where lifecycle = 'todo';
create index todos_by_owner on pawl.tasks (workspace, listed_in, listed_as, number) where lifecycle = 'todo';
create index todos_shared on pawl.tasks using gin (shared_with) where lifecycle = 'todo' and shared_with is not null;
create index tasks_waiting on pawl.tasks (workspace, number) where waits;

create index room_tasks on pawl.tasks (workspace, listed_in, listed_as, role, queue_position, number) where lifecycle = 'room';
create index room_tasks_by_update on pawl.tasks (workspace, listed_in, listed_at) where lifecycle = 'room';
-- What may be claimed, and what may be promoted, in that order.
create index room_claims on pawl.tasks (workspace, listed_in, role, claim_priority desc, queue_position, number)
where lifecycle = 'room' and listed_as = 'pending';
create index room_queue on pawl.tasks (workspace, listed_in, claim_priority desc, queue_position, number)
where lifecycle = 'room' and listed_as = 'queued';
-- A session has one task at a time in a role of a room, whoever asks for it and from where.
create unique index room_holders on pawl.tasks (workspace, listed_in, held_by) where lifecycle = 'room' and held_by is not null;
create index room_pauses on pawl.tasks (workspace, listed_in, role, paused_until) where paused_until is not null;
create index open_questions on pawl.tasks (workspace, number) where lifecycle = 'room' and listed_as = 'asked';

create index governed_tasks on pawl.tasks (workspace, listed_in, listed_as, number) where lifecycle = 'governed';
create index governed_work on pawl.tasks (workspace, held_by, number) where lifecycle = 'governed' and held_by is not null;

create or replace function pawl.nothing_waits(in_workspace text, in_room text, lock_key bigint) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(lock_key);
  return not exists (
      select 1 from pawl.room_messages
      where workspace = in_workspace and room = in_room and queue_position is not null)
    and not exists (
      select 1 from pawl.tasks
      where workspace = in_workspace and lifecycle = 'room' and listed_in = in_room and listed_as in ('queued', 'queued later'));
end $$;

-- A change that names none of the columns a trigger is about does not pay for it. Whoever changes a result names the text too.
drop trigger tasks_are_found_by_new_words on pawl.tasks;
create trigger tasks_are_found_by_new_words after update of search_text on pawl.tasks
for each row when (
  new.search_text <> old.search_text or new.fields ->> 'result' is distinct from old.fields ->> 'result'
) execute function pawl.file_words();

drop trigger tasks_move_one_version_at_a_time on pawl.tasks;
create trigger tasks_move_one_version_at_a_time before update on pawl.tasks
for each row when (new.version <> old.version + 1) execute function pawl.refuse_change('a task moves one version at a time');
create trigger tasks_keep_their_keys before update of workspace, id, number on pawl.tasks
for each row when (new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number)
execute function pawl.refuse_change('a task moves one version at a time');
set constraints all deferred;
