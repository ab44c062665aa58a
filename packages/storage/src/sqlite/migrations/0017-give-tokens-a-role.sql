-- What a token is here, to what it is limited, and who made it. Those made before get the role that fits what they may;
-- `may` stays for programs that know no roles.
alter table tokens add column role text not null default 'member';
alter table tokens add column rooms text;
alter table tokens add column systems text;
alter table tokens add column created_by text not null default 'person:local';
alter table tokens add column expires_at integer;
alter table tokens add column last_used_at integer;
update tokens set role = case
  when may = 'admin' then 'owner'
  when may = 'read' then 'auditor'
  when actor like 'person:%' then 'member'
  else 'agent'
end;
