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
