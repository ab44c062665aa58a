-- What the command of an attempt printed, in pieces by where each begins. The beginning and the end are kept; what lies
-- between them is left out once it is too much.
create table attempt_logs (
  workspace text not null,
  task_id text not null,
  attempt integer not null,
  size integer not null,
  last_at integer not null,
  primary key (workspace, task_id, attempt)
) strict, without rowid;
create index attempt_logs_by_age on attempt_logs (workspace, last_at);

create table log_pieces (
  workspace text not null,
  task_id text not null,
  attempt integer not null,
  begins integer not null,
  size integer not null,
  at integer not null,
  stream text not null,
  text text not null,
  primary key (workspace, task_id, attempt, begins)
) strict;

-- What was used when, where and by whom: filed from the events that say so, and from nothing else. A task says the sum; here
-- is what each report added to it.
create table spending (
  workspace text not null,
  task_id text not null,
  version integer not null,
  at integer not null,
  place text not null,
  agent text not null,
  tokens integer not null,
  cost_micros integer not null,
  primary key (workspace, task_id, version)
) strict;
create index spending_by_place on spending (workspace, place, at, tokens, cost_micros);
create index spending_by_agent on spending (workspace, agent, at, tokens, cost_micros);

create trigger spending_is_filed after insert on events
when new.trigger_name = 'editTask' and new.lifecycle <> 'todo' and (
  json_extract(new.set_fields, '$.tokens') is not null or json_extract(new.set_fields, '$.costMicros') is not null)
begin
  insert into spending (workspace, task_id, version, at, place, agent, tokens, cost_micros)
  select new.workspace, new.task_id, new.version, new.at,
    (select coalesce('room:' || json_extract(first.set_fields, '$.chatroomId'),
      'initiative:' || json_extract(first.set_fields, '$.initiative_id'), '')
     from events as first where first.workspace = new.workspace and first.task_id = new.task_id and first.version = 1),
    case instr(new.actor, '/') when 0 then new.actor else substr(new.actor, 1, instr(new.actor, '/') - 1) end,
    coalesce(json_extract(new.set_fields, '$.tokens') - before.tokens, 0),
    coalesce(json_extract(new.set_fields, '$.costMicros') - before.cost_micros, 0)
  from (select coalesce(sum(tokens), 0) as tokens, coalesce(sum(cost_micros), 0) as cost_micros
    from spending where workspace = new.workspace and task_id = new.task_id) as before;
end;
