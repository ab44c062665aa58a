-- A to-do belongs to a person. One without an owner is that of the person of this machine.
create index todos_by_owner on pawl.tasks (workspace, (coalesce(fields ->> 'ownedBy', 'person:local')), status, number) where lifecycle = 'todo';
