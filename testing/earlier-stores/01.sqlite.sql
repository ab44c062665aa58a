pragma foreign_keys = off;
begin;
CREATE TABLE workspaces (
  workspace text primary key,
  last_number integer not null default 0
) strict, without rowid;
CREATE TABLE events (
  sequence integer primary key autoincrement,
  workspace text not null references workspaces,
  task_id text not null,
  version integer not null,
  number integer not null,
  lifecycle text not null,
  at integer not null,
  actor text not null,
  trigger_name text not null,
  from_status text,
  to_status text not null,
  set_fields text not null check (json_valid(set_fields)),
  cleared_fields text not null check (json_valid(cleared_fields)),
  undoes integer,
  unique (workspace, task_id, version)
) strict;
CREATE TABLE tasks (
  workspace text not null references workspaces,
  id text not null,
  number integer not null,
  lifecycle text not null,
  status text not null,
  version integer not null,
  created_by text not null,
  created_at integer not null,
  updated_at integer not null,
  fields text not null check (json_valid(fields)),
  deadline text not null,
  priority_rank integer not null,
  search_text text not null,
  primary key (workspace, id),
  unique (workspace, number),
  foreign key (workspace, id, version) references events (workspace, task_id, version) deferrable initially deferred
) strict;
CREATE TABLE tokens (
  workspace text not null references workspaces,
  name text not null,
  actor text not null,
  may text not null,
  secret_hash text not null unique,
  created_at integer not null,
  revoked_at integer,
  primary key (workspace, name)
) strict;
insert into workspaces (workspace, last_number) values ('default', 3);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (1, 'default', 'nfr16s6hnds1z4', 1, 1, 'todo', 1767225601000, 'person:dana', 'createTask', null, 'open', '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (2, 'default', 'nfr16sdspyskxb', 1, 2, 'todo', 1767225602000, 'person:dana', 'createTask', null, 'open', '{"title":"Eggs","deadline":"2026-03-01"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (3, 'default', 'nfr16sq1hgfptm', 1, 3, 'todo', 1767225603000, 'person:dana', 'createTask', null, 'open', '{"title":"Report"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (4, 'default', 'nfr16sdspyskxb', 2, 2, 'todo', 1767225604000, 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225604000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (5, 'default', 'nfr16sdspyskxb', 3, 2, 'todo', 1767225605000, 'person:dana', 'stopTask', 'in_progress', 'open', '{}', '["startedAt"]', 2);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (6, 'default', 'nfr16s6hnds1z4', 2, 1, 'todo', 1767225606000, 'person:dana', 'deleteTask', 'open', 'deleted', '{"deletedAt":1767225606000,"deletedFrom":"open"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (7, 'default', 'nfr16sq1hgfptm', 2, 3, 'todo', 1767225607000, 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225607000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (8, 'default', 'nfr16sq1hgfptm', 3, 3, 'todo', 1767225608000, 'person:dana', 'completeTask', 'in_progress', 'done', '{"completedAt":1767225608000}', '[]', null);
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr16s6hnds1z4', 1, 'todo', 'deleted', 2, 'person:dana', 1767225601000, 1767225606000, '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent","deletedAt":1767225606000,"deletedFrom":"open"}', '9999', 0, 'לקנות חלב 🎉
two
lines');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr16sdspyskxb', 2, 'todo', 'open', 3, 'person:dana', 1767225602000, 1767225605000, '{"title":"Eggs","deadline":"2026-03-01"}', '2026-03-01', 4, 'eggs
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr16sq1hgfptm', 3, 'todo', 'done', 3, 'person:dana', 1767225603000, 1767225608000, '{"title":"Report","startedAt":1767225607000,"completedAt":1767225608000}', '9999', 4, 'report
');
insert into tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'ci', 'agent:ci', 'write', '87838596ac385fd54b7ee6cead9d1ca33fc687aec13ee085167fdbe12833ada3', 1767225609000, null);
insert into tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'old', 'agent:old', 'read', 'd232cd648c867778fbcc54d2110737f9058e36ae36da0471d41f2513187c92d9', 1767225610000, 1767225611000);
CREATE INDEX events_in_order on events (workspace, sequence);
CREATE INDEX events_by_actor on events (workspace, actor, sequence);
CREATE INDEX tasks_by_number on tasks (workspace, lifecycle, status, number);
CREATE INDEX tasks_by_deadline on tasks (workspace, lifecycle, status, deadline, number);
CREATE INDEX tasks_by_priority on tasks (workspace, lifecycle, status, priority_rank, number);
CREATE INDEX tasks_by_update on tasks (workspace, lifecycle, status, updated_at, number);
CREATE TRIGGER events_are_never_changed before update on events
begin select raise(abort, 'events are never changed'); end;
CREATE TRIGGER events_are_never_deleted before delete on events
begin select raise(abort, 'events are never deleted'); end;
CREATE TRIGGER events_are_never_replaced before insert on events
when exists (select 1 from events where workspace = new.workspace and task_id = new.task_id and version = new.version)
begin select raise(abort, 'events are never replaced'); end;
CREATE TRIGGER tasks_move_one_version_at_a_time before update on tasks
when new.version <> old.version + 1 or new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number
begin select raise(abort, 'a task moves one version at a time'); end;
CREATE TRIGGER tasks_are_never_deleted before delete on tasks
begin select raise(abort, 'tasks are never deleted'); end;
pragma user_version = 1;
commit;
