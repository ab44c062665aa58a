-- In which conversation a task was added. Made from what was said there, so that it is never carried along.
create table if not exists conversation_tasks (
  workspace text not null,
  task_id text not null,
  conversation_id text not null,
  primary key (workspace, task_id),
  foreign key (workspace, conversation_id) references conversations (workspace, id)
) strict, without rowid;

insert into conversation_tasks (workspace, task_id, conversation_id)
select workspace, json_extract(done.value, '$.task'), conversation_id
from messages, json_each(messages.turn, '$.executed') as done
where json_extract(done.value, '$.intent') = 'add_task' and json_extract(done.value, '$.task') is not null
on conflict do nothing;
