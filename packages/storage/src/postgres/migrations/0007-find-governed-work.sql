-- What is asked about a task and about an initiative, and what a worker has to do, without reading the rest.
create index if not exists items_by_task on pawl.record_heads (workspace, (body ->> 'task_id'), state, id)
where kind = 'item';
create index if not exists items_by_initiative on pawl.record_heads (workspace, (body ->> 'initiative_id'), state, id)
where kind = 'item';

create index if not exists governed_work on pawl.tasks (workspace, (fields ->> 'assignee'), number)
where lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked')
  and fields ->> 'assignee' is not null;
