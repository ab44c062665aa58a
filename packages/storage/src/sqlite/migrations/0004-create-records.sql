-- Documents with versions: initiatives, policies, workers, results, cases, items. A version is never changed.
create table records (
  workspace text not null references workspaces,
  kind text not null,
  id text not null,
  version integer not null,
  subject text not null,
  state text not null,
  body text not null check (json_valid(body)),
  actor text not null,
  at integer not null,
  primary key (workspace, kind, id, version)
) strict;

-- The newest version of each.
create table record_heads (
  workspace text not null references workspaces,
  kind text not null,
  id text not null,
  version integer not null,
  subject text not null,
  state text not null,
  body text not null check (json_valid(body)),
  actor text not null,
  at integer not null,
  primary key (workspace, kind, id),
  foreign key (workspace, kind, id, version) references records (workspace, kind, id, version)
) strict;
create index record_heads_by_state on record_heads (workspace, kind, state, subject, id);
create index record_heads_by_subject on record_heads (workspace, kind, subject, id);

create index governed_tasks on tasks (workspace, json_extract(fields, '$.initiative_id'), status, number)
where lifecycle = 'governed';

create trigger records_are_never_changed before update on records
begin select raise(abort, 'records are never changed'); end;
create trigger records_are_never_deleted before delete on records
begin select raise(abort, 'records are never deleted'); end;
create trigger record_heads_move_one_version_at_a_time before update on record_heads
when new.version <> old.version + 1
begin select raise(abort, 'a record moves one version at a time'); end;
