-- A session that holds a task and was never registered, as after an import, was proven by its name. Nobody has its secret.
insert into pawl.agent_sessions (workspace, name, secret_hash, created_at)
select workspace, fields ->> 'claimedBy', 'nobody', max(updated_at) from pawl.tasks
where lifecycle = 'room' and fields ->> 'claimedBy' is not null
group by workspace, fields ->> 'claimedBy'
on conflict do nothing;
