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
