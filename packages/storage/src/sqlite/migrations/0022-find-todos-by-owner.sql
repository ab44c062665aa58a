-- A to-do belongs to a person. One without an owner is that of the person of this machine.
create index todos_by_owner on tasks (workspace, coalesce(json_extract(fields, '$.ownedBy'), 'person:local'), status, number) where lifecycle = 'todo';
