-- What is asked about a task and about an initiative, and what a worker has to do, without reading the rest.
create index if not exists items_by_task on record_heads (workspace, json_extract(body, '$.task_id'), state, id)
where kind = 'item';
create index if not exists items_by_initiative on record_heads (workspace, json_extract(body, '$.initiative_id'), state, id)
where kind = 'item';

create index if not exists governed_work on tasks (workspace, json_extract(fields, '$.assignee'), number)
where lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked')
  and json_extract(fields, '$.assignee') is not null;
