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
set session_replication_role = 'replica';
insert into pawl.workspaces (workspace, last_number) values ('default', '4');
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1935zvx8js6', '1', '1', 'todo', '1767225601000', 'person:dana', 'createTask', null, 'open', '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1930x41jz3y', '1', '2', 'todo', '1767225602000', 'person:dana', 'createTask', null, 'open', '{"title":"Eggs","deadline":"2026-03-01"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr193s7kh7dpm', '1', '3', 'todo', '1767225603000', 'person:dana', 'createTask', null, 'open', '{"title":"Report"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1930x41jz3y', '2', '2', 'todo', '1767225604000', 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225604000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1930x41jz3y', '3', '2', 'todo', '1767225605000', 'person:dana', 'stopTask', 'in_progress', 'open', '{}', '["startedAt"]', '2');
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1935zvx8js6', '2', '1', 'todo', '1767225606000', 'person:dana', 'deleteTask', 'open', 'deleted', '{"deletedAt":1767225606000,"deletedFrom":"open"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr193s7kh7dpm', '2', '3', 'todo', '1767225607000', 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225607000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr193s7kh7dpm', '3', '3', 'todo', '1767225608000', 'person:dana', 'completeTask', 'in_progress', 'done', '{"completedAt":1767225608000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr193jddkhhsg', '1', '4', 'todo', '1767225614000', 'person:dana', 'createTask', null, 'open', '{"title":"buy bread","priority":"medium"}', '[]', null);
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1930x41jz3y', '2', 'todo', 'open', '3', 'person:dana', '1767225602000', '1767225605000', '{"title":"Eggs","deadline":"2026-03-01"}', '2026-03-01', '4', 'eggs
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1935zvx8js6', '1', 'todo', 'deleted', '2', 'person:dana', '1767225601000', '1767225606000', '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent","deletedAt":1767225606000,"deletedFrom":"open"}', '~', '0', 'לקנות חלב 🎉
two
lines');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr193s7kh7dpm', '3', 'todo', 'done', '3', 'person:dana', '1767225603000', '1767225608000', '{"title":"Report","startedAt":1767225607000,"completedAt":1767225608000}', '~', '4', 'report
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr193jddkhhsg', '4', 'todo', 'open', '1', 'person:dana', '1767225614000', '1767225614000', '{"title":"buy bread","priority":"medium"}', '~', '2', 'buy bread
');
insert into pawl.tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'ci', 'agent:ci', 'write', 'f64e6611c609165e2688aaad239ca8da7eae0ac0f310bb8f7db08798fc3a0983', '1767225609000', null);
insert into pawl.tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'old', 'agent:old', 'read', 'e56ce5043500a1e8ddb5b99e0557a1372c8bb9a495d13d289fab6062a8c14089', '1767225610000', '1767225611000');
insert into pawl.conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfr193j29wp4kg', 'person:dana', 'guided', '1767225615000', '1767225616000');
insert into pawl.conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfr193fbzd1c47', 'person:dana', 'direct', '1767225612000', '1767225617000');
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr193fbzd1c47', '1', 'user', 'add task buy bread', '1767225613000', null, null);
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr193fbzd1c47', '2', 'assistant', 'I''ve added ''Buy bread'' to your list.', '1767225613000', null, '{"reply":"I''ve added ''Buy bread'' to your list.","intent":"add_task","command":{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"buy bread"},"ref":null,"missing_fields":[]},"commands":[{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"buy bread"},"ref":null,"missing_fields":[]}],"detected":["CREATE_TASK"],"language":"en","conversation_id":"nfr193fbzd1c47","text":"I''ve added ''Buy bread'' to your list.","executed":[{"intent":"add_task","success":true,"task":"nfr193jddkhhsg"}]}');
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr193j29wp4kg', '1', 'user', 'new task', '1767225616000', null, null);
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr193j29wp4kg', '2', 'assistant', 'What is the title of the task?
[[STATE:CREATE:ASK_TITLE]]', '1767225616000', null, '{"reply":"What is the title of the task?\n[[STATE:CREATE:ASK_TITLE]]","intent":"add_task","command":{"intent":"add_task","ready":false,"confidence":0.7,"fields":{},"ref":null,"missing_fields":["title"]},"commands":[{"intent":"add_task","ready":false,"confidence":0.7,"fields":{},"ref":null,"missing_fields":["title"]}],"detected":["CREATE_TASK"],"language":"en","conversation_id":"nfr193j29wp4kg","text":"What is the title of the task?","executed":[]}');
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr193fbzd1c47', '3', 'user', 'תראה לי את המשימות', '1767225617000', null, null);
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn) values ('default', 'nfr193fbzd1c47', '4', 'assistant', 'אלה כל המשימות שלך:
2. Eggs
3. ✓ Report
4. Buy bread', '1767225617000', null, '{"reply":"אלה כל המשימות שלך:\n2. Eggs\n3. ✓ Report\n4. Buy bread","intent":"list_tasks","command":{"intent":"list_tasks","ready":true,"confidence":1,"fields":{"status":"all"},"ref":{"options":["nfr1930x41jz3y","nfr193s7kh7dpm","nfr193jddkhhsg"]},"missing_fields":[]},"commands":[{"intent":"list_tasks","ready":true,"confidence":1,"fields":{"status":"all"},"ref":{"options":["nfr1930x41jz3y","nfr193s7kh7dpm","nfr193jddkhhsg"]},"missing_fields":[]}],"detected":["LIST_TASKS"],"language":"he","conversation_id":"nfr193fbzd1c47","text":"אלה כל המשימות שלך:\n2. Eggs\n3. ✓ Report\n4. Buy bread","executed":[]}');
set session_replication_role = 'origin';
