create table workspaces (
  workspace text primary key,
  last_number integer not null default 0
) strict, without rowid;

create table events (
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
create index events_in_order on events (workspace, sequence);
create index events_by_actor on events (workspace, actor, sequence);

-- The foreign key ties a task to the event of its version: no write to a task without one.
create table tasks (
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
create index tasks_by_number on tasks (workspace, lifecycle, status, number);
create index tasks_by_deadline on tasks (workspace, lifecycle, status, deadline, number);
create index tasks_by_priority on tasks (workspace, lifecycle, status, priority_rank, number);
create index tasks_by_update on tasks (workspace, lifecycle, status, updated_at, number);

create table tokens (
  workspace text not null references workspaces,
  name text not null,
  actor text not null,
  may text not null,
  secret_hash text not null unique,
  created_at integer not null,
  revoked_at integer,
  primary key (workspace, name)
) strict;

create trigger events_are_never_changed before update on events
begin select raise(abort, 'events are never changed'); end;

create trigger events_are_never_deleted before delete on events
begin select raise(abort, 'events are never deleted'); end;

create trigger events_are_never_replaced before insert on events
when exists (select 1 from events where workspace = new.workspace and task_id = new.task_id and version = new.version)
begin select raise(abort, 'events are never replaced'); end;

create trigger tasks_move_one_version_at_a_time before update on tasks
when new.version <> old.version + 1 or new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number
begin select raise(abort, 'a task moves one version at a time'); end;

create trigger tasks_are_never_deleted before delete on tasks
begin select raise(abort, 'tasks are never deleted'); end;
