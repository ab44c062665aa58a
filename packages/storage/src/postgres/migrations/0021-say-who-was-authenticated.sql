-- Who was authenticated, where that is not the name they acted under. What was stored before says nothing of it.
-- A table with checks that are still to be made cannot be altered.
set constraints all immediate;
alter table pawl.events add column principal text;
alter table pawl.records add column principal text;
alter table pawl.record_heads add column principal text;
set constraints all deferred;
