-- Who someone is at a provider of OpenID Connect. An account may have several; each is one account's.
create table identities (
  issuer text not null,
  subject text not null,
  person text not null references accounts (person),
  linked_at integer not null,
  primary key (issuer, subject)
) strict;
