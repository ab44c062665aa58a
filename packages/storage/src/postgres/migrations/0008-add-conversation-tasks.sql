-- In which conversation a task was added. Made from what was said there, so that it is never carried along.
create table if not exists pawl.conversation_tasks (
  workspace text not null,
  task_id text not null,
  conversation_id text not null,
  primary key (workspace, task_id),
  foreign key (workspace, conversation_id) references pawl.conversations (workspace, id)
);

insert into pawl.conversation_tasks (workspace, task_id, conversation_id)
select workspace, done ->> 'task', conversation_id
from pawl.messages, json_array_elements(turn -> 'executed') as done
where done ->> 'intent' = 'add_task' and done ->> 'task' is not null
on conflict do nothing;
