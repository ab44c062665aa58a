-- Changes of one request that belong together, and are taken back together. Most belong to none.
alter table events add column batch text;
create index events_by_batch on events (workspace, batch) where batch is not null;
