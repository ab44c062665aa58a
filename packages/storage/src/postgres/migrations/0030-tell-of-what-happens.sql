-- A channel can be that of a hook, which has the same id: up to where in the log its events are filed, whether they are at
-- present, and which server does that until when.
set constraints all immediate;
alter table pawl.channels
  add column hook boolean not null default false,
  add column feeding boolean not null default false,
  add column position text,
  add column taken_by text,
  add column taken_until bigint not null default 0;
create index channels_to_feed on pawl.channels (workspace, id) where feeding;

-- What has a lane, which is a task, goes out in the order of its places there.
alter table pawl.deliveries
  add column lane text,
  add column place bigint;
create index deliveries_in_lanes on pawl.deliveries (workspace, channel, lane, place) where state in ('waiting', 'held');
create index deliveries_to_send_there on pawl.deliveries (workspace, channel, next_at) where state = 'waiting';
create index deliveries_given_up_there on pawl.deliveries (workspace, channel) where state = 'failed';
set constraints all deferred;
