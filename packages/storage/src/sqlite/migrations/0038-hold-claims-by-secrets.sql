-- A session that holds a task and was never registered, as after an import, was proven by its name. Nobody has its secret.
insert into agent_sessions (workspace, name, secret_hash, created_at)
select workspace, json_extract(fields, '$.claimedBy'), 'nobody', max(updated_at) from tasks
where lifecycle = 'room' and json_extract(fields, '$.claimedBy') is not null
group by workspace, json_extract(fields, '$.claimedBy')
on conflict do nothing;
