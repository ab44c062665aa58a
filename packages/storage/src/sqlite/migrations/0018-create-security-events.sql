-- What happened to the safety of the store: who came in, who was refused, what was made, taken out and brought in.
create table security_events (
  sequence integer primary key autoincrement,
  workspace text not null references workspaces,
  at integer not null,
  kind text not null,
  who text not null,
  actor text not null,
  about text,
  times integer not null check (times > 0),
  details text not null check (json_valid(details))
) strict;
create index security_events_in_order on security_events (workspace, sequence);

create trigger security_events_are_never_changed before update on security_events
begin select raise(abort, 'security events are never changed'); end;

create trigger security_events_are_never_deleted before delete on security_events
begin select raise(abort, 'security events are never deleted'); end;

create trigger security_events_are_never_replaced before insert on security_events
when exists (select 1 from security_events where sequence = new.sequence)
begin select raise(abort, 'security events are never replaced'); end;
