-- Who has an agent's session is proved by a secret; only its hash is kept. A session has one for life.
create table pawl.agent_sessions (
  workspace text not null,
  name text not null,
  secret_hash text not null,
  created_at bigint not null,
  primary key (workspace, name)
);
create trigger agent_sessions_are_never_changed before update on pawl.agent_sessions
for each row execute function pawl.refuse_change('sessions are never changed');
