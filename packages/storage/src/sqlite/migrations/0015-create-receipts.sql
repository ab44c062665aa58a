-- The answer to a request that has an Idempotency-Key, stored in the commit of what it did and kept for a day. The key is
-- kept as a hash; an answer that was too long is null.
create table receipts (
  workspace text not null,
  principal text not null,
  key text not null,
  fingerprint text not null,
  answer text,
  at integer not null,
  primary key (workspace, principal, key)
) strict;
create index receipts_by_age on receipts (workspace, at);
