-- Changes of one request that belong together, and are taken back together. Most belong to none.
-- A table with checks that are still to be made cannot be altered.
set constraints all immediate;
alter table pawl.events add column batch text;
create index events_by_batch on pawl.events (workspace, batch) where batch is not null;
set constraints all deferred;
