-- A to-do may be shared. What nobody shares costs nothing.
create index todos_shared on tasks (workspace, status, number) where lifecycle = 'todo' and json_extract(fields, '$.sharedWith') is not null;
