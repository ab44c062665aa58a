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
CREATE TABLE rooms (
  workspace text not null references workspaces,
  id text not null,
  settings text not null check (json_valid(settings)),
  created_by text not null,
  created_at integer not null,
  primary key (workspace, id)
) strict;
CREATE TABLE room_messages (
  workspace text not null,
  room text not null,
  position integer not null,
  sender text not null,
  content text not null,
  at integer not null,
  attached text not null check (json_valid(attached)),
  queue_position real,
  task_id text,
  primary key (workspace, room, position),
  foreign key (workspace, room) references rooms (workspace, id)
) strict;
CREATE TABLE leases (
  workspace text not null references workspaces,
  task_id text not null,
  session text not null,
  epoch integer not null,
  renewed_at integer not null,
  primary key (workspace, task_id)
) strict, without rowid;
CREATE TABLE records (
  workspace text not null references workspaces,
  kind text not null,
  id text not null,
  version integer not null,
  subject text not null,
  state text not null,
  body text not null check (json_valid(body)),
  actor text not null,
  at integer not null,
  primary key (workspace, kind, id, version)
) strict;
CREATE TABLE record_heads (
  workspace text not null references workspaces,
  kind text not null,
  id text not null,
  version integer not null,
  subject text not null,
  state text not null,
  body text not null check (json_valid(body)),
  actor text not null,
  at integer not null,
  primary key (workspace, kind, id),
  foreign key (workspace, kind, id, version) references records (workspace, kind, id, version)
) strict;
insert into workspaces (workspace, last_number) values ('default', 9);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (1, 'default', 'nfr17shfensxv5', 1, 1, 'todo', 1767225601000, 'person:dana', 'createTask', null, 'open', '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (2, 'default', 'nfr17st3zas5yg', 1, 2, 'todo', 1767225602000, 'person:dana', 'createTask', null, 'open', '{"title":"Eggs","deadline":"2026-03-01"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (3, 'default', 'nfr17sjqkm86f6', 1, 3, 'todo', 1767225603000, 'person:dana', 'createTask', null, 'open', '{"title":"Report"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (4, 'default', 'nfr17st3zas5yg', 2, 2, 'todo', 1767225604000, 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225604000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (5, 'default', 'nfr17st3zas5yg', 3, 2, 'todo', 1767225605000, 'person:dana', 'stopTask', 'in_progress', 'open', '{}', '["startedAt"]', 2);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (6, 'default', 'nfr17shfensxv5', 2, 1, 'todo', 1767225606000, 'person:dana', 'deleteTask', 'open', 'deleted', '{"deletedAt":1767225606000,"deletedFrom":"open"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (7, 'default', 'nfr17sjqkm86f6', 2, 3, 'todo', 1767225607000, 'person:dana', 'startTask', 'open', 'in_progress', '{"startedAt":1767225607000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (8, 'default', 'nfr17sjqkm86f6', 3, 3, 'todo', 1767225608000, 'person:dana', 'completeTask', 'in_progress', 'done', '{"completedAt":1767225608000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (9, 'default', 'nfr17shh5mbdnr', 1, 4, 'todo', 1767225614000, 'person:dana', 'createTask', null, 'open', '{"title":"buy bread","priority":"medium"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (10, 'default', 'nfr17sqmxzr9f4', 1, 5, 'room', 1767225619000, 'person:dana', 'createTask', null, 'backlog', '{"chatroomId":"build","content":"לאט לאט","origin":"backlog","role":"planner","value":"high"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (11, 'default', 'nfr17srzk732vx', 1, 6, 'room', 1767225620000, 'person:dana', 'createTask', null, 'pending', '{"chatroomId":"build","content":"first\nof two","origin":"chat","role":"planner","queuePosition":1,"sourceMessageId":"m1","attachedTaskIds":["nfr17sqmxzr9f4"]}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (12, 'default', 'nfr17sqmxzr9f4', 2, 5, 'room', 1767225621000, 'person:dana', 'attachToMessage', 'backlog', 'backlog_acknowledged', '{"parentTaskIds":["nfr17srzk732vx"]}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (13, 'default', 'nfr17srzk732vx', 2, 6, 'room', 1767225624000, 'agent:planner/s1', 'claimTask', 'pending', 'acknowledged', '{"acknowledgedAt":1767225624000,"epoch":1,"assignedTo":"planner","claimedBy":"s1"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (14, 'default', 'nfr17sqmxzr9f4', 3, 5, 'room', 1767225625000, 'agent:planner/s1', 'parentTaskAcknowledged', 'backlog_acknowledged', 'pending_user_review', '{}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (15, 'default', 'nfr17srzk732vx', 3, 6, 'room', 1767225627000, 'agent:planner/s1', 'startTask', 'acknowledged', 'in_progress', '{"startedAt":1767225627000}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (16, 'default', 'nfr17srzk732vx', 4, 6, 'room', 1767225629000, 'agent:planner/s1', 'editTask', 'in_progress', 'in_progress', '{"progress":"half"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (17, 'default', 'nfr17srzk732vx', 5, 6, 'room', 1767225631000, 'agent:planner/s1', 'completeTask', 'in_progress', 'completed', '{"completedAt":1767225631000,"result":"planned"}', '["claimedBy","progress"]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (18, 'default', 'nfr17sqmxzr9f4', 4, 5, 'room', 1767225633000, 'agent:planner/s1', 'editTask', 'pending_user_review', 'pending_user_review', '{"parentTaskIds":["nfr17srzk732vx","nfr17stqrmckjt"]}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (19, 'default', 'nfr17stqrmckjt', 1, 7, 'room', 1767225632000, 'agent:planner/s1', 'createTask', null, 'pending', '{"chatroomId":"build","content":"build it","origin":"chat","role":"builder","sourceMessageId":"m1","queuePosition":1,"attachedTaskIds":["nfr17sqmxzr9f4"]}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (20, 'default', 'nfr17s626wjqr3', 1, 8, 'governed', 1767225639000, 'person:dana', 'createTask', null, 'pending', '{"initiative_id":"nfr17sw2p1qnpz","attempt":1,"title":"one","assignee":"ada"}', '[]', null);
insert into events (sequence, workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes) values (21, 'default', 'nfr17shjrxp0z6', 1, 9, 'governed', 1767225640000, 'person:dana', 'createTask', null, 'pending', '{"initiative_id":"nfr17sw2p1qnpz","attempt":1,"title":"two"}', '[]', null);
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17shfensxv5', 1, 'todo', 'deleted', 2, 'person:dana', 1767225601000, 1767225606000, '{"title":"לקנות חלב 🎉","description":"two\nlines","priority":"urgent","deletedAt":1767225606000,"deletedFrom":"open"}', '~', 0, 'לקנות חלב 🎉
two
lines');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17st3zas5yg', 2, 'todo', 'open', 3, 'person:dana', 1767225602000, 1767225605000, '{"title":"Eggs","deadline":"2026-03-01"}', '2026-03-01', 4, 'eggs
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17sjqkm86f6', 3, 'todo', 'done', 3, 'person:dana', 1767225603000, 1767225608000, '{"title":"Report","startedAt":1767225607000,"completedAt":1767225608000}', '~', 4, 'report
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17shh5mbdnr', 4, 'todo', 'open', 1, 'person:dana', 1767225614000, 1767225614000, '{"title":"buy bread","priority":"medium"}', '~', 2, 'buy bread
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17sqmxzr9f4', 5, 'room', 'pending_user_review', 4, 'person:dana', 1767225619000, 1767225633000, '{"chatroomId":"build","content":"לאט לאט","origin":"backlog","role":"planner","value":"high","parentTaskIds":["nfr17srzk732vx","nfr17stqrmckjt"]}', '~', 4, 'לאט לאט
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17srzk732vx', 6, 'room', 'completed', 5, 'person:dana', 1767225620000, 1767225631000, '{"chatroomId":"build","content":"first\nof two","origin":"chat","role":"planner","queuePosition":1,"sourceMessageId":"m1","attachedTaskIds":["nfr17sqmxzr9f4"],"acknowledgedAt":1767225624000,"epoch":1,"assignedTo":"planner","startedAt":1767225627000,"completedAt":1767225631000,"result":"planned"}', '~', 4, 'first
of two
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17stqrmckjt', 7, 'room', 'pending', 1, 'agent:planner/s1', 1767225632000, 1767225632000, '{"chatroomId":"build","content":"build it","origin":"chat","role":"builder","sourceMessageId":"m1","queuePosition":1,"attachedTaskIds":["nfr17sqmxzr9f4"]}', '~', 4, 'build it
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17s626wjqr3', 8, 'governed', 'pending', 1, 'person:dana', 1767225639000, 1767225639000, '{"initiative_id":"nfr17sw2p1qnpz","attempt":1,"title":"one","assignee":"ada"}', '~', 4, 'one
');
insert into tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text) values ('default', 'nfr17shjrxp0z6', 9, 'governed', 'pending', 1, 'person:dana', 1767225640000, 1767225640000, '{"initiative_id":"nfr17sw2p1qnpz","attempt":1,"title":"two"}', '~', 4, 'two
');
insert into tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'ci', 'agent:ci', 'write', '9dbf021f72582ead541780439e8e1ecc92d97b056090b7e7e68900a93055e9b2', 1767225609000, null);
insert into tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at) values ('default', 'old', 'agent:old', 'read', 'f1a497f384ad543021177f627b3db75db135aadb5cbb838d802d23322ca65307', 1767225610000, 1767225611000);
insert into conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfr17sgscebjeg', 'person:dana', 'direct', 1767225612000, 1767225617000);
insert into conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfr17s1w43891k', 'person:dana', 'guided', 1767225615000, 1767225616000);
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr17sgscebjeg', 1, 'user', 'add task buy bread', 1767225613000, null, null, null);
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr17sgscebjeg', 2, 'assistant', 'I''ve added ''Buy bread'' to your list.', 1767225613000, null, '{"reply":"I''ve added ''Buy bread'' to your list.","intent":"add_task","command":{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"buy bread"},"ref":null,"missing_fields":[]},"commands":[{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"buy bread"},"ref":null,"missing_fields":[]}],"detected":["CREATE_TASK"],"language":"en","conversation_id":"nfr17sgscebjeg","text":"I''ve added ''Buy bread'' to your list.","executed":[{"intent":"add_task","success":true,"task":"nfr17shh5mbdnr"}]}', '8');
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr17s1w43891k', 1, 'user', 'new task', 1767225616000, null, null, null);
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr17s1w43891k', 2, 'assistant', 'What is the title of the task?
[[STATE:CREATE:ASK_TITLE]]', 1767225616000, null, '{"reply":"What is the title of the task?\n[[STATE:CREATE:ASK_TITLE]]","intent":"add_task","command":{"intent":"add_task","ready":false,"confidence":0.7,"fields":{},"ref":null,"missing_fields":["title"]},"commands":[{"intent":"add_task","ready":false,"confidence":0.7,"fields":{},"ref":null,"missing_fields":["title"]}],"detected":["CREATE_TASK"],"language":"en","conversation_id":"nfr17s1w43891k","text":"What is the title of the task?","executed":[]}', '9');
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr17sgscebjeg', 3, 'user', 'תראה לי את המשימות', 1767225617000, null, null, null);
insert into messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfr17sgscebjeg', 4, 'assistant', 'אלה כל המשימות שלך:
2. Eggs
3. ✓ Report
4. Buy bread', 1767225617000, null, '{"reply":"אלה כל המשימות שלך:\n2. Eggs\n3. ✓ Report\n4. Buy bread","intent":"list_tasks","command":{"intent":"list_tasks","ready":true,"confidence":1,"fields":{"status":"all"},"ref":{"options":["nfr17st3zas5yg","nfr17sjqkm86f6","nfr17shh5mbdnr"]},"missing_fields":[]},"commands":[{"intent":"list_tasks","ready":true,"confidence":1,"fields":{"status":"all"},"ref":{"options":["nfr17st3zas5yg","nfr17sjqkm86f6","nfr17shh5mbdnr"]},"missing_fields":[]}],"detected":["LIST_TASKS"],"language":"he","conversation_id":"nfr17sgscebjeg","text":"אלה כל המשימות שלך:\n2. Eggs\n3. ✓ Report\n4. Buy bread","executed":[]}', '9');
insert into rooms (workspace, id, settings, created_by, created_at) values ('default', 'build', '{"roles":["planner","builder"],"entryRole":"planner","parallel":1,"leaseSeconds":600,"resetSuspects":false}', 'person:dana', 1767225618000);
insert into room_messages (workspace, room, position, sender, content, at, attached, queue_position, task_id) values ('default', 'build', 1, 'person:dana', 'first
of two', 1767225622000, '["nfr17sqmxzr9f4"]', null, 'nfr17srzk732vx');
insert into room_messages (workspace, room, position, sender, content, at, attached, queue_position, task_id) values ('default', 'build', 2, 'person:dana', 'second', 1767225623000, '[]', 2, null);
insert into leases (workspace, task_id, session, epoch, renewed_at) values ('default', 'nfr17srzk732vx', 's1', 1, 1767225630000);
insert into records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'worker', 'ada', 1, '', 'enabled', '{"skills":["care"]}', 'person:dana', 1767225634000);
insert into records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'policy', 'safe', 1, '', 'active', '{"text":"no secrets","clarifications":[]}', 'person:dana', 1767225635000);
insert into records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'policy', 'safe', 2, '', 'active', '{"text":"no secrets at all","clarifications":[]}', 'person:dana', 1767225636000);
insert into records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'initiative', 'nfr17sw2p1qnpz', 1, '', 'active', '{"title":"Ship it","require_policy":false}', 'person:dana', 1767225637000);
insert into records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr17sdezq1asr', 1, 'system3', 'open', '{"type":"InitiativeAssign","initiative_id":"nfr17sw2p1qnpz","title":"Ship it"}', 'person:dana', 1767225638000);
insert into records (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr17sdezq1asr', 2, 'system3', 'answered', '{"type":"InitiativeAssign","initiative_id":"nfr17sw2p1qnpz","title":"Ship it","answer":{"tasks":[{"title":"one"},{"title":"two"}]}}', 'person:dana', 1767225641000);
insert into record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'worker', 'ada', 1, '', 'enabled', '{"skills":["care"]}', 'person:dana', 1767225634000);
insert into record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'policy', 'safe', 2, '', 'active', '{"text":"no secrets at all","clarifications":[]}', 'person:dana', 1767225636000);
insert into record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'initiative', 'nfr17sw2p1qnpz', 1, '', 'active', '{"title":"Ship it","require_policy":false}', 'person:dana', 1767225637000);
insert into record_heads (workspace, kind, id, version, subject, state, body, actor, at) values ('default', 'item', 'nfr17sdezq1asr', 2, 'system3', 'answered', '{"type":"InitiativeAssign","initiative_id":"nfr17sw2p1qnpz","title":"Ship it","answer":{"tasks":[{"title":"one"},{"title":"two"}]}}', 'person:dana', 1767225641000);
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
CREATE INDEX room_messages_waiting on room_messages (workspace, room, queue_position) where queue_position is not null;
CREATE INDEX room_tasks on tasks (
  workspace, json_extract(fields, '$.chatroomId'), status, json_extract(fields, '$.role'),
  json_extract(fields, '$.queuePosition'), number
) where lifecycle = 'room';
CREATE TRIGGER room_messages_are_never_deleted before delete on room_messages
begin select raise(abort, 'messages are never deleted'); end;
CREATE INDEX record_heads_by_state on record_heads (workspace, kind, state, subject, id);
CREATE INDEX record_heads_by_subject on record_heads (workspace, kind, subject, id);
CREATE INDEX governed_tasks on tasks (workspace, json_extract(fields, '$.initiative_id'), status, number)
where lifecycle = 'governed';
CREATE TRIGGER records_are_never_changed before update on records
begin select raise(abort, 'records are never changed'); end;
CREATE TRIGGER records_are_never_deleted before delete on records
begin select raise(abort, 'records are never deleted'); end;
CREATE TRIGGER record_heads_move_one_version_at_a_time before update on record_heads
when new.version <> old.version + 1
begin select raise(abort, 'a record moves one version at a time'); end;
pragma user_version = 4;
commit;
