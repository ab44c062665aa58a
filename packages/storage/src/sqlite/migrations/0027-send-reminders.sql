-- When a task reminds next; null if it does not.
alter table tasks add column remind_at integer;
create index tasks_by_reminder on tasks (workspace, remind_at) where remind_at is not null;

-- Where people are reminded.
create table channels (
  workspace text not null,
  id text not null,
  person text not null,
  owns_local integer not null,
  kind text not null,
  address text not null,
  language text not null,
  time_zone text not null,
  keys text not null,
  created_at integer not null,
  primary key (workspace, id)
) strict;
create index channels_by_person on channels (workspace, person, created_at);

-- What has to go out, and what became of it.
create table deliveries (
  workspace text not null,
  id text not null,
  channel text not null,
  message text not null,
  state text not null,
  attempts integer not null,
  next_at integer not null,
  created_at integer not null,
  ended_at integer,
  trouble text,
  primary key (workspace, id)
) strict;
create index deliveries_to_send on deliveries (workspace, next_at) where state = 'waiting';
create index deliveries_that_failed on deliveries (workspace) where state = 'failed';
create index deliveries_by_channel on deliveries (workspace, channel, created_at);
create index deliveries_that_ended on deliveries (workspace, ended_at) where ended_at is not null;

-- What servers sign with: made once, by the first that needs it.
create table kept_keys (
  name text primary key,
  value text not null
) strict;
