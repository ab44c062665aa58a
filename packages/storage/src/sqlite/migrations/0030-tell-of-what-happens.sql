-- A channel can be that of a hook, which has the same id: up to where in the log its events are filed, whether they are at
-- present, and which server does that until when.
alter table channels add column hook integer not null default 0;
alter table channels add column feeding integer not null default 0;
alter table channels add column position text;
alter table channels add column taken_by text;
alter table channels add column taken_until integer not null default 0;
create index channels_to_feed on channels (workspace, id) where feeding = 1;

-- What has a lane, which is a task, goes out in the order of its places there.
alter table deliveries add column lane text;
alter table deliveries add column place integer;
create index deliveries_in_lanes on deliveries (workspace, channel, lane, place) where state in ('waiting', 'held');
create index deliveries_to_send_there on deliveries (workspace, channel, next_at) where state = 'waiting';
create index deliveries_given_up_there on deliveries (workspace, channel) where state = 'failed';
