-- A to-do may be shared. What nobody shares costs nothing.
create index todos_shared on pawl.tasks using gin (((fields -> 'sharedWith')::jsonb)) where lifecycle = 'todo' and (fields -> 'sharedWith') is not null;
