create schema pawl;
create table pawl.migrations (number integer primary key, name text not null, applied_at timestamptz not null default now());
-- 1 create-tasks-events-and-tokens
create table pawl.workspaces (
  workspace text primary key,
  last_number bigint not null default 0
);

-- Positions are (transaction_id, sequence): sequences become visible out of order, transactions below the oldest
-- running one never change again.
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
  set_fields jsonb not null,
  cleared_fields jsonb not null,
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
  fields jsonb not null,
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
set session_replication_role = 'replica';
insert into pawl.workspaces (workspace, last_number) values ('default', '3');
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr192nxamtfyq', '1', '1', 'todo', '1767225601000', 'person:dana', 'createTask', null, 'open', '{"title": "לקנות חלב 🎉", "priority": "urgent", "description": "two\nlines"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1925qq2jb48', '1', '2', 'todo', '1767225602000', 'person:dana', 'createTask', null, 'open', '{"title": "Eggs", "deadline": "2026-03-01"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1920r2zk9s3', '1', '3', 'todo', '1767225603000', 'person:dana', 'createTask', null, 'open', '{"title": "Report"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1925qq2jb48', '2', '2', 'todo', '1767225604000', 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt": 1767225604000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1925qq2jb48', '3', '2', 'todo', '1767225605000', 'person:dana', 'stopTask', 'in_progress', 'open', '{}', '["startedAt"]', '2');
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr192nxamtfyq', '2', '1', 'todo', '1767225606000', 'person:dana', 'deleteTask', 'open', 'deleted', '{"deletedAt": 1767225606000, "deletedFrom": "open"}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1920r2zk9s3', '2', '3', 'todo', '1767225607000', 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt": 1767225607000}', '[]', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values ('default', 'nfr1920r2zk9s3', '3', '3', 'todo', '1767225608000', 'person:dana', 'completeTask', 'in_progress', 'done', '{"completedAt": 1767225608000}', '[]', null);
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1925qq2jb48', '2', 'todo', 'open', '3', 'person:dana', '1767225602000', '1767225605000', '{"title": "Eggs", "deadline": "2026-03-01"}', '2026-03-01', '4', 'eggs
');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr192nxamtfyq', '1', 'todo', 'deleted', '2', 'person:dana', '1767225601000', '1767225606000', '{"title": "לקנות חלב 🎉", "priority": "urgent", "deletedAt": 1767225606000, "deletedFrom": "open", "description": "two\nlines"}', '9999', '0', 'לקנות חלב 🎉
two
lines');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr1920r2zk9s3', '3', 'todo', 'done', '3', 'person:dana', '1767225603000', '1767225608000', '{"title": "Report", "startedAt": 1767225607000, "completedAt": 1767225608000}', '9999', '4', 'report
');
insert into pawl.tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'ci', 'agent:ci', 'write', '8e4ef6505b8bb81d30a88d0710b67d7b9f73572726e51a9d729f63938161b10b', '1767225609000', null);
insert into pawl.tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'old', 'agent:old', 'read', '70b92d372db4fc19c5665f24bb85151a940e5cacfe532e8bd78e3341ab21023f', '1767225610000', '1767225611000');
set session_replication_role = 'origin';
