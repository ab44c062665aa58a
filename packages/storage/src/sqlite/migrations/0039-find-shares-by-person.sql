-- Who a to-do is shared with was looked for in everything that is shared in the workspace.
create table todo_shares (
  workspace text not null,
  person text not null,
  task_id text not null,
  primary key (workspace, person, task_id)
) without rowid;
create trigger share_new_todos after insert on tasks
when new.lifecycle = 'todo' and json_extract(new.fields, '$.sharedWith') is not null
begin
  insert or ignore into todo_shares select new.workspace, value, new.id from json_each(new.fields, '$.sharedWith');
end;
create trigger share_todos_anew after update of fields on tasks
when new.lifecycle = 'todo' and json_extract(old.fields, '$.sharedWith') is not json_extract(new.fields, '$.sharedWith')
begin
  delete from todo_shares where workspace = new.workspace and task_id = new.id
    and person in (select value from json_each(old.fields, '$.sharedWith'));
  insert or ignore into todo_shares select new.workspace, value, new.id from json_each(new.fields, '$.sharedWith');
end;
insert or ignore into todo_shares
select tasks.workspace, person.value, tasks.id from tasks, json_each(tasks.fields, '$.sharedWith') as person
where lifecycle = 'todo' and json_extract(fields, '$.sharedWith') is not null;
drop index todos_shared;
