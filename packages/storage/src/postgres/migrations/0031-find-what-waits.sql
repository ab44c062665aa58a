-- Work that waits for other work. What waits for nothing is not in it.
create index tasks_waiting on pawl.tasks (workspace, number) where fields -> 'waitsFor' is not null;
