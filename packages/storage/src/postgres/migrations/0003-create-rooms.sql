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
