create schema pawl;
create table pawl.migrations (number integer not null, name text primary key, applied_at timestamptz not null default now(), checksum text);
-- 1 create-tasks-events-and-tokens
create table pawl.workspaces (
  workspace text primary key,
  last_number bigint not null default 0
);

-- Positions are (transaction_id, sequence): sequences become visible out of order, transactions below the oldest
-- running one never change again.
-- json, not jsonb: what is exported is to the byte what was stored.
create table pawl.events (
  transaction_id xid8 not null default pg_current_xact_id(),
  sequence bigint generated always as identity,
  workspace text not null references pawl.workspaces,
  task_id text not null,
  version integer not null,
  number bigint not null,
  lifecycle text not null,
  at bigint not null,
  actor text not null,
  trigger_name text not null,
  from_status text,
  to_status text not null,
  set_fields json not null,
  cleared_fields json not null,
  undoes integer,
  primary key (workspace, task_id, version)
);
create index events_in_order on pawl.events (workspace, transaction_id, sequence);
create index events_by_actor on pawl.events (workspace, actor, transaction_id, sequence);

-- The foreign key ties a task to the event of its version: no write to a task without one.
create table pawl.tasks (
  workspace text not null references pawl.workspaces,
  id text not null,
  number bigint not null,
  lifecycle text not null,
  status text not null,
  version integer not null,
  created_by text not null,
  created_at bigint not null,
  updated_at bigint not null,
  fields json not null,
  deadline text collate "C" not null,
  priority_rank integer not null,
  search_text text not null,
  primary key (workspace, id),
  unique (workspace, number),
  foreign key (workspace, id, version) references pawl.events (workspace, task_id, version) deferrable initially deferred
) with (fillfactor = 80);
create index tasks_by_number on pawl.tasks (workspace, lifecycle, status, number);
create index tasks_by_deadline on pawl.tasks (workspace, lifecycle, status, deadline, number);
create index tasks_by_priority on pawl.tasks (workspace, lifecycle, status, priority_rank, number);
create index tasks_by_update on pawl.tasks (workspace, lifecycle, status, updated_at, number);

create table pawl.tokens (
  workspace text not null references pawl.workspaces,
  name text not null,
  actor text not null,
  may text not null,
  secret_hash text not null unique,
  created_at bigint not null,
  revoked_at bigint,
  primary key (workspace, name)
);

create function pawl.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0];
end $$;

create trigger events_are_never_changed before update or delete on pawl.events
for each row execute function pawl.refuse_change('events are never changed or deleted');
create trigger events_are_never_emptied before truncate on pawl.events
for each statement execute function pawl.refuse_change('events are never deleted');

create trigger tasks_move_one_version_at_a_time before update on pawl.tasks
for each row when (
  new.version <> old.version + 1 or new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number
) execute function pawl.refuse_change('a task moves one version at a time');
create trigger tasks_are_never_deleted before delete on pawl.tasks
for each row execute function pawl.refuse_change('tasks are never deleted');
create trigger tasks_are_never_emptied before truncate on pawl.tasks
for each statement execute function pawl.refuse_change('tasks are never deleted');
insert into pawl.migrations (number, name, checksum) values (1, 'create-tasks-events-and-tokens', 'ee798f018fbc046b6c535808b340319c96aa3d95090d9d0ed3939e22d818a99f');
-- 2 create-conversations
create table pawl.conversations (
  workspace text not null references pawl.workspaces,
  id text not null,
  owner text not null,
  mode text not null,
  created_at bigint not null,
  updated_at bigint not null,
  primary key (workspace, id)
);
create index conversations_by_owner on pawl.conversations (workspace, owner, updated_at);

-- moment: what the store held when the turn was taken, so that the turn can be taken again.
create table pawl.messages (
  workspace text not null,
  conversation_id text not null,
  position integer not null,
  role text not null,
  content text not null,
  at bigint not null,
  message_id text,
  turn json,
  moment text,
  primary key (workspace, conversation_id, position),
  unique (workspace, conversation_id, message_id),
  foreign key (workspace, conversation_id) references pawl.conversations (workspace, id)
);

create trigger messages_are_never_changed before update on pawl.messages
for each row execute function pawl.refuse_change('messages are never changed');
insert into pawl.migrations (number, name, checksum) values (2, 'create-conversations', '3d301cbea9bc7e35ae80e794df31117e97e1617f0346024cbb580e0ff269afc7');
-- 3 create-rooms
create table pawl.rooms (
  workspace text not null references pawl.workspaces,
  id text not null,
  settings json not null,
  created_by text not null,
  created_at bigint not null,
  primary key (workspace, id)
);

-- A message waits as long as it has a queue position; then it has a task instead.
create table pawl.room_messages (
  workspace text not null,
  room text not null,
  position integer not null,
  sender text not null,
  content text not null,
  at bigint not null,
  attached json not null,
  queue_position double precision,
  task_id text,
  primary key (workspace, room, position),
  foreign key (workspace, room) references pawl.rooms (workspace, id)
);
create index room_messages_waiting on pawl.room_messages (workspace, room, queue_position) where queue_position is not null;

-- Signs of life. They decide nothing and have no events.
create table pawl.leases (
  workspace text not null references pawl.workspaces,
  task_id text not null,
  session text not null,
  epoch integer not null,
  renewed_at bigint not null,
  primary key (workspace, task_id)
);

create index room_tasks on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), status, (fields ->> 'role'), ((fields ->> 'queuePosition')::double precision), number
) where lifecycle = 'room';

create trigger room_messages_are_never_deleted before delete on pawl.room_messages
for each row execute function pawl.refuse_change('messages are never deleted');
insert into pawl.migrations (number, name, checksum) values (3, 'create-rooms', 'ccbbf7a6baafd017c2254f7a4c248ac93d1e36fad35a172e1f673875641aa172');
-- 4 create-records
-- Documents with versions: initiatives, policies, workers, results, cases, items. A version is never changed.
create table pawl.records (
  workspace text not null references pawl.workspaces,
  kind text not null,
  id text not null,
  version integer not null,
  subject text not null,
  state text not null,
  body json not null,
  actor text not null,
  at bigint not null,
  primary key (workspace, kind, id, version)
);

-- The newest version of each.
create table pawl.record_heads (
  workspace text not null references pawl.workspaces,
  kind text not null,
  id text not null,
  version integer not null,
  subject text not null,
  state text not null,
  body json not null,
  actor text not null,
  at bigint not null,
  primary key (workspace, kind, id),
  foreign key (workspace, kind, id, version) references pawl.records (workspace, kind, id, version)
);
create index record_heads_by_state on pawl.record_heads (workspace, kind, state, subject, id);
create index record_heads_by_subject on pawl.record_heads (workspace, kind, subject, id);

create index governed_tasks on pawl.tasks (workspace, (fields ->> 'initiative_id'), status, number)
where lifecycle = 'governed';

create trigger records_are_never_changed before update or delete on pawl.records
for each row execute function pawl.refuse_change('records are never changed or deleted');
create trigger record_heads_move_one_version_at_a_time before update on pawl.record_heads
for each row when (new.version <> old.version + 1)
execute function pawl.refuse_change('a record moves one version at a time');
insert into pawl.migrations (number, name, checksum) values (4, 'create-records', '3a0329e931618f847bf6f87f120dd8a26e2de29b1a6440465b117b4708d5a4fc');
-- 5 add-room-holders
-- A session has one task at a time in a role of a room, whoever asks for it and from where.
create unique index room_holders on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), (fields ->> 'claimedBy'), (fields ->> 'assignedTo')
) where lifecycle = 'room' and status in ('acknowledged', 'in_progress');
insert into pawl.migrations (number, name, checksum) values (5, 'add-room-holders', '929ea39b5687d430652585f77655b6e47b8c9db748d2b2d3b05524c604a4edde');
-- 6 add-nothing-waits
-- Whether nothing waits in a room, seen after whoever had the room alone has let go of it; nobody gets it alone before the
-- end of the transaction. A function, because what it looks at must be newer than the statement that asks.
create function pawl.nothing_waits(in_workspace text, in_room text, lock_key bigint) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(lock_key);
  return not exists (
      select 1 from pawl.room_messages
      where workspace = in_workspace and room = in_room and queue_position is not null)
    and not exists (
      select 1 from pawl.tasks
      where workspace = in_workspace and lifecycle = 'room' and fields ->> 'chatroomId' = in_room and status = 'queued');
end $$;
insert into pawl.migrations (number, name, checksum) values (6, 'add-nothing-waits', '39f1f22282e6044b48ec8036f25d7d3fc113ab5042450c863395541bf0f1178f');
-- 7 find-governed-work
-- What is asked about a task and about an initiative, and what a worker has to do, without reading the rest.
create index if not exists items_by_task on pawl.record_heads (workspace, (body ->> 'task_id'), state, id)
where kind = 'item';
create index if not exists items_by_initiative on pawl.record_heads (workspace, (body ->> 'initiative_id'), state, id)
where kind = 'item';

create index if not exists governed_work on pawl.tasks (workspace, (fields ->> 'assignee'), number)
where lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked')
  and fields ->> 'assignee' is not null;
insert into pawl.migrations (number, name, checksum) values (7, 'find-governed-work', 'd8e05162e2017d5a2e00a63897441aaeddd0715133e6a3bf50802e7eb6975118');
-- 8 add-conversation-tasks
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
insert into pawl.migrations (number, name, checksum) values (8, 'add-conversation-tasks', '0793b94d6a242b4d5d0da9b646100ad50372bc59215e49e1e0c26b7401b96046');
-- 9 find-events-by-time
-- Events are stored in the order of their time, so a word on each stretch of the table is enough: nothing is added to a write.
create index if not exists events_by_time on pawl.events using brin (at) with (pages_per_range = 32, autosummarize = on);
insert into pawl.migrations (number, name, checksum) values (9, 'find-events-by-time', '8b2bad22307dbc02fb4e51b2502c444f01ba830bf31805d991878a6e9d94095c');
-- 10 let-changes-in-rooms-cost-less
-- Only to-dos are listed in these orders. Tasks of rooms and governed ones have indexes of their own, and do not pay for
-- four more with every change.
drop index pawl.tasks_by_number;
drop index pawl.tasks_by_deadline;
drop index pawl.tasks_by_priority;
drop index pawl.tasks_by_update;
create index tasks_by_number on pawl.tasks (workspace, status, number) where lifecycle = 'todo';
create index tasks_by_deadline on pawl.tasks (workspace, status, deadline, number) where lifecycle = 'todo';
create index tasks_by_priority on pawl.tasks (workspace, status, priority_rank, number) where lifecycle = 'todo';
create index tasks_by_update on pawl.tasks (workspace, status, updated_at, number) where lifecycle = 'todo';

-- An event belongs to a workspace by its task, which cannot be without one. This key made every writer lock the one row
-- of the workspace.
alter table pawl.events drop constraint events_workspace_fkey;

-- What was read of a room is kept by those who read it.
create trigger rooms_are_never_changed before update or delete on pawl.rooms
for each row execute function pawl.refuse_change('rooms are never changed');
insert into pawl.migrations (number, name, checksum) values (10, 'let-changes-in-rooms-cost-less', 'bc5078e1a35655f720ae0b61638a6d411fffe17cf249b44c8cd2be09af513fd6');
-- 11 find-what-a-room-did-last
create index if not exists room_tasks_by_update on pawl.tasks (workspace, (fields ->> 'chatroomId'), updated_at)
where lifecycle = 'room';
insert into pawl.migrations (number, name, checksum) values (11, 'find-what-a-room-did-last', '2f03d5f746ac54a4359951f029bd5322a672f30391c2e9aef27daf65d5281eaa');
-- 12 sort-names-by-bytes
-- An export is the same to the byte whichever database it comes from, so both walk through names in the same order.
-- A dictionary's order differs between servers, and between versions of one server's libraries.
alter table pawl.record_heads alter column kind type text collate "C", alter column id type text collate "C";
alter table pawl.records alter column kind type text collate "C", alter column id type text collate "C";
alter table pawl.conversations alter column id type text collate "C";
insert into pawl.migrations (number, name, checksum) values (12, 'sort-names-by-bytes', 'f8c05bb23dc11eb7dd0aa763046e8799a71ee1dbb2a0e7a5d45f7274576e8091');
-- 13 refuse-outdated-writers
-- Whoever knows an older schema than this database has does not write to it. What it compares with is put in by whoever
-- migrates; until then it refuses nobody.
create function pawl.refuse_outdated_writers() returns trigger language plpgsql as $$
begin
  return null;
end $$;

create trigger outdated_writers_are_refused before insert on pawl.events
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert on pawl.records
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert on pawl.messages
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert on pawl.rooms
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert on pawl.room_messages
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert or update on pawl.tokens
for each statement execute function pawl.refuse_outdated_writers();
insert into pawl.migrations (number, name, checksum) values (13, 'refuse-outdated-writers', '67df828aa98247b72897d465665f059ec1bbca7e2df266c7c6d39e397eb9be8d');
-- 14 file-no-deadline-last
-- The first version filed tasks without a deadline under the year 9999, which a deadline could have come after.
drop trigger tasks_move_one_version_at_a_time on pawl.tasks;
update pawl.tasks set deadline = '~' where deadline = '9999';
create trigger tasks_move_one_version_at_a_time before update on pawl.tasks
for each row when (
  new.version <> old.version + 1 or new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number
) execute function pawl.refuse_change('a task moves one version at a time');
insert into pawl.migrations (number, name, checksum) values (14, 'file-no-deadline-last', 'f902ab7e8319475ebd49c550563e62896d4b2af3c814858b4744ce15a24da357');
-- 15 create-receipts
-- The answer to a request that has an Idempotency-Key, stored in the commit of what it did and kept for a day. The key is
-- kept as a hash; an answer that was too long is null.
create table pawl.receipts (
  workspace text not null,
  principal text not null,
  key text not null,
  fingerprint text not null,
  answer text,
  at bigint not null,
  constraint receipts_pkey primary key (workspace, principal, key)
);
create index receipts_by_age on pawl.receipts (workspace, at);
insert into pawl.migrations (number, name, checksum) values (15, 'create-receipts', 'e55ac3f3e2cf8d94519242946a33701f9e10df8e377d8266573221302e7a3c53');
-- 16 create-agent-sessions
-- Who has an agent's session is proved by a secret; only its hash is kept. A session has one for life.
create table pawl.agent_sessions (
  workspace text not null,
  name text not null,
  secret_hash text not null,
  created_at bigint not null,
  primary key (workspace, name)
);
create trigger agent_sessions_are_never_changed before update on pawl.agent_sessions
for each row execute function pawl.refuse_change('sessions are never changed');
insert into pawl.migrations (number, name, checksum) values (16, 'create-agent-sessions', '87d90bc394e31a833d8e4376dabcebc7b703aebde5d0e4077a3f1d4ba96b85ff');
-- 17 give-tokens-a-role
-- What a token is here, to what it is limited, and who made it. Those made before get the role that fits what they may;
-- `may` stays for programs that know no roles.
alter table pawl.tokens add column role text not null default 'member';
alter table pawl.tokens add column rooms text;
alter table pawl.tokens add column systems text;
alter table pawl.tokens add column created_by text not null default 'person:local';
alter table pawl.tokens add column expires_at bigint;
alter table pawl.tokens add column last_used_at bigint;
update pawl.tokens set role = case
  when may = 'admin' then 'owner'
  when may = 'read' then 'auditor'
  when actor like 'person:%' then 'member'
  else 'agent'
end;
insert into pawl.migrations (number, name, checksum) values (17, 'give-tokens-a-role', '25f19d1eb3693861349d5b7a46a22061ee5c7000b73b1df32bb6885400330688');
-- 18 create-security-events
-- What happened to the safety of the store: who came in, who was refused, what was made, taken out and brought in.
create table pawl.security_events (
  sequence bigint generated always as identity primary key,
  workspace text not null references pawl.workspaces,
  at bigint not null,
  kind text not null,
  who text not null,
  actor text not null,
  about text,
  times integer not null check (times > 0),
  details json not null
);
create index security_events_in_order on pawl.security_events (workspace, sequence);

create trigger security_events_are_never_changed before update or delete on pawl.security_events
for each row execute function pawl.refuse_change('security events are never changed or deleted');
create trigger security_events_are_never_emptied before truncate on pawl.security_events
for each statement execute function pawl.refuse_change('security events are never deleted');
create trigger outdated_writers_are_refused before insert on pawl.security_events
for each statement execute function pawl.refuse_outdated_writers();
insert into pawl.migrations (number, name, checksum) values (18, 'create-security-events', '7902135b0c9b34fb7f4ac2f435437eb08eabdfbc4f0bf551af6d0a56b48da90e');
-- 19 create-accounts
-- People who sign in. An account is the whole store's; what someone is in a workspace is said by their membership.
create table pawl.accounts (
  key text primary key,
  person text not null unique,
  password_hash text not null,
  created_at bigint not null,
  password_at bigint not null,
  -- Whether what was made on the machine, before anyone had an account, is theirs.
  owns_local boolean not null
);

create table pawl.members (
  workspace text not null references pawl.workspaces,
  person text not null references pawl.accounts (person),
  role text not null,
  state text not null,
  joined_at bigint not null,
  changed_at bigint not null,
  changed_by text not null,
  primary key (workspace, person)
);
create index members_by_person on pawl.members (person, workspace);

create table pawl.invitations (
  workspace text not null references pawl.workspaces,
  id text not null,
  role text not null,
  person text,
  by_operator boolean not null,
  secret_hash text not null unique,
  state text not null,
  created_by text not null,
  created_at bigint not null,
  expires_at bigint not null,
  accepted_by text,
  ended_at bigint,
  primary key (workspace, id)
);
create index invitations_in_order on pawl.invitations (workspace, created_at);

-- A browser in which someone is signed in. What has ended is not kept.
create table pawl.sign_ins (
  secret_hash text primary key,
  person text not null references pawl.accounts (person),
  workspace text not null references pawl.workspaces,
  created_at bigint not null,
  last_used_at bigint not null
);
create index sign_ins_by_person on pawl.sign_ins (person);

create trigger outdated_writers_are_refused before insert or update on pawl.accounts
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert or update on pawl.members
for each statement execute function pawl.refuse_outdated_writers();
create trigger outdated_writers_are_refused before insert or update on pawl.invitations
for each statement execute function pawl.refuse_outdated_writers();
insert into pawl.migrations (number, name, checksum) values (19, 'create-accounts', 'a3ab19e3f9b650b1b110c8c9fe29cd494bf0ad053e261f176308826bb6d52b41');
-- 20 find-sign-ins-by-age
-- Sign-ins that were used last too long ago are thrown away when someone signs in.
create index sign_ins_by_last_use on pawl.sign_ins (last_used_at);
create index sign_ins_by_age on pawl.sign_ins (created_at);
insert into pawl.migrations (number, name, checksum) values (20, 'find-sign-ins-by-age', '8e4dd78c5c0f2e4e6d74f850f28005ee9ba0f34f647c893ef543a5fcd81a33f6');
-- 21 say-who-was-authenticated
-- Who was authenticated, where that is not the name they acted under. What was stored before says nothing of it.
-- A table with checks that are still to be made cannot be altered.
set constraints all immediate;
alter table pawl.events add column principal text;
alter table pawl.records add column principal text;
alter table pawl.record_heads add column principal text;
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (21, 'say-who-was-authenticated', '77d0d9d67b0222358a63ee76df7b4680f5169f496e32be23446f33819354d027');
-- 22 find-todos-by-owner
-- A to-do belongs to a person. One without an owner is that of the person of this machine.
create index todos_by_owner on pawl.tasks (workspace, (coalesce(fields ->> 'ownedBy', 'person:local')), status, number) where lifecycle = 'todo';
insert into pawl.migrations (number, name, checksum) values (22, 'find-todos-by-owner', '20d54d357adce519c20508a0689c7a07a1851d6f32e4ab5400f093c25e49704f');
-- 23 link-accounts-to-identities
-- Who someone is at a provider of OpenID Connect. An account may have several; each is one account's.
create table pawl.identities (
  issuer text not null,
  subject text not null,
  person text not null references pawl.accounts (person),
  linked_at bigint not null,
  primary key (issuer, subject)
);

create trigger outdated_writers_are_refused before insert or update on pawl.identities
for each statement execute function pawl.refuse_outdated_writers();
insert into pawl.migrations (number, name, checksum) values (23, 'link-accounts-to-identities', '7920040b8842e9832c1e261beeeca365b95a1fe08ae660b3cf27e05295ef24c3');
-- 24 let-changes-belong-together
-- Changes of one request that belong together, and are taken back together. Most belong to none.
-- A table with checks that are still to be made cannot be altered.
set constraints all immediate;
alter table pawl.events add column batch text;
create index events_by_batch on pawl.events (workspace, batch) where batch is not null;
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (24, 'let-changes-belong-together', 'ff81f99d8b4c9148c292380f42f85cf2af23ce8bf28992b35db3b83516bc024c');
-- 25 find-shared-todos
-- A to-do may be shared. What nobody shares costs nothing.
create index todos_shared on pawl.tasks using gin (((fields -> 'sharedWith')::jsonb)) where lifecycle = 'todo' and (fields -> 'sharedWith') is not null;
insert into pawl.migrations (number, name, checksum) values (25, 'find-shared-todos', '373a30840b72235d82c82143790edeba6fa588a997840b2eedf2b35d644c5cd4');
-- 26 create-calendars
-- The address under which a person's calendar is read, as a hash. Each person has one at most; one that was revoked is not kept.
create table pawl.calendars (
  workspace text not null references pawl.workspaces,
  person text not null,
  secret_hash text not null unique,
  created_at bigint not null,
  last_used_at bigint,
  primary key (workspace, person)
);

create trigger outdated_writers_are_refused before insert or update on pawl.calendars
for each statement execute function pawl.refuse_outdated_writers();
insert into pawl.migrations (number, name, checksum) values (26, 'create-calendars', '90fdff1045a02fbb067e69b3bb85000124644d259c0d178ea4451876b4cbe9bc');
-- 27 send-reminders
-- When a task reminds next; null if it does not.
-- A table with checks that are still to be made cannot be altered.
set constraints all immediate;
alter table pawl.tasks add column remind_at bigint;
create index tasks_by_reminder on pawl.tasks (workspace, remind_at) where remind_at is not null;

-- Where people are reminded.
create table pawl.channels (
  workspace text not null,
  id text not null,
  person text not null,
  owns_local boolean not null,
  kind text not null,
  address text not null,
  language text not null,
  time_zone text not null,
  keys json not null,
  created_at bigint not null,
  primary key (workspace, id)
);
create index channels_by_person on pawl.channels (workspace, person, created_at);

-- What has to go out, and what became of it.
create table pawl.deliveries (
  workspace text not null,
  id text not null,
  channel text not null,
  message json not null,
  state text not null,
  attempts integer not null,
  next_at bigint not null,
  created_at bigint not null,
  ended_at bigint,
  trouble text,
  primary key (workspace, id)
);
create index deliveries_to_send on pawl.deliveries (workspace, next_at) where state = 'waiting';
create index deliveries_that_failed on pawl.deliveries (workspace) where state = 'failed';
create index deliveries_by_channel on pawl.deliveries (workspace, channel, created_at);
create index deliveries_that_ended on pawl.deliveries (workspace, ended_at) where ended_at is not null;

-- What servers sign with: made once, by the first that needs it.
create table pawl.kept_keys (
  name text primary key,
  value text not null
);
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (27, 'send-reminders', '1a6172556aea3480a847d5beb7af03c2a6a8051156741985fcdfd3bf41505c04');
-- 28 order-claims
-- What may be claimed, in the order it is claimed in: priority, then queue position, then age. What waits for other work
-- or for a time is not in it.
-- A table with checks that are still to be made cannot be altered.
set constraints all immediate;
create index room_claims on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), (fields ->> 'role'),
  (coalesce((fields ->> 'priority')::double precision, 0)) desc, ((fields ->> 'queuePosition')::double precision), number
) where lifecycle = 'room' and status = 'pending'
  and fields ->> 'waitsFor' is null and fields ->> 'pausedUntil' is null;

-- What may be promoted, in the same order.
create index room_queue on pawl.tasks (
  workspace, (fields ->> 'chatroomId'),
  (coalesce((fields ->> 'priority')::double precision, 0)) desc, ((fields ->> 'queuePosition')::double precision), number
) where lifecycle = 'room' and status = 'queued'
  and fields ->> 'waitsFor' is null and fields ->> 'pausedUntil' is null;

-- What the task will have that a message becomes, its priority apart, and when the message was taken back.
alter table pawl.room_messages add column priority double precision not null default 0;
alter table pawl.room_messages add column fields json not null default '{}';
alter table pawl.room_messages add column cancelled_at bigint;
create index room_messages_in_turn on pawl.room_messages (workspace, room, priority desc, queue_position)
where queue_position is not null;
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (28, 'order-claims', '2bc585d9fa5b699126537fc1f3f293516a1b99afeb045ae896de8c882cc2a3ac');
-- 29 keep-logs-and-spending
-- What the command of an attempt printed, in pieces by where each begins. The beginning and the end are kept; what lies
-- between them is left out once it is too much.
create table pawl.attempt_logs (
  workspace text not null,
  task_id text not null,
  attempt integer not null,
  size bigint not null,
  last_at bigint not null,
  primary key (workspace, task_id, attempt)
);
create index attempt_logs_by_age on pawl.attempt_logs (workspace, last_at);

create table pawl.log_pieces (
  workspace text not null,
  task_id text not null,
  attempt integer not null,
  begins bigint not null,
  size integer not null,
  at bigint not null,
  stream text not null,
  text text not null,
  primary key (workspace, task_id, attempt, begins)
);

-- What was used when, where and by whom: filed from the events that say so, and from nothing else. A task says the sum; here
-- is what each report added to it.
create table pawl.spending (
  workspace text not null,
  task_id text not null,
  version integer not null,
  at bigint not null,
  place text not null,
  agent text not null,
  tokens bigint not null,
  cost_micros bigint not null,
  primary key (workspace, task_id, version)
);
create index spending_by_place on pawl.spending (workspace, place, at) include (tokens, cost_micros);
create index spending_by_agent on pawl.spending (workspace, agent, at) include (tokens, cost_micros);

create function pawl.file_spending() returns trigger language plpgsql as $$
begin
  if new.set_fields ->> 'tokens' is null and new.set_fields ->> 'costMicros' is null then
    return null;
  end if;
  insert into pawl.spending (workspace, task_id, version, at, place, agent, tokens, cost_micros)
  select new.workspace, new.task_id, new.version, new.at,
    coalesce('room:' || (first.set_fields ->> 'chatroomId'), 'initiative:' || (first.set_fields ->> 'initiative_id'), ''),
    split_part(new.actor, '/', 1),
    coalesce((new.set_fields ->> 'tokens')::bigint - before.tokens, 0),
    coalesce((new.set_fields ->> 'costMicros')::bigint - before.cost_micros, 0)
  from (select coalesce(sum(tokens), 0)::bigint as tokens, coalesce(sum(cost_micros), 0)::bigint as cost_micros
    from pawl.spending where workspace = new.workspace and task_id = new.task_id) as before
  cross join pawl.events as first
  where first.workspace = new.workspace and first.task_id = new.task_id and first.version = 1;
  return null;
end $$;

-- A claim, a start and an end are not edits: they do not pay for it.
set constraints all immediate;
create trigger spending_is_filed after insert on pawl.events
for each row when (new.trigger_name = 'editTask' and new.lifecycle <> 'todo') execute function pawl.file_spending();
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (29, 'keep-logs-and-spending', 'c60e38cdc24b8ac205654a782773b32b289453db9356d20b02598f503d2fc13f');
-- 30 tell-of-what-happens
-- A channel can be that of a hook, which has the same id: up to where in the log its events are filed, whether they are at
-- present, and which server does that until when.
set constraints all immediate;
alter table pawl.channels
  add column hook boolean not null default false,
  add column feeding boolean not null default false,
  add column position text,
  add column taken_by text,
  add column taken_until bigint not null default 0;
create index channels_to_feed on pawl.channels (workspace, id) where feeding;

-- What has a lane, which is a task, goes out in the order of its places there.
alter table pawl.deliveries
  add column lane text,
  add column place bigint;
create index deliveries_in_lanes on pawl.deliveries (workspace, channel, lane, place) where state in ('waiting', 'held');
create index deliveries_to_send_there on pawl.deliveries (workspace, channel, next_at) where state = 'waiting';
create index deliveries_given_up_there on pawl.deliveries (workspace, channel) where state = 'failed';
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (30, 'tell-of-what-happens', '99e5c19b975d243e3bb443d6350104ea549595789ea4f4542af10c53f622195a');
-- 31 find-what-waits
-- Work that waits for other work. What waits for nothing is not in it.
create index tasks_waiting on pawl.tasks (workspace, number) where fields -> 'waitsFor' is not null;
insert into pawl.migrations (number, name, checksum) values (31, 'find-what-waits', '907393fa0de54398130e611297d4e2268ab8cbfa48e098ec0cda46c7a8d0b9c1');
-- 32 order-pauses
-- What rests after a failure, in the order in which it may be tried again.
create index room_pauses on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), (fields ->> 'role'), ((fields ->> 'pausedUntil')::bigint)
) where lifecycle = 'room' and status = 'pending' and fields ->> 'pausedUntil' is not null;
insert into pawl.migrations (number, name, checksum) values (32, 'order-pauses', 'b6e2553d1aef0ad69b7e1a61b8532ee91443f8f8f48ecfe70ebb698799165456');
-- 33 find-open-questions
-- Agents in rooms ask people. Work about which nothing is asked costs nothing.
create index open_questions on pawl.tasks (workspace, number)
where lifecycle = 'room' and status = 'pending_user_review'
  and fields ->> 'askedOf' = 'user' and fields ->> 'answer' is null;
insert into pawl.migrations (number, name, checksum) values (33, 'find-open-questions', '68fb68163147b34e23e8e5b665a6ee9ecbb269a6a408cf8bdb3db67d899f6020');
-- 34 find-tasks-by-words
-- The words of every task, its result among them, in a table of their own: a change that leaves the words alone costs nothing.
-- The beginning of the text is kept for words that are misspelled.
create table pawl.task_words (
  workspace text not null,
  task_id text not null,
  number bigint not null,
  words tsvector not null,
  beginning text not null,
  primary key (workspace, task_id)
);

-- Cut where SQLite cuts, so that both find the same. A word that is longer than any is looked for by its beginning.
create function pawl.words_of(given text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct left(word, 64)
    from regexp_split_to_table(
      lower(given), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u05be\u05c0\u05c3\u05f3\u05f4\u2000-\u206f\u3000-\u303f]+'
    ) as word
    where word <> ''
  ))
$$;

insert into pawl.task_words (workspace, task_id, number, words, beginning)
select workspace, id, number, pawl.words_of(search_text || ' ' || coalesce(fields ->> 'result', '')), left(search_text, 120)
from pawl.tasks;

create index tasks_by_words on pawl.task_words using gin (words);

create function pawl.file_words() returns trigger language plpgsql as $$
begin
  insert into pawl.task_words (workspace, task_id, number, words, beginning)
  values (
    new.workspace, new.id, new.number, pawl.words_of(new.search_text || ' ' || coalesce(new.fields ->> 'result', '')),
    left(new.search_text, 120)
  )
  on conflict (workspace, task_id) do update set words = excluded.words, beginning = excluded.beginning;
  return null;
end
$$;

create trigger tasks_are_found_by_words after insert on pawl.tasks
for each row execute function pawl.file_words();

create trigger tasks_are_found_by_new_words after update on pawl.tasks
for each row when (
  new.search_text <> old.search_text or new.fields ->> 'result' is distinct from old.fields ->> 'result'
) execute function pawl.file_words();

-- Misspelled words are found faster where the extension may be had.
do $$
declare place text;
begin
  create extension if not exists pg_trgm schema pawl;
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index tasks_by_likeness on pawl.task_words using gin (beginning %I.gin_trgm_ops)', place);
exception when others then
  raise notice 'misspelled words are found without an index: %', sqlerrm;
end
$$;
insert into pawl.migrations (number, name, checksum) values (34, 'find-tasks-by-words', '2fa0b63cda3e0e65b9b0fdd5ec1f6eab96f98acd9864b0b431ad8d07b27b0ac7');
-- 35 list-tasks-by-columns
-- What a task is listed by, in columns of its own. An index on a field has to read the fields again with every change, and
-- an index that names a column which every change changes keeps PostgreSQL from storing the change in its place (HOT).
--   listed_in: the room or initiative it belongs to, or the person.
--   listed_as: its status; in a room one word for all that are held, and others for what may not be claimed or is asked.
--   listed_at: when a to-do changed last; since when a task of a room is listed as it is.
--   held_by: in a room the role and the session that hold it; of governed work, who has it to do.
-- Filled by writing the table anew, once: nothing is left behind for the vacuum. Nobody reads or writes tasks meanwhile;
-- a million tasks take about a minute.
set constraints all immediate;

drop index pawl.tasks_by_number, pawl.tasks_by_deadline, pawl.tasks_by_priority, pawl.tasks_by_update, pawl.todos_by_owner,
  pawl.todos_shared, pawl.tasks_waiting, pawl.room_tasks, pawl.room_holders, pawl.room_tasks_by_update, pawl.room_claims,
  pawl.room_queue, pawl.room_pauses, pawl.open_questions, pawl.governed_tasks, pawl.governed_work;

alter table pawl.tasks
  add column listed_in text,
  add column listed_as text,
  add column listed_at bigint,
  add column role text,
  add column claim_priority double precision,
  add column queue_position double precision,
  add column held_by text,
  add column paused_until bigint,
  add column waits boolean,
  add column shared_with jsonb;

alter table pawl.tasks
  alter column listed_in type text using case lifecycle
    when 'todo' then coalesce(fields ->> 'ownedBy', 'person:local')
    when 'room' then fields ->> 'chatroomId'
    else fields ->> 'initiative_id' end,
  alter column listed_as type text using case
    when lifecycle <> 'room' then status
    when status in ('acknowledged', 'in_progress') then 'held'
    when status in ('pending', 'queued') and (fields ->> 'waitsFor' is not null or fields ->> 'pausedUntil' is not null)
      then status || ' later'
    when status = 'pending_user_review' and fields ->> 'askedOf' = 'user' and fields ->> 'answer' is null then 'asked'
    else status end,
  alter column listed_at type bigint using updated_at,
  alter column role type text using case lifecycle when 'room' then fields ->> 'role' end,
  alter column claim_priority type double precision using
    case lifecycle when 'room' then coalesce((fields ->> 'priority')::double precision, 0) else 0 end,
  alter column queue_position type double precision using
    case lifecycle when 'room' then (fields ->> 'queuePosition')::double precision end,
  alter column held_by type text using case
    when lifecycle = 'room' and status in ('acknowledged', 'in_progress')
      then (fields ->> 'assignedTo') || '/' || (fields ->> 'claimedBy')
    when lifecycle = 'governed' and status in ('pending', 'in_progress', 'blocked') then fields ->> 'assignee' end,
  alter column paused_until type bigint using
    case when lifecycle = 'room' and status = 'pending' then (fields ->> 'pausedUntil')::bigint end,
  alter column waits type boolean using fields -> 'waitsFor' is not null,
  alter column shared_with type jsonb using case lifecycle when 'todo' then (fields -> 'sharedWith')::jsonb end,
  alter column listed_as set not null,
  alter column listed_at set not null,
  alter column claim_priority set not null,
  alter column waits set not null;

create index tasks_by_number on pawl.tasks (workspace, listed_as, number) where lifecycle = 'todo';
create index tasks_by_deadline on pawl.tasks (workspace, listed_as, deadline, number) where lifecycle = 'todo';
create index tasks_by_priority on pawl.tasks (workspace, listed_as, priority_rank, number) where lifecycle = 'todo';
create index tasks_by_update on pawl.tasks (workspace, listed_as, listed_at, number) where lifecycle = 'todo';
create index todos_by_owner on pawl.tasks (workspace, listed_in, listed_as, number) where lifecycle = 'todo';
create index todos_shared on pawl.tasks using gin (shared_with) where lifecycle = 'todo' and shared_with is not null;
create index tasks_waiting on pawl.tasks (workspace, number) where waits;

create index room_tasks on pawl.tasks (workspace, listed_in, listed_as, role, queue_position, number) where lifecycle = 'room';
create index room_tasks_by_update on pawl.tasks (workspace, listed_in, listed_at) where lifecycle = 'room';
-- What may be claimed, and what may be promoted, in that order.
create index room_claims on pawl.tasks (workspace, listed_in, role, claim_priority desc, queue_position, number)
where lifecycle = 'room' and listed_as = 'pending';
create index room_queue on pawl.tasks (workspace, listed_in, claim_priority desc, queue_position, number)
where lifecycle = 'room' and listed_as = 'queued';
-- A session has one task at a time in a role of a room, whoever asks for it and from where.
create unique index room_holders on pawl.tasks (workspace, listed_in, held_by) where lifecycle = 'room' and held_by is not null;
create index room_pauses on pawl.tasks (workspace, listed_in, role, paused_until) where paused_until is not null;
create index open_questions on pawl.tasks (workspace, number) where lifecycle = 'room' and listed_as = 'asked';

create index governed_tasks on pawl.tasks (workspace, listed_in, listed_as, number) where lifecycle = 'governed';
create index governed_work on pawl.tasks (workspace, held_by, number) where lifecycle = 'governed' and held_by is not null;

create or replace function pawl.nothing_waits(in_workspace text, in_room text, lock_key bigint) returns boolean
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(lock_key);
  return not exists (
      select 1 from pawl.room_messages
      where workspace = in_workspace and room = in_room and queue_position is not null)
    and not exists (
      select 1 from pawl.tasks
      where workspace = in_workspace and lifecycle = 'room' and listed_in = in_room and listed_as in ('queued', 'queued later'));
end $$;

-- A change that names none of the columns a trigger is about does not pay for it. Whoever changes a result names the text too.
drop trigger tasks_are_found_by_new_words on pawl.tasks;
create trigger tasks_are_found_by_new_words after update of search_text on pawl.tasks
for each row when (
  new.search_text <> old.search_text or new.fields ->> 'result' is distinct from old.fields ->> 'result'
) execute function pawl.file_words();

drop trigger tasks_move_one_version_at_a_time on pawl.tasks;
create trigger tasks_move_one_version_at_a_time before update on pawl.tasks
for each row when (new.version <> old.version + 1) execute function pawl.refuse_change('a task moves one version at a time');
create trigger tasks_keep_their_keys before update of workspace, id, number on pawl.tasks
for each row when (new.workspace <> old.workspace or new.id <> old.id or new.number <> old.number)
execute function pawl.refuse_change('a task moves one version at a time');
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (35, 'list-tasks-by-columns', '3f804dd54a656cb5c0ebbbae9e642461f37858c7083ad8fdd4bc96f7e400e234');
-- 36 look-only-at-what-waits
-- Every completion asks whether something waits in the room. No index had all that waits, and nothing else, in it: what is later
-- was looked for among all tasks of the room.
set constraints all immediate;
drop index pawl.room_queue;
create index room_queue on pawl.tasks (workspace, listed_in, listed_as, claim_priority desc, queue_position, number)
where lifecycle = 'room' and listed_as in ('queued', 'queued later');
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (36, 'look-only-at-what-waits', 'ee9b5842d6fbaa5db5c0d498a786af5c18a1be9677c3722b756524e8b581e853');
-- 37 find-what-awaits-a-person
-- Questions of agents, and work that waits for a review: the inbox has both.
set constraints all immediate;
drop index pawl.open_questions;
create index awaiting_person on pawl.tasks (workspace, number)
where lifecycle = 'room' and listed_as in ('asked', 'pending_user_review');
set constraints all deferred;
insert into pawl.migrations (number, name, checksum) values (37, 'find-what-awaits-a-person', '78c81bd6949a61b467a9efcdf7e56930135983d8471f5f57ba03db87311ada61');
-- 38 hold-claims-by-secrets
-- A session that holds a task and was never registered, as after an import, was proven by its name. Nobody has its secret.
insert into pawl.agent_sessions (workspace, name, secret_hash, created_at)
select workspace, fields ->> 'claimedBy', 'nobody', max(updated_at) from pawl.tasks
where lifecycle = 'room' and fields ->> 'claimedBy' is not null
group by workspace, fields ->> 'claimedBy'
on conflict do nothing;
insert into pawl.migrations (number, name, checksum) values (38, 'hold-claims-by-secrets', '935cf227e69758f61b43cb5d69762666b9a3f7e6effead9075d167c3d01b131b');
-- 39 find-shares-by-person
-- SQLite gets a table of what is shared with whom. PostgreSQL finds it by an index of the names: there is nothing to do here.
insert into pawl.migrations (number, name, checksum) values (39, 'find-shares-by-person', '795cc1fe39996f3281a51f2e5c7fd3f7097b01db943e888607a96af957d610d7');
create or replace function pawl.refuse_outdated_writers() returns trigger language plpgsql as $$
begin
  if nullif(current_setting('pawl.schema', true), '')::integer < 39 then
    raise exception '0039-find-shares-by-person' using errcode = 'PW001';
  end if;
  return null;
end $$;
begin;
set constraints all deferred;
insert into pawl.workspaces (workspace, last_number) values ('default', '6');
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvcege01phzfk', '1', '1', 'todo', '1767225600000', 'person:dana', 'createTask', null, 'open', '{"title":"Buy a ring","ownedBy":"person:dana"}', '[]', null, null, null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvcege01phzfk', '2', '1', 'todo', '1767225600004', 'person:dana', 'editTask', 'open', 'open', '{"sharedWith":["person:noa"]}', '[]', null, null, null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvcegp4krngan', '1', '2', 'todo', '1767225600005', 'person:dana', 'createTask', null, 'open', '{"title":"Ask the neighbours","ownedBy":"person:dana"}', '[]', null, null, null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvcegp4krngan', '2', '2', 'todo', '1767225600009', 'person:dana', 'editTask', 'open', 'open', '{"sharedWith":["person:noa"]}', '[]', null, null, null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvcegp4krngan', '3', '2', 'todo', '1767225600011', 'person:dana', 'editTask', 'open', 'open', '{}', '["sharedWith"]', null, null, null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvceg7zwetwjj', '1', '3', 'todo', '1767225600012', 'person:dana', 'createTask', null, 'open', '{"title":"Milk"}', '[]', null, 'person:local', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvceh0hnwncqn', '1', '4', 'todo', '1767225600016', 'person:dana', 'createTask', null, 'open', '{"title":"bread","priority":"medium"}', '[]', null, 'person:local', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvceh9jvj38yy', '1', '5', 'room', '1767225600019', 'person:dana', 'createTask', null, 'pending', '{"chatroomId":"build","content":"Mill the flour","origin":"chat","role":"builder","queuePosition":1,"sourceMessageId":"m1"}', '[]', null, 'person:local', null);
insert into pawl.events (workspace, task_id, version, number, lifecycle, at, actor, trigger_name, from_status, to_status, set_fields, cleared_fields, undoes, principal, batch) values ('default', 'nfvceh54pwnyn9', '1', '6', 'room', '1767225600021', 'person:dana', 'createTask', null, 'pending', '{"chatroomId":"build","content":"Bake","origin":"chat","role":"builder","queuePosition":2,"sourceMessageId":"m2"}', '[]', null, 'person:local', null);
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text, remind_at, listed_in, listed_as, listed_at, role, claim_priority, queue_position, held_by, paused_until, waits, shared_with) values ('default', 'nfvcege01phzfk', '1', 'todo', 'open', '2', 'person:dana', '1767225600000', '1767225600004', '{"title":"Buy a ring","ownedBy":"person:dana","sharedWith":["person:noa"]}', '~', '4', 'buy a ring
', null, 'person:dana', 'open', '1767225600004', null, '0', null, null, null, 'false', '["person:noa"]');
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text, remind_at, listed_in, listed_as, listed_at, role, claim_priority, queue_position, held_by, paused_until, waits, shared_with) values ('default', 'nfvcegp4krngan', '2', 'todo', 'open', '3', 'person:dana', '1767225600005', '1767225600011', '{"title":"Ask the neighbours","ownedBy":"person:dana"}', '~', '4', 'ask the neighbours
', null, 'person:dana', 'open', '1767225600011', null, '0', null, null, null, 'false', null);
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text, remind_at, listed_in, listed_as, listed_at, role, claim_priority, queue_position, held_by, paused_until, waits, shared_with) values ('default', 'nfvceg7zwetwjj', '3', 'todo', 'open', '1', 'person:dana', '1767225600012', '1767225600012', '{"title":"Milk"}', '~', '4', 'milk
', null, 'person:local', 'open', '1767225600012', null, '0', null, null, null, 'false', null);
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text, remind_at, listed_in, listed_as, listed_at, role, claim_priority, queue_position, held_by, paused_until, waits, shared_with) values ('default', 'nfvceh0hnwncqn', '4', 'todo', 'open', '1', 'person:dana', '1767225600016', '1767225600016', '{"title":"bread","priority":"medium"}', '~', '2', 'bread
', null, 'person:local', 'open', '1767225600016', null, '0', null, null, null, 'false', null);
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text, remind_at, listed_in, listed_as, listed_at, role, claim_priority, queue_position, held_by, paused_until, waits, shared_with) values ('default', 'nfvceh9jvj38yy', '5', 'room', 'pending', '1', 'person:dana', '1767225600019', '1767225600019', '{"chatroomId":"build","content":"Mill the flour","origin":"chat","role":"builder","queuePosition":1,"sourceMessageId":"m1"}', '~', '4', 'mill the flour
', null, 'build', 'pending', '1767225600019', 'builder', '0', '1', null, null, 'false', null);
insert into pawl.tasks (workspace, id, number, lifecycle, status, version, created_by, created_at, updated_at, fields, deadline, priority_rank, search_text, remind_at, listed_in, listed_as, listed_at, role, claim_priority, queue_position, held_by, paused_until, waits, shared_with) values ('default', 'nfvceh54pwnyn9', '6', 'room', 'pending', '1', 'person:dana', '1767225600021', '1767225600021', '{"chatroomId":"build","content":"Bake","origin":"chat","role":"builder","queuePosition":2,"sourceMessageId":"m2"}', '~', '4', 'bake
', null, 'build', 'pending', '1767225600021', 'builder', '0', '2', null, null, 'false', null);
insert into pawl.tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at, role, rooms, systems, created_by, expires_at, last_used_at) values ('default', 'dana', 'person:dana', 'write', 'hash of person:dana', '1', null, 'member', null, null, 'person:dana', null, null);
insert into pawl.tokens (workspace, name, actor, may, secret_hash, created_at, revoked_at, role, rooms, systems, created_by, expires_at, last_used_at) values ('default', 'noa', 'person:noa', 'write', 'hash of person:noa', '1', null, 'member', null, null, 'person:dana', null, null);
insert into pawl.conversations (workspace, id, owner, mode, created_at, updated_at) values ('default', 'nfvcegm615x735', 'person:dana', 'direct', '1767225600014', '1767225600015');
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfvcegm615x735', '1', 'user', 'add bread', '1767225600015', null, null, null);
insert into pawl.messages (workspace, conversation_id, position, role, content, at, message_id, turn, moment) values ('default', 'nfvcegm615x735', '2', 'assistant', 'Got it! ''Bread'' is now on your list.', '1767225600015', null, '{"reply":"Got it! ''Bread'' is now on your list.","intent":"add_task","command":{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"bread"},"ref":null,"missing_fields":[]},"commands":[{"intent":"add_task","ready":true,"confidence":1,"fields":{"priority":"medium","deadline":null,"title":"bread"},"ref":null,"missing_fields":[]}],"detected":["CREATE_TASK"],"language":"en","suggestions":["Undo"],"conversation_id":"nfvcegm615x735","text":"Got it! ''Bread'' is now on your list.","executed":[{"intent":"add_task","success":true,"task":"nfvceh0hnwncqn"}]}', '766:766:');
insert into pawl.conversation_tasks (workspace, task_id, conversation_id) values ('default', 'nfvceh0hnwncqn', 'nfvcegm615x735');
insert into pawl.rooms (workspace, id, settings, created_by, created_at) values ('default', 'build', '{"roles":["builder"],"entryRole":"builder","parallel":5,"leaseSeconds":600,"mostAttempts":3,"retrySeconds":30,"longestPauseSeconds":3600,"attemptSeconds":0,"quietSeconds":0,"taskSeconds":0,"resetSuspects":false}', 'person:dana', '1767225600018');
insert into pawl.room_messages (workspace, room, position, sender, content, at, attached, queue_position, task_id, priority, fields, cancelled_at) values ('default', 'build', '1', 'person:dana', 'Mill the flour', '1767225600020', '[]', null, 'nfvceh9jvj38yy', '0', '{}', null);
insert into pawl.room_messages (workspace, room, position, sender, content, at, attached, queue_position, task_id, priority, fields, cancelled_at) values ('default', 'build', '2', 'person:dana', 'Bake', '1767225600022', '[]', null, 'nfvceh54pwnyn9', '0', '{}', null);
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at, principal) values ('default', 'initiative', 'nfvceh4s86a8bn', '1', '', 'active', '{"title":"Open the bakery","require_policy":false}', 'person:dana', '1767225600023', 'person:local');
insert into pawl.records (workspace, kind, id, version, subject, state, body, actor, at, principal) values ('default', 'item', 'nfvcehbttq6b1q', '1', 'system3', 'open', '{"type":"InitiativeAssign","initiative_id":"nfvceh4s86a8bn","title":"Open the bakery"}', 'person:dana', '1767225600024', 'person:local');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at, principal) values ('default', 'initiative', 'nfvceh4s86a8bn', '1', '', 'active', '{"title":"Open the bakery","require_policy":false}', 'person:dana', '1767225600023', 'person:local');
insert into pawl.record_heads (workspace, kind, id, version, subject, state, body, actor, at, principal) values ('default', 'item', 'nfvcehbttq6b1q', '1', 'system3', 'open', '{"type":"InitiativeAssign","initiative_id":"nfvceh4s86a8bn","title":"Open the bakery"}', 'person:dana', '1767225600024', 'person:local');
commit;
