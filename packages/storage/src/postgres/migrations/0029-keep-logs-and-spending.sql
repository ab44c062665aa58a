-- What the command of an attempt printed, in pieces by where each begins. The beginning and the end are kept; what lies
-- between them is left out once it is too much.
create table pawl.attempt_logs (
  workspace text not null,
  task_id text not null,
  attempt integer not null,
  size bigint not null,
  last_at bigint not null,
  primary key (workspace, task_id, attempt)
);
create index attempt_logs_by_age on pawl.attempt_logs (workspace, last_at);

create table pawl.log_pieces (
  workspace text not null,
  task_id text not null,
  attempt integer not null,
  begins bigint not null,
  size integer not null,
  at bigint not null,
  stream text not null,
  text text not null,
  primary key (workspace, task_id, attempt, begins)
);

-- What was used when, where and by whom: filed from the events that say so, and from nothing else. A task says the sum; here
-- is what each report added to it.
create table pawl.spending (
  workspace text not null,
  task_id text not null,
  version integer not null,
  at bigint not null,
  place text not null,
  agent text not null,
  tokens bigint not null,
  cost_micros bigint not null,
  primary key (workspace, task_id, version)
);
create index spending_by_place on pawl.spending (workspace, place, at) include (tokens, cost_micros);
create index spending_by_agent on pawl.spending (workspace, agent, at) include (tokens, cost_micros);

create function pawl.file_spending() returns trigger language plpgsql as $$
begin
  if new.set_fields ->> 'tokens' is null and new.set_fields ->> 'costMicros' is null then
    return null;
  end if;
  insert into pawl.spending (workspace, task_id, version, at, place, agent, tokens, cost_micros)
  select new.workspace, new.task_id, new.version, new.at,
    coalesce('room:' || (first.set_fields ->> 'chatroomId'), 'initiative:' || (first.set_fields ->> 'initiative_id'), ''),
    split_part(new.actor, '/', 1),
    coalesce((new.set_fields ->> 'tokens')::bigint - before.tokens, 0),
    coalesce((new.set_fields ->> 'costMicros')::bigint - before.cost_micros, 0)
  from (select coalesce(sum(tokens), 0)::bigint as tokens, coalesce(sum(cost_micros), 0)::bigint as cost_micros
    from pawl.spending where workspace = new.workspace and task_id = new.task_id) as before
  cross join pawl.events as first
  where first.workspace = new.workspace and first.task_id = new.task_id and first.version = 1;
  return null;
end $$;

-- A claim, a start and an end are not edits: they do not pay for it.
set constraints all immediate;
create trigger spending_is_filed after insert on pawl.events
for each row when (new.trigger_name = 'editTask' and new.lifecycle <> 'todo') execute function pawl.file_spending();
set constraints all deferred;
