-- What a token is here, to what it is limited, and who made it. Those made before get the role that fits what they may;
-- `may` stays for programs that know no roles.
alter table pawl.tokens add column role text not null default 'member';
alter table pawl.tokens add column rooms text;
alter table pawl.tokens add column systems text;
alter table pawl.tokens add column created_by text not null default 'person:local';
alter table pawl.tokens add column expires_at bigint;
alter table pawl.tokens add column last_used_at bigint;
update pawl.tokens set role = case
  when may = 'admin' then 'owner'
  when may = 'read' then 'auditor'
  when actor like 'person:%' then 'member'
  else 'agent'
end;
