create schema pawl;
create table pawl.migrations (number integer primary key, name text not null, applied_at timestamptz not null default now());
-- 1 create-tasks-events-and-tokens
create table pawl.workspaces (
  workspace text primary key,
  last_number bigint not null default 0
);

-- Positions are (transaction_id, sequence): sequences become visible out of order, transactions below the oldest
-- running one never change again.
-- json, not jsonb: what is exported is to the byte what was stored.
create table pawl.events (
  transaction_id xid8 not null default pg_current_xact_id(),
  sequence bigint generated always as identity,
  workspace text not null references pawl.workspaces,
  task_id text not null,
  version integer not null,
  number bigint not null,
  lifecycle text not null,
  at bigint not null,
  actor text not null,
  trigger_name text not null,
  from_status text,
  to_status text not null,
  set_fields json not null,
  cleared_fields json not null,
  undoes integer,
  primary key (workspace, task_id, version)
);
create index events_in_order on pawl.events (workspace, transaction_id, sequence);
create index events_by_actor on pawl.events (workspace, actor, transaction_id, sequence);

-- The foreign key ties a task to the event of its version: no write to a task without one.
create table pawl.tasks (
  workspace text not null references pawl.workspaces,
  id text not null,
  number bigint not null,
  lifecycle text not null,
  status text not null,
  version integer not null,
  created_by text not null,
  created_at bigint not null,
  updated_at bigint not null,
  fields json not null,
  deadline text collate "C" not null,
  priority_rank integer not null,
  search_text text not null,
  primary key (workspace, id),
  unique (workspace, number),
  foreign key (workspace, id, version) references pawl.events (workspace, task_id, version) deferrable initially deferred
) with (fillfactor = 80);
create index tasks_by_number on pawl.tasks (workspace, lifecycle, status, number);
create index tasks_by_deadline on pawl.tasks (workspace, lifecycle, status, deadline, number);
create index tasks_by_priority on pawl.tasks (workspace, lifecycle, status, priority_rank, number);
create index tasks_by_update on pawl.tasks (workspace, lifecycle, status, updated_at, number);

create table pawl.tokens (
  workspace text not null references pawl.workspaces,
  name text not null,
  actor text not null,
  may text not null,
  secret_hash text not null unique,
  created_at bigint not null,
  revoked_at bigint,
  primary key (workspace, name)
);

create function pawl.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0];
end $$;

create trigger events_are_never_changed before update or delete on pawl.events
for each row execute function pawl.refuse_change('events are never changed or deleted');
create trigger events_are_never_emptied before truncate on pawl.events
for each statement execute function pawl.refuse_change('events are never deleted');

create trigger tasks_move_one_version_at_a_time before update on pawl.tasks
for each row when (
  new.version <> old.version + 1 or new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number
) execute function pawl.refuse_change('a task moves one version at a time');
create trigger tasks_are_never_deleted before delete on pawl.tasks
for each row execute function pawl.refuse_change('tasks are never deleted');
create trigger tasks_are_never_emptied before truncate on pawl.tasks
for each statement execute function pawl.refuse_change('tasks are never deleted');
insert into pawl.migrations (number, name) values (1, 'create-tasks-events-and-tokens');
-- 2 create-conversations
create table pawl.conversations (
  workspace text not null references pawl.workspaces,
  id text not null,
  owner text not null,
  mode text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (workspace, id)
);
create index conversations_by_owner on pawl.conversations (workspace, owner, updated_at);

-- moment: what the store held when the turn was taken, so that the turn can be taken again.
create table pawl.messages (
  workspace text not null,
  conversation_id text not null,
  position integer not null,
  role text not null,
  content text not null,
  at bigint not null,
  message_id text,
  turn json,
  moment text,
  primary key (workspace, conversation_id, position),
  unique (workspace, conversation_id, message_id),
  foreign key (workspace, conversation_id) references pawl.conversations (workspace, id)
);

create trigger messages_are_never_changed before update on pawl.messages
for each row execute function pawl.refuse_change('messages are never changed');
insert into pawl.migrations (number, name) values (2, 'create-conversations');
-- 3 create-rooms
create table pawl.rooms (
  workspace text not null references pawl.workspaces,
  id text not null,
  settings json not null,
  created_by text not null,
  created_at bigint not null,
  primary key (workspace, id)
);

-- A message waits as long as it has a queue position; then it has a task instead.
create table pawl.room_messages (
  workspace text not null,
  room text not null,
  position integer not null,
  sender text not null,
  content text not null,
  at bigint not null,
  attached json not null,
  queue_position double precision,
  task_id text,
  primary key (workspace, room, position),
  foreign key (workspace, room) references pawl.rooms (workspace, id)
);
create index room_messages_waiting on pawl.room_messages (workspace, room, queue_position) where queue_position is not null;

-- Signs of life. They decide nothing and have no events.
create table pawl.leases (
  workspace text not null references pawl.workspaces,
  task_id text not null,
  session text not null,
  epoch integer not null,
  renewed_at bigint not null,
  primary key (workspace, task_id)
);

create index room_tasks on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), status, (fields ->> 'role'), ((fields ->> 'queuePosition')::double precision), number
) where lifecycle = 'room';

create trigger room_messages_are_never_deleted before delete on pawl.room_messages
for each row execute function pawl.refuse_change('messages are never deleted');
insert into pawl.migrations (number, name) values (3, 'create-rooms');
-- 4 create-records
-- Documents with versions: initiatives, policies, workers, results, cases, items. A version is never changed.
create table pawl.records (
  workspace text not null references pawl.workspaces,
  kind text not null,
  id text not null,
  version integer not null,
  subject text not null,
  state text not null,
  body json not null,
  actor text not null,
  at bigint not null,
  primary key (workspace, kind, id, version)
);

-- The newest version of each.
create table pawl.record_heads (
  workspace text not null references pawl.workspaces,
  kind text not null,
  id text not null,
  version integer not null,
  subject text not null,
  state text not null,
  body json not null,
  actor text not null,
  at bigint not null,
  primary key (workspace, kind, id),
  foreign key (workspace, kind, id, version) references pawl.records (workspace, kind, id, version)
);
create index record_heads_by_state on pawl.record_heads (workspace, kind, state, subject, id);
create index record_heads_by_subject on pawl.record_heads (workspace, kind, subject, id);

create index governed_tasks on pawl.tasks (workspace, (fields ->> 'initiative_id'), status, number)
where lifecycle = 'governed';

create trigger records_are_never_changed before update or delete on pawl.records
for each row execute function pawl.refuse_change('records are never changed or deleted');
create trigger record_heads_move_one_version_at_a_time before update on pawl.record_heads
for each row when (new.version <> old.version + 1)
execute function pawl.refuse_change('a record moves one version at a time');
insert into pawl.migrations (number, name) values (4, 'create-records');
-- 5 add-room-holders
-- A session has one task at a time in a role of a room, whoever asks for it and from where.
create unique index room_holders on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), (fields ->> 'claimedBy'), (fields ->> 'assignedTo')
) where lifecycle = 'room' and status in ('acknowledged', 'in_progress');
insert into pawl.migrations (number, name) values (5, 'add-room-holders');
-- 6 add-nothing-waits
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
insert into pawl.migrations (number, name) values (6, 'add-nothing-waits');
-- 7 find-governed-work
-- What is asked about a task and about an initiative, and what a worker has to do, without reading the rest.
create index if not exists items_by_task on pawl.record_heads (workspace, (body ->> 'task_id'), state, id)
where kind = 'item';
create index if not exists items_by_initiative on pawl.record_heads (workspace, (body ->> 'initiative_id'), state, id)
where kind = 'item';

create index if not exists governed_work on pawl.tasks (workspace, (fields ->> 'assignee'), number)
where lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked')
  and fields ->> 'assignee' is not null;
insert into pawl.migrations (number, name) values (7, 'find-governed-work');
-- 8 add-conversation-tasks
-- In which conversation a task was added. Made from what was said there, so that it is never carried along.
create table if not exists pawl.conversation_tasks (
  workspace text not null,
  task_id text not null,
  conversation_id text not null,
  primary key (workspace, task_id),
  foreign key (workspace, conversation_id) references pawl.conversations (workspace, id)
);

insert into pawl.conversation_tasks (workspace, task_id, conversation_id)
select workspace, done ->> 'task', conversation_id
from pawl.messages, json_array_elements(turn -> 'executed') as done
where done ->> 'intent' = 'add_task' and done ->> 'task' is not null
on conflict do nothing;
insert into pawl.migrations (number, name) values (8, 'add-conversation-tasks');
-- 9 find-events-by-time
-- Events are stored in the order of their time, so a word on each stretch of the table is enough: nothing is added to a write.
create index if not exists events_by_time on pawl.events using brin (at) with (pages_per_range = 32, autosummarize = on);
insert into pawl.migrations (number, name) values (9, 'find-events-by-time');
-- 10 let-changes-in-rooms-cost-less
-- Only to-dos are listed in these orders. Tasks of rooms and governed ones have indexes of their own, and do not pay for
-- four more with every change.
drop index pawl.tasks_by_number;
drop index pawl.tasks_by_deadline;
drop index pawl.tasks_by_priority;
drop index pawl.tasks_by_update;
create index tasks_by_number on pawl.tasks (workspace, status, number) where lifecycle = 'todo';
create index tasks_by_deadline on pawl.tasks (workspace, status, deadline, number) where lifecycle = 'todo';
create index tasks_by_priority on pawl.tasks (workspace, status, priority_rank, number) where lifecycle = 'todo';
create index tasks_by_update on pawl.tasks (workspace, status, updated_at, number) where lifecycle = 'todo';

-- An event belongs to a workspace by its task, which cannot be without one. This key made every writer lock the one row
-- of the workspace.
alter table pawl.events drop constraint events_workspace_fkey;

-- What was read of a room is kept by those who read it.
create trigger rooms_are_never_changed before update or delete on pawl.rooms
for each row execute function pawl.refuse_change('rooms are never changed');
insert into pawl.migrations (number, name) values (10, 'let-changes-in-rooms-cost-less');
set session_replication_role = 'replica';
insert into pawl.workspaces (workspace, last_number) values ('default', '10');
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aacrwbc1tw', '1', '1', 'todo', '1767225601000', 'person:dana', 'createTask', null, 'open', '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aayewa21tv', '1', '2', 'todo', '1767225602000', 'person:dana', 'createTask', null, 'open', '{"title":"Eggs","deadline":"2026-03-01"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aawq98k5hj', '1', '3', 'todo', '1767225603000', 'person:dana', 'createTask', null, 'open', '{"title":"Report"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aayewa21tv', '2', '2', 'todo', '1767225604000', 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225604000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aayewa21tv', '3', '2', 'todo', '1767225605000', 'person:dana', 'stopTask', 'in_progress', 'open', '{}', '["startedAt"]', '2');
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aacrwbc1tw', '2', '1', 'todo', '1767225606000', 'person:dana', 'deleteTask', 'open', 'deleted', '{"deletedAt":1767225606000,"deletedFrom":"open"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aawq98k5hj', '2', '3', 'todo', '1767225607000', 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225607000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aawq98k5hj', '3', '3', 'todo', '1767225608000', 'person:dana', 'completeTask', 'in_progress', 'done', '{"completedAt":1767225608000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aaakhjgdq4', '1', '4', 'todo', '1767225614000', 'person:dana', 'createTask', null, 'open', '{"title":"buy bread","priority":"medium"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aawct8tyb2', '1', '5', 'room', '1767225619000', 'person:dana', 'createTask', null, 'backlog', '{"chatroomId":"build","content":"לאט לאט","origin":"backlog","role":"planner","value":"high"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aawct8tyb2', '2', '5', 'room', '1767225621000', 'person:dana', 'attachToMessage', 'backlog', 'backlog_acknowledged', '{"parentTaskIds":["nfr1aaah6hjzgr"]}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aaah6hjzgr', '1', '6', 'room', '1767225620000', 'person:dana', 'createTask', null, 'pending', '{"chatroomId":"build","content":"first\nof two","origin":"chat","role":"planner","queuePosition":1,"sourceMessageId":"m1","attachedTaskIds":["nfr1aawct8tyb2"]}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aaah6hjzgr', '2', '6', 'room', '1767225624000', 'agent:planner/s1', 'claimTask', 'pending', 'acknowledged', '{"acknowledgedAt":1767225624000,"epoch":1,"assignedTo":"planner","claimedBy":"s1"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aawct8tyb2', '3', '5', 'room', '1767225625000', 'agent:planner/s1', 'parentTaskAcknowledged', 'backlog_acknowledged', 'pending_user_review', '{}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aaah6hjzgr', '3', '6', 'room', '1767225626000', 'agent:planner/s1', 'startTask', 'acknowledged', 'in_progress', '{"startedAt":1767225626000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aaah6hjzgr', '4', '6', 'room', '1767225627000', 'agent:planner/s1', 'editTask', 'in_progress', 'in_progress', '{"progress":"half"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aaah6hjzgr', '5', '6', 'room', '1767225628000', 'agent:planner/s1', 'completeTask', 'in_progress', 'completed', '{"completedAt":1767225628000,"result":"planned"}', '["claimedBy","progress"]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aawct8tyb2', '4', '5', 'room', '1767225630000', 'agent:planner/s1', 'editTask', 'pending_user_review', 'pending_user_review', '{"parentTaskIds":["nfr1aaah6hjzgr","nfr1aa284k6vct"]}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aa284k6vct', '1', '7', 'room', '1767225629000', 'agent:planner/s1', 'createTask', null, 'pending', '{"chatroomId":"build","content":"build it","origin":"chat","role":"builder","sourceMessageId":"m1","queuePosition":1,"attachedTaskIds":["nfr1aawct8tyb2"]}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aazajt3h65', '1', '8', 'governed', '1767225637000', 'person:dana', 'createTask', null, 'pending', '{"initiative_id":"nfr1aad7h7ghr8","attempt":1,"title":"one","assignee":"ada"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aa4tt10ejw', '1', '9', 'governed', '1767225638000', 'person:dana', 'createTask', null, 'pending', '{"initiative_id":"nfr1aad7h7ghr8","attempt":1,"title":"two"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aazajt3h65', '2', '8', 'governed', '1767225639000', 'agent:ada', 'start', 'pending', 'in_progress', '{"startedAt":1767225639000,"epoch":1,"assignee":"ada"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aazajt3h65', '3', '8', 'governed', '1767225640000', 'agent:ada', 'complete', 'in_progress', 'completed', '{"completedAt":1767225640000,"result":"shipped"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aazajt3h65', '4', '8', 'governed', '1767225645000', 'person:dana', 'reject', 'completed', 'rejected', '{}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aazajt3h65', '5', '8', 'governed', '1767225649000', 'person:dana', 'editTask', 'rejected', 'rejected', '{"follow_up_task_ids":["nfr1aak3adr5td"]}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aazajt3h65', '6', '8', 'governed', '1767225650000', 'person:dana', 'archive', 'rejected', 'canceled', '{}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1aak3adr5td', '1', '10', 'governed', '1767225648000', 'person:dana', 'createTask', null, 'pending', '{"initiative_id":"nfr1aad7h7ghr8","attempt":2,"title":"one","description":"without it","replaces_task_id":"nfr1aazajt3h65","assignee":"ada"}', '[]', null);
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aayewa21tv', '2', 'todo', 'open', '3', 'person:dana', '1767225602000', '1767225605000', '{"title":"Eggs","deadline":"2026-03-01"}', '2026-03-01', '4', 'eggs
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aacrwbc1tw', '1', 'todo', 'deleted', '2', 'person:dana', '1767225601000', '1767225606000', '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent","deletedAt":1767225606000,"deletedFrom":"open"}', '~', '0', 'לקנות חלב 🎉
two
lines');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aawq98k5hj', '3', 'todo', 'done', '3', 'person:dana', '1767225603000', '1767225608000', '{"title":"Report","startedAt":1767225607000,"completedAt":1767225608000}', '~', '4', 'report
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aaakhjgdq4', '4', 'todo', 'open', '1', 'person:dana', '1767225614000', '1767225614000', '{"title":"buy bread","priority":"medium"}', '~', '2', 'buy bread
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aaah6hjzgr', '6', 'room', 'completed', '5', 'person:dana', '1767225620000', '1767225628000', '{"chatroomId":"build","content":"first\nof two","origin":"chat","role":"planner","queuePosition":1,"sourceMessageId":"m1","attachedTaskIds":["nfr1aawct8tyb2"],"acknowledgedAt":1767225624000,"epoch":1,"assignedTo":"planner","startedAt":1767225626000,"completedAt":1767225628000,"result":"planned"}', '~', '4', 'first
of two
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aawct8tyb2', '5', 'room', 'pending_user_review', '4', 'person:dana', '1767225619000', '1767225630000', '{"chatroomId":"build","content":"לאט לאט","origin":"backlog","role":"planner","value":"high","parentTaskIds":["nfr1aaah6hjzgr","nfr1aa284k6vct"]}', '~', '4', 'לאט לאט
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aa284k6vct', '7', 'room', 'pending', '1', 'agent:planner/s1', '1767225629000', '1767225629000', '{"chatroomId":"build","content":"build it","origin":"chat","role":"builder","sourceMessageId":"m1","queuePosition":1,"attachedTaskIds":["nfr1aawct8tyb2"]}', '~', '4', 'build it
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aa4tt10ejw', '9', 'governed', 'pending', '1', 'person:dana', '1767225638000', '1767225638000', '{"initiative_id":"nfr1aad7h7ghr8","attempt":1,"title":"two"}', '~', '4', 'two
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aazajt3h65', '8', 'governed', 'canceled', '6', 'person:dana', '1767225637000', '1767225650000', '{"initiative_id":"nfr1aad7h7ghr8","attempt":1,"title":"one","assignee":"ada","startedAt":1767225639000,"epoch":1,"completedAt":1767225640000,"result":"shipped","follow_up_task_ids":["nfr1aak3adr5td"]}', '~', '4', 'one
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1aak3adr5td', '10', 'governed', 'pending', '1', 'person:dana', '1767225648000', '1767225648000', '{"initiative_id":"nfr1aad7h7ghr8","attempt":2,"title":"one","description":"without it","replaces_task_id":"nfr1aazajt3h65","assignee":"ada"}', '~', '4', 'one
without it');
insert into pawl.tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'ci', 'agent:ci', 'write', '336d04cb076b5c13d1dca7abfdbf1eb8fc65e0e8fd4f7f35e90e0d20c6201ef3', '1767225609000', null);
insert into pawl.tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'old', 'agent:old', 'read', 'defef157ce250e5fb9db86ab3bcda8133af5e8790387616b52413e413e7078c6', '1767225610000', '1767225611000');
insert into pawl.conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfr1aa425st4gd', 'person:dana', 'guided', '1767225615000', '1767225616000');
insert into pawl.conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfr1aaqybxbkxd', 'person:dana', 'direct', '1767225612000', '1767225617000');
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr1aaqybxbkxd', '1', 'user', 'add task buy bread', '1767225613000', null, null);
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr1aaqybxbkxd', '2', 'assistant', 'I''ve added ''Buy bread'' to your list.', '1767225613000', null, '{"reply":"I''ve added ''Buy bread'' to your list.","intent":"add_task","command":{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"buy bread"},"ref":null,"missing_fields":[]},"commands":[{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"buy bread"},"ref":null,"missing_fields":[]}],"detected":["CREATE_TASK"],"language":"en","suggestions":["Undo"],"conversation_id":"nfr1aaqybxbkxd","text":"I''ve added ''Buy bread'' to your list.","executed":[{"intent":"add_task","success":true,"task":"nfr1aaakhjgdq4"}]}');
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr1aa425st4gd', '1', 'user', 'new task', '1767225616000', null, null);
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr1aa425st4gd', '2', 'assistant', 'What is the title of the task?
[[STATE:CREATE:ASK_TITLE]]', '1767225616000', null, '{"reply":"What is the title of the task?\n[[STATE:CREATE:ASK_TITLE]]","intent":"add_task","command":{"intent":"add_task","ready":false,"confidence":0.7,"fields":{},"ref":null,"missing_fields":["title"]},"commands":[{"intent":"add_task","ready":false,"confidence":0.7,"fields":{},"ref":null,"missing_fields":["title"]}],"detected":["CREATE_TASK"],"language":"en","suggestions":["Cancel"],"conversation_id":"nfr1aa425st4gd","text":"What is the title of the task?","executed":[]}');
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr1aaqybxbkxd', '3', 'user', 'תראה לי את המשימות', '1767225617000', null, null);
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr1aaqybxbkxd', '4', 'assistant', 'אלה כל המשימות שלך:
2. Eggs
3. ✓ Report
4. Buy bread', '1767225617000', null, '{"reply":"אלה כל המשימות שלך:\n2. Eggs\n3. ✓ Report\n4. Buy bread","intent":"list_tasks","command":{"intent":"list_tasks","ready":true,"confidence":1,"fields":{"status":"all"},"ref":{"options":["nfr1aayewa21tv","nfr1aawq98k5hj","nfr1aaakhjgdq4"]},"missing_fields":[]},"commands":[{"intent":"list_tasks","ready":true,"confidence":1,"fields":{"status":"all"},"ref":{"options":["nfr1aayewa21tv","nfr1aawq98k5hj","nfr1aaakhjgdq4"]},"missing_fields":[]}],"detected":["LIST_TASKS"],"language":"he","suggestions":[],"conversation_id":"nfr1aaqybxbkxd","text":"אלה כל המשימות שלך:\n2. Eggs\n3. ✓ Report\n4. Buy bread","executed":[]}');
insert into pawl.conversation_tasks (workspace, task_id, conversation_id) values ('default', 'nfr1aaakhjgdq4', 'nfr1aaqybxbkxd');
insert into pawl.rooms (workspace, id, settings, created_by, created_at) values ('default', 'build', '{"roles":["planner","builder"],"entryRole":"planner","parallel":1,"leaseSeconds":600,"resetSuspects":false}', 'person:dana', '1767225618000');
insert into pawl.room_messages (workspace, room, position, sender, content, at, attached, queue_position, task_id) values ('default', 'build', '1', 'person:dana', 'first
of two', '1767225622000', '["nfr1aawct8tyb2"]', null, 'nfr1aaah6hjzgr');
insert into pawl.room_messages (workspace, room, position, sender, content, at, attached, queue_position, task_id) values ('default', 'build', '2', 'person:dana', 'second', '1767225623000', '[]', '2', null);
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'worker', 'ada', '1', '', 'enabled', '{"skills":["care"]}', 'person:dana', '1767225631000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'policy', 'safe', '1', '', 'active', '{"text":"no secrets","clarifications":[]}', 'person:dana', '1767225632000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'policy', 'safe', '2', '', 'active', '{"text":"no secrets at all","clarifications":[]}', 'person:dana', '1767225633000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'initiative', 'nfr1aad7h7ghr8', '1', '', 'active', '{"title":"Ship it","require_policy":false}', 'person:dana', '1767225634000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aapr7y38bc', '1', 'system3', 'open', '{"type":"InitiativeAssign","initiative_id":"nfr1aad7h7ghr8","title":"Ship it"}', 'person:dana', '1767225635000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aapr7y38bc', '2', 'system3', 'answered', '{"type":"InitiativeAssign","initiative_id":"nfr1aad7h7ghr8","title":"Ship it","answer":{"tasks":[{"title":"one"},{"title":"two"}]}}', 'person:dana', '1767225636000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aaeewjxsb1', '1', 'system3', 'open', '{"type":"TaskReview","initiative_id":"nfr1aad7h7ghr8","task_id":"nfr1aazajt3h65","task_number":8,"title":"one","result_version":1,"result":"shipped","policies":[{"policy_id":"safe","version":2,"text":"no secrets at all","clarifications":[]}]}', 'agent:ada', '1767225642000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'result', 'nfr1aaeg9d2gz5', '1', 'nfr1aazajt3h65', 'submitted', '{"result":"shipped","version":1,"worker":"ada","submitted_by":"person:dana"}', 'agent:ada', '1767225641000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'case', 'nfr1aagqhtjrzq', '1', 'nfr1aazajt3h65', 'Violated', '{"policy_id":"safe","verdict":"Violated","reasoning":"it has one","result_version":1,"policy_version":2,"task_id":"nfr1aazajt3h65"}', 'person:dana', '1767225644000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aa4mdp3ka0', '1', 'system3', 'open', '{"type":"RejectionDecision","initiative_id":"nfr1aad7h7ghr8","task_id":"nfr1aazajt3h65","task_number":8,"title":"one","violated":[{"policy_id":"safe","verdict":"Violated","reasoning":"it has one"}],"result":"shipped"}', 'person:dana', '1767225646000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aaeewjxsb1', '2', 'system3', 'answered', '{"type":"TaskReview","initiative_id":"nfr1aad7h7ghr8","task_id":"nfr1aazajt3h65","task_number":8,"title":"one","result_version":1,"result":"shipped","policies":[{"policy_id":"safe","version":2,"text":"no secrets at all","clarifications":[]}],"answer":{"cases":[{"policy_id":"safe","verdict":"Violated","reasoning":"it has one"}]}}', 'person:dana', '1767225643000');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aa4mdp3ka0', '2', 'system3', 'answered', '{"type":"RejectionDecision","initiative_id":"nfr1aad7h7ghr8","task_id":"nfr1aazajt3h65","task_number":8,"title":"one","violated":[{"policy_id":"safe","verdict":"Violated","reasoning":"it has one"}],"result":"shipped","answer":{"decision":"improve","description":"without it"}}', 'person:dana', '1767225647000');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'worker', 'ada', '1', '', 'enabled', '{"skills":["care"]}', 'person:dana', '1767225631000');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'policy', 'safe', '2', '', 'active', '{"text":"no secrets at all","clarifications":[]}', 'person:dana', '1767225633000');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'initiative', 'nfr1aad7h7ghr8', '1', '', 'active', '{"title":"Ship it","require_policy":false}', 'person:dana', '1767225634000');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aapr7y38bc', '2', 'system3', 'answered', '{"type":"InitiativeAssign","initiative_id":"nfr1aad7h7ghr8","title":"Ship it","answer":{"tasks":[{"title":"one"},{"title":"two"}]}}', 'person:dana', '1767225636000');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'result', 'nfr1aaeg9d2gz5', '1', 'nfr1aazajt3h65', 'submitted', '{"result":"shipped","version":1,"worker":"ada","submitted_by":"person:dana"}', 'agent:ada', '1767225641000');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'case', 'nfr1aagqhtjrzq', '1', 'nfr1aazajt3h65', 'Violated', '{"policy_id":"safe","verdict":"Violated","reasoning":"it has one","result_version":1,"policy_version":2,"task_id":"nfr1aazajt3h65"}', 'person:dana', '1767225644000');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aaeewjxsb1', '2', 'system3', 'answered', '{"type":"TaskReview","initiative_id":"nfr1aad7h7ghr8","task_id":"nfr1aazajt3h65","task_number":8,"title":"one","result_version":1,"result":"shipped","policies":[{"policy_id":"safe","version":2,"text":"no secrets at all","clarifications":[]}],"answer":{"cases":[{"policy_id":"safe","verdict":"Violated","reasoning":"it has one"}]}}', 'person:dana', '1767225643000');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr1aa4mdp3ka0', '2', 'system3', 'answered', '{"type":"RejectionDecision","initiative_id":"nfr1aad7h7ghr8","task_id":"nfr1aazajt3h65","task_number":8,"title":"one","violated":[{"policy_id":"safe","verdict":"Violated","reasoning":"it has one"}],"result":"shipped","answer":{"decision":"improve","description":"without it"}}', 'person:dana', '1767225647000');
set session_replication_role = 'origin';
