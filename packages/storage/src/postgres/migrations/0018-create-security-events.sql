-- What happened to the safety of the store: who came in, who was refused, what was made, taken out and brought in.
create table pawl.security_events (
  sequence bigint generated always as identity primary key,
  workspace text not null references pawl.workspaces,
  at bigint not null,
  kind text not null,
  who text not null,
  actor text not null,
  about text,
  times integer not null check (times > 0),
  details json not null
);
create index security_events_in_order on pawl.security_events (workspace, sequence);

create trigger security_events_are_never_changed before update or delete on pawl.security_events
for each row execute function pawl.refuse_change('security events are never changed or deleted');
create trigger security_events_are_never_emptied before truncate on pawl.security_events
for each statement execute function pawl.refuse_change('security events are never deleted');
create trigger outdated_writers_are_refused before insert on pawl.security_events
for each statement execute function pawl.refuse_outdated_writers();
