-- Work that waits for other work. What waits for nothing is not in it.
create index tasks_waiting on tasks (workspace, number) where json_extract(fields, '$.waitsFor') is not null;
