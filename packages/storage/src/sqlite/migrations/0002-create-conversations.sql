create table conversations (
  workspace text not null references workspaces,
  id text not null,
  owner text not null,
  mode text not null,
  created_at integer not null,
  updated_at integer not null,
  primary key (workspace, id)
) strict;
create index conversations_by_owner on conversations (workspace, owner, updated_at);

-- moment: what the store held when the turn was taken, so that the turn can be taken again.
create table messages (
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

create trigger messages_are_never_changed before update on messages
begin select raise(abort, 'messages are never changed'); end;
