-- A second wall between workspaces. A connection says which workspace its next statement is about (`pawl.workspace`), and the
-- database shows and takes no row of another: also to a statement that forgets its condition, also to the owner of the tables.
-- `*`: what is about every workspace by right, on the tables where there is such a thing. Nothing said: a person, a dump, a
-- server of the version before. See docs/decisions/0057-a-wall-between-workspaces.md.

set constraints all immediate;

-- Behind a policy only what cannot tell of a row may choose an index: equality of texts can, what looks into JSON cannot.
alter table pawl.record_heads
  add column about_task text generated always as (body ->> 'task_id') stored,
  add column about_initiative text generated always as (body ->> 'initiative_id') stored;
drop index pawl.items_by_task, pawl.items_by_initiative;
create index items_by_task on pawl.record_heads (workspace, about_task, state, id) where kind = 'item';
create index items_by_initiative on pawl.record_heads (workspace, about_initiative, state, id) where kind = 'item';

create table pawl.todo_shares (
  workspace text not null,
  person text not null,
  task_id text not null,
  primary key (workspace, person, task_id)
);
insert into pawl.todo_shares (workspace, person, task_id)
select workspace, person, id from pawl.tasks, jsonb_array_elements_text(shared_with) as person
where lifecycle = 'todo' and shared_with is not null
on conflict do nothing;
drop index pawl.todos_shared;

create function pawl.file_shares() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from pawl.todo_shares where workspace = new.workspace and task_id = new.id
      and person in (select jsonb_array_elements_text(old.shared_with));
  end if;
  insert into pawl.todo_shares (workspace, person, task_id)
  select new.workspace, person, new.id from jsonb_array_elements_text(new.shared_with) as person
  on conflict do nothing;
  return null;
end $$;
create trigger new_shares_are_filed after insert on pawl.tasks
for each row when (new.lifecycle = 'todo' and new.shared_with is not null) execute function pawl.file_shares();
create trigger shares_are_filed_anew after update of shared_with on pawl.tasks
for each row when (new.lifecycle = 'todo' and new.shared_with is distinct from old.shared_with)
execute function pawl.file_shares();

-- Nothing said is null, and so is what it is compared with: true. As one expression it says nothing of how many rows there are,
-- and plans stay as they were; a sub-select, or an `or`, would be planned for every table of every statement.
do $$
declare
  own constant text := $own$coalesce(workspace = nullif(current_setting('pawl.workspace', true), ''), true)$own$;
  any_by_right constant text :=
    $any$coalesce(workspace = nullif(nullif(current_setting('pawl.workspace', true), ''), '*'), true)$any$;
  -- Whose secret something is, where a person is a member; what is to be sent next, and by whom.
  seen_by_right constant text[] :=
    '{calendars,channels,deliveries,invitations,members,record_heads,tasks,tokens,workspaces}';
  -- A workspace is made from another one, together with its first owner.
  added_by_right constant text[] := '{members,workspaces}';
  -- A server that ends lets go of the hooks it has, wherever they are.
  edited_by_right constant text[] := '{channels,members}';
  walled text;
begin
  foreach walled in array array[
    'agent_sessions', 'attempt_logs', 'calendars', 'channels', 'conversation_tasks', 'conversations', 'deliveries', 'events',
    'invitations', 'leases', 'log_pieces', 'members', 'messages', 'receipts', 'record_heads', 'records', 'room_messages', 'rooms',
    'security_events', 'spending', 'task_words', 'tasks', 'todo_shares', 'tokens', 'workspaces'
  ] loop
    execute format('alter table pawl.%I enable row level security, force row level security', walled);
    execute format('create policy seen on pawl.%I for select using (%s)', walled, case
      -- No index of words could be used behind the wall. Whatever is found by them is read from the table of tasks.
      when walled = 'task_words' then 'true'
      when walled = any(seen_by_right) then any_by_right
      else own end);
    execute format('create policy added on pawl.%I for insert with check (%s)', walled,
      case when walled = any(added_by_right) then any_by_right else own end);
    execute format('create policy edited on pawl.%I for update using (%s)', walled,
      case when walled = any(edited_by_right) then any_by_right else own end);
    execute format('create policy deleted on pawl.%I for delete using (%s)', walled, own);
  end loop;
end $$;

set constraints all deferred;
