pragma foreign_keys = off;
begin;
CREATE TABLE workspaces (
  workspace text primary key,
  last_number integer not null default 0
) strict, without rowid;
CREATE TABLE events (
  sequence integer primary key autoincrement,
  workspace text not null references workspaces,
  task_id text not null,
  version integer not null,
  number integer not null,
  lifecycle text not null,
  at integer not null,
  actor text not null,
  trigger_name text not null,
  from_status text,
  to_status text not null,
  set_fields text not null check (json_valid(set_fields)),
  cleared_fields text not null check (json_valid(cleared_fields)),
  undoes integer,
  unique (workspace, task_id, version)
) strict;
CREATE TABLE tasks (
  workspace text not null references workspaces,
  id text not null,
  number integer not null,
  lifecycle text not null,
  status text not null,
  version integer not null,
  created_by text not null,
  created_at integer not null,
  updated_at integer not null,
  fields text not null check (json_valid(fields)),
  deadline text not null,
  priority_rank integer not null,
  search_text text not null,
  primary key (workspace, id),
  unique (workspace, number),
  foreign key (workspace, id, version) references events (workspace, task_id, version) deferrable initially deferred
) strict;
CREATE TABLE tokens (
  workspace text not null references workspaces,
  name text not null,
  actor text not null,
  may text not null,
  secret_hash text not null unique,
  created_at integer not null,
  revoked_at integer,
  primary key (workspace, name)
) strict;
CREATE TABLE conversations (
  workspace text not null references workspaces,
  id text not null,
  owner text not null,
  mode text not null,
  created_at integer not null,
  updated_at integer not null,
  primary key (workspace, id)
) strict;
CREATE TABLE messages (
  workspace text not null,
  conversation_id text not null,
  position integer not null,
  role text not null,
  content text not null,
  at integer not null,
  message_id text,
  turn text,
  moment text,
  primary key (workspace, conversation_id, position),
  unique (workspace, conversation_id, message_id),
  foreign key (workspace, conversation_id) references conversations (workspace, id)
) strict;
insert into workspaces (workspace, last_number) values ('default', 4);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (1, 'default', 'nfr16tj71hndny', 1, 1, 'todo', 1767225601000, 'person:dana', 'createTask', null, 'open', '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (2, 'default', 'nfr16tesb7v33n', 1, 2, 'todo', 1767225602000, 'person:dana', 'createTask', null, 'open', '{"title":"Eggs","deadline":"2026-03-01"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (3, 'default', 'nfr16tafe7x13d', 1, 3, 'todo', 1767225603000, 'person:dana', 'createTask', null, 'open', '{"title":"Report"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (4, 'default', 'nfr16tesb7v33n', 2, 2, 'todo', 1767225604000, 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225604000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (5, 'default', 'nfr16tesb7v33n', 3, 2, 'todo', 1767225605000, 'person:dana', 'stopTask', 'in_progress', 'open', '{}', '["startedAt"]', 2);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (6, 'default', 'nfr16tj71hndny', 2, 1, 'todo', 1767225606000, 'person:dana', 'deleteTask', 'open', 'deleted', '{"deletedAt":1767225606000,"deletedFrom":"open"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (7, 'default', 'nfr16tafe7x13d', 2, 3, 'todo', 1767225607000, 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225607000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (8, 'default', 'nfr16tafe7x13d', 3, 3, 'todo', 1767225608000, 'person:dana', 'completeTask', 'in_progress', 'done', '{"completedAt":1767225608000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (9, 'default', 'nfr16ttxahafkg', 1, 4, 'todo', 1767225614000, 'person:dana', 'createTask', null, 'open', '{"title":"buy bread","priority":"medium"}', '[]', null);
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr16tj71hndny', 1, 'todo', 'deleted', 2, 'person:dana', 1767225601000, 1767225606000, '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent","deletedAt":1767225606000,"deletedFrom":"open"}', '~', 0, 'לקנות חלב 🎉
two
lines');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr16tesb7v33n', 2, 'todo', 'open', 3, 'person:dana', 1767225602000, 1767225605000, '{"title":"Eggs","deadline":"2026-03-01"}', '2026-03-01', 4, 'eggs
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr16tafe7x13d', 3, 'todo', 'done', 3, 'person:dana', 1767225603000, 1767225608000, '{"title":"Report","startedAt":1767225607000,"completedAt":1767225608000}', '~', 4, 'report
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr16ttxahafkg', 4, 'todo', 'open', 1, 'person:dana', 1767225614000, 1767225614000, '{"title":"buy bread","priority":"medium"}', '~', 2, 'buy bread
');
insert into tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'ci', 'agent:ci', 'write', '613cb1137f96d7f34bc509e5aca04f5d0f8af468114929d6a685ad08712a1962', 1767225609000, null);
insert into tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'old', 'agent:old', 'read', '6dc6696750ba1b335702aff2d48fda4edc450b96a4df4434a2999d8eb68f444d', 1767225610000, 1767225611000);
insert into conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfr16t36qram5s', 'person:dana', 'direct', 1767225612000, 1767225617000);
insert into conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfr16t5dbfn5dd', 'person:dana', 'guided', 1767225615000, 1767225616000);
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr16t36qram5s', 1, 'user', 'add task buy bread', 1767225613000, null, null, null);
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr16t36qram5s', 2, 'assistant', 'I''ve added ''Buy bread'' to your list.', 1767225613000, null, '{"reply":"I''ve added ''Buy bread'' to your list.","intent":"add_task","command":{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"buy bread"},"ref":null,"missing_fields":[]},"commands":[{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"buy bread"},"ref":null,"missing_fields":[]}],"detected":["CREATE_TASK"],"language":"en","conversation_id":"nfr16t36qram5s","text":"I''ve added ''Buy bread'' to your list.","executed":[{"intent":"add_task","success":true,"task":"nfr16ttxahafkg"}]}', '8');
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr16t5dbfn5dd', 1, 'user', 'new task', 1767225616000, null, null, null);
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr16t5dbfn5dd', 2, 'assistant', 'What is the title of the task?
[[STATE:CREATE:ASK_TITLE]]', 1767225616000, null, '{"reply":"What is the title of the task?\n[[STATE:CREATE:ASK_TITLE]]","intent":"add_task","command":{"intent":"add_task","ready":false,"confidence":0.7,"fields":{},"ref":null,"missing_fields":["title"]},"commands":[{"intent":"add_task","ready":false,"confidence":0.7,"fields":{},"ref":null,"missing_fields":["title"]}],"detected":["CREATE_TASK"],"language":"en","conversation_id":"nfr16t5dbfn5dd","text":"What is the title of the task?","executed":[]}', '9');
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr16t36qram5s', 3, 'user', 'תראה לי את המשימות', 1767225617000, null, null, null);
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr16t36qram5s', 4, 'assistant', 'אלה כל המשימות שלך:
2. Eggs
3. ✓ Report
4. Buy bread', 1767225617000, null, '{"reply":"אלה כל המשימות שלך:\n2. Eggs\n3. ✓ Report\n4. Buy bread","intent":"list_tasks","command":{"intent":"list_tasks","ready":true,"confidence":1,"fields":{"status":"all"},"ref":{"options":["nfr16tesb7v33n","nfr16tafe7x13d","nfr16ttxahafkg"]},"missing_fields":[]},"commands":[{"intent":"list_tasks","ready":true,"confidence":1,"fields":{"status":"all"},"ref":{"options":["nfr16tesb7v33n","nfr16tafe7x13d","nfr16ttxahafkg"]},"missing_fields":[]}],"detected":["LIST_TASKS"],"language":"he","conversation_id":"nfr16t36qram5s","text":"אלה כל המשימות שלך:\n2. Eggs\n3. ✓ Report\n4. Buy bread","executed":[]}', '9');
CREATE INDEX events_in_order on events (workspace, sequence);
CREATE INDEX events_by_actor on events (workspace, actor, sequence);
CREATE INDEX tasks_by_number on tasks (workspace, lifecycle, status, number);
CREATE INDEX tasks_by_deadline on tasks (workspace, lifecycle, status, deadline, number);
CREATE INDEX tasks_by_priority on tasks (workspace, lifecycle, status, priority_rank, number);
CREATE INDEX tasks_by_update on tasks (workspace, lifecycle, status, updated_at, number);
CREATE TRIGGER events_are_never_changed before update on events
begin select raise(abort, 'events are never changed'); end;
CREATE TRIGGER events_are_never_deleted before delete on events
begin select raise(abort, 'events are never deleted'); end;
CREATE TRIGGER events_are_never_replaced before insert on events
when exists (select 1 from events where workspace = new.workspace and task_id = new.task_id and version = new.version)
begin select raise(abort, 'events are never replaced'); end;
CREATE TRIGGER tasks_move_one_version_at_a_time before update on tasks
when new.version <> old.version + 1 or new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number
begin select raise(abort, 'a task moves one version at a time'); end;
CREATE TRIGGER tasks_are_never_deleted before delete on tasks
begin select raise(abort, 'tasks are never deleted'); end;
CREATE INDEX conversations_by_owner on conversations (workspace, owner, updated_at);
CREATE TRIGGER messages_are_never_changed before update on messages
begin select raise(abort, 'messages are never changed'); end;
pragma user_version = 2;
commit;
