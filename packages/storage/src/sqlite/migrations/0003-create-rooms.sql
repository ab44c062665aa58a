create table rooms (
  workspace text not null references workspaces,
  id text not null,
  settings text not null check (json_valid(settings)),
  created_by text not null,
  created_at integer not null,
  primary key (workspace, id)
) strict;

-- A message waits as long as it has a queue position; then it has a task instead.
create table room_messages (
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
create index room_messages_waiting on room_messages (workspace, room, queue_position) where queue_position is not null;

-- Signs of life. They decide nothing and have no events.
create table leases (
  workspace text not null references workspaces,
  task_id text not null,
  session text not null,
  epoch integer not null,
  renewed_at integer not null,
  primary key (workspace, task_id)
) strict, without rowid;

create index room_tasks on tasks (
  workspace, json_extract(fields, '$.chatroomId'), status, json_extract(fields, '$.role'),
  json_extract(fields, '$.queuePosition'), number
) where lifecycle = 'room';

create trigger room_messages_are_never_deleted before delete on room_messages
begin select raise(abort, 'messages are never deleted'); end;
