-- Only to-dos are listed in these orders. Tasks of rooms and governed ones have indexes of their own, and do not pay for
-- four more with every change.
drop index tasks_by_number;
drop index tasks_by_deadline;
drop index tasks_by_priority;
drop index tasks_by_update;
create index tasks_by_number on tasks (workspace, status, number) where lifecycle = 'todo';
create index tasks_by_deadline on tasks (workspace, status, deadline, number) where lifecycle = 'todo';
create index tasks_by_priority on tasks (workspace, status, priority_rank, number) where lifecycle = 'todo';
create index tasks_by_update on tasks (workspace, status, updated_at, number) where lifecycle = 'todo';

create trigger rooms_are_never_changed before update on rooms
begin select raise(abort, 'rooms are never changed'); end;
create trigger rooms_are_never_deleted before delete on rooms
begin select raise(abort, 'rooms are never deleted'); end;
