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
