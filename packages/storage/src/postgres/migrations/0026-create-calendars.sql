-- The address under which a person's calendar is read, as a hash. Each person has one at most; one that was revoked is not kept.
create table pawl.calendars (
  workspace text not null references pawl.workspaces,
  person text not null,
  secret_hash text not null unique,
  created_at bigint not null,
  last_used_at bigint,
  primary key (workspace, person)
);

create trigger outdated_writers_are_refused before insert or update on pawl.calendars
for each statement execute function pawl.refuse_outdated_writers();
