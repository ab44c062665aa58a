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
