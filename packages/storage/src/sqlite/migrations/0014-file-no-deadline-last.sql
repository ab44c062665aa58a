-- The first version filed tasks without a deadline under the year 9999, which a deadline could have come after.
drop trigger tasks_move_one_version_at_a_time;
update tasks set deadline = '~' where deadline = '9999';
create trigger tasks_move_one_version_at_a_time before update on tasks
when new.version <> old.version + 1 or new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number
begin select raise(abort, 'a task moves one version at a time'); end;
