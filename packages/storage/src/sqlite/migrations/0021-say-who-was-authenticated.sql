-- Who was authenticated, where that is not the name they acted under. What was stored before says nothing of it.
alter table events add column principal text;
alter table records add column principal text;
alter table record_heads add column principal text;
