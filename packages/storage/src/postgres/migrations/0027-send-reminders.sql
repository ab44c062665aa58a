-- When a task reminds next; null if it does not.
-- A table with checks that are still to be made cannot be altered.
set constraints all immediate;
alter table pawl.tasks add column remind_at bigint;
create index tasks_by_reminder on pawl.tasks (workspace, remind_at) where remind_at is not null;

-- Where people are reminded.
create table pawl.channels (
  workspace text not null,
  id text not null,
  person text not null,
  owns_local boolean not null,
  kind text not null,
  address text not null,
  language text not null,
  time_zone text not null,
  keys json not null,
  created_at bigint not null,
  primary key (workspace, id)
);
create index channels_by_person on pawl.channels (workspace, person, created_at);

-- What has to go out, and what became of it.
create table pawl.deliveries (
  workspace text not null,
  id text not null,
  channel text not null,
  message json not null,
  state text not null,
  attempts integer not null,
  next_at bigint not null,
  created_at bigint not null,
  ended_at bigint,
  trouble text,
  primary key (workspace, id)
);
create index deliveries_to_send on pawl.deliveries (workspace, next_at) where state = 'waiting';
create index deliveries_that_failed on pawl.deliveries (workspace) where state = 'failed';
create index deliveries_by_channel on pawl.deliveries (workspace, channel, created_at);
create index deliveries_that_ended on pawl.deliveries (workspace, ended_at) where ended_at is not null;

-- What servers sign with: made once, by the first that needs it.
create table pawl.kept_keys (
  name text primary key,
  value text not null
);
set constraints all deferred;
