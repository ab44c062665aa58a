-- People who sign in. An account is the whole store's; what someone is in a workspace is said by their membership.
create table accounts (
  key text primary key,
  person text not null unique,
  password_hash text not null,
  created_at integer not null,
  password_at integer not null,
  -- Whether what was made on the machine, before anyone had an account, is theirs.
  owns_local integer not null check (owns_local in (0, 1))
) strict;

create table members (
  workspace text not null references workspaces,
  person text not null references accounts (person),
  role text not null,
  state text not null,
  joined_at integer not null,
  changed_at integer not null,
  changed_by text not null,
  primary key (workspace, person)
) strict;
create index members_by_person on members (person, workspace);

create table invitations (
  workspace text not null references workspaces,
  id text not null,
  role text not null,
  person text,
  by_operator integer not null check (by_operator in (0, 1)),
  secret_hash text not null unique,
  state text not null,
  created_by text not null,
  created_at integer not null,
  expires_at integer not null,
  accepted_by text,
  ended_at integer,
  primary key (workspace, id)
) strict;
create index invitations_in_order on invitations (workspace, created_at);

-- A browser in which someone is signed in. What has ended is not kept.
create table sign_ins (
  secret_hash text primary key,
  person text not null references accounts (person),
  workspace text not null references workspaces,
  created_at integer not null,
  last_used_at integer not null
) strict;
create index sign_ins_by_person on sign_ins (person);
