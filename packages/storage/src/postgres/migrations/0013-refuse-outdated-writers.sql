-- Whoever knows an older schema than this database has does not write to it. What it compares with is put in by whoever
-- migrates; until then it refuses nobody.
create function pawl.refuse_outdated_writers() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger outdated_writers_are_refused before insert on pawl.events
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert on pawl.records
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert on pawl.messages
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert on pawl.rooms
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert on pawl.room_messages
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert or update on pawl.tokens
for each statement execute function pawl.refuse_outdated_writers();
