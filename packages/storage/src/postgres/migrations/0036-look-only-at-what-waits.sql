-- Every completion asks whether something waits in the room. No index had all that waits, and nothing else, in it: what is later
-- was looked for among all tasks of the room.
set constraints all immediate;
drop index pawl.room_queue;
create index room_queue on pawl.tasks (workspace, listed_in, listed_as, claim_priority desc, queue_position, number)
where lifecycle = 'room' and listed_as in ('queued', 'queued later');
set constraints all deferred;
