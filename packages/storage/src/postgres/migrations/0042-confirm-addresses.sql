-- A code that was sent to an address of email, and whether whoever asked for it could read it. Until then nothing else is sent
-- there for them. Each is the how-manieth of its day to that address, and of that person: nobody else's, so nobody sends more.
set constraints all immediate;
create table pawl.address_codes (
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
  created_at bigint not null,
  confirmed_at bigint,
  primary key (workspace, mailbox, day, to_mailbox)
);
create unique index address_codes_by_person on pawl.address_codes (workspace, person, day, by_person);

-- What was sent to before is sent to further: nobody misses a reminder because of this.
insert into pawl.address_codes
  (workspace, mailbox, day, to_mailbox, person, by_person, code, channel, tries, created_at, confirmed_at)
select workspace, mailbox, 0, row_number() over (partition by workspace, mailbox order by person),
  person, row_number() over (partition by workspace, person order by mailbox), '', '', 0, created_at, created_at
from (
  select workspace, lower(address) as mailbox, person, min(created_at) as created_at
  from pawl.channels where kind = 'email' group by 1, 2, 3
) as sent_to;

-- The wall between workspaces, as around the other tables (0040).
do $$
declare
  own constant text := $own$coalesce(workspace = nullif(current_setting('pawl.workspace', true), ''), true)$own$;
begin
  alter table pawl.address_codes enable row level security, force row level security;
  execute format('create policy seen on pawl.address_codes for select using (%s)', own);
  execute format('create policy added on pawl.address_codes for insert with check (%s)', own);
  execute format('create policy edited on pawl.address_codes for update using (%s)', own);
  execute format('create policy deleted on pawl.address_codes for delete using (%s)', own);
end $$;
set constraints all deferred;
