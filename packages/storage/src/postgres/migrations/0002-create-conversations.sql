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
