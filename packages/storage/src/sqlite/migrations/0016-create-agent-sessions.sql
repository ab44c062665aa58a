-- Who has an agent's session is proved by a secret; only its hash is kept. A session has one for life.
create table agent_sessions (
  workspace text not null,
  name text not null,
  secret_hash text not null,
  created_at integer not null,
  primary key (workspace, name)
) strict;
create trigger agent_sessions_are_never_changed before update on agent_sessions
begin select raise(abort, 'sessions are never changed'); end;
