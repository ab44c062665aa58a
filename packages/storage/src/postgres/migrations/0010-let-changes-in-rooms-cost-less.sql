-- Only to-dos are listed in these orders. Tasks of rooms and governed ones have indexes of their own, and do not pay for
-- four more with every change.
drop index pawl.tasks_by_number;
drop index pawl.tasks_by_deadline;
drop index pawl.tasks_by_priority;
drop index pawl.tasks_by_update;
create index tasks_by_number on pawl.tasks (workspace, status, number) where lifecycle = 'todo';
create index tasks_by_deadline on pawl.tasks (workspace, status, deadline, number) where lifecycle = 'todo';
create index tasks_by_priority on pawl.tasks (workspace, status, priority_rank, number) where lifecycle = 'todo';
create index tasks_by_update on pawl.tasks (workspace, status, updated_at, number) where lifecycle = 'todo';

-- An event belongs to a workspace by its task, which cannot be without one. This key made every writer lock the one row
-- of the workspace.
alter table pawl.events drop constraint events_workspace_fkey;

-- What was read of a room is kept by those who read it.
create trigger rooms_are_never_changed before update or delete on pawl.rooms
for each row execute function pawl.refuse_change('rooms are never changed');
