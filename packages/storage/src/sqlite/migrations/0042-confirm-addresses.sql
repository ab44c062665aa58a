-- A code that was sent to an address of email, and whether whoever asked for it could read it. Until then nothing else is sent
-- there for them. Each is the how-manieth of its day to that address, and of that person: nobody else's, so nobody sends more.
create table address_codes (
  workspace text not null,
  -- The address in lower case.
  mailbox text not null,
  day integer not null,
  to_mailbox integer not null,
  person text not null,
  by_person integer not null,
  code text not null,
  -- By which it was sent.
  channel text not null,
  tries integer not null,
  created_at integer not null,
  confirmed_at integer,
  primary key (workspace, mailbox, day, to_mailbox)
) strict;
create unique index address_codes_by_person on address_codes (workspace, person, day, by_person);

-- What was sent to before is sent to further: nobody misses a reminder because of this.
insert into address_codes (workspace, mailbox, day, to_mailbox, person, by_person, code, channel, tries, created_at, confirmed_at)
select workspace, mailbox, 0, row_number() over (partition by workspace, mailbox order by person),
  person, row_number() over (partition by workspace, person order by mailbox), '', '', 0, created_at, created_at
from (
  select workspace, lower(address) as mailbox, person, min(created_at) as created_at from channels where kind = 'email' group by 1, 2, 3
);
