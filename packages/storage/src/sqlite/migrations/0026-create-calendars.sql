-- The address under which a person's calendar is read, as a hash. Each person has one at most; one that was revoked is not kept.
create table calendars (
  workspace text not null references workspaces,
  person text not null,
  secret_hash text not null unique,
  created_at integer not null,
  last_used_at integer,
  primary key (workspace, person)
) strict;
