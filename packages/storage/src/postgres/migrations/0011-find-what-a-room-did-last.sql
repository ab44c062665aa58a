create index if not exists room_tasks_by_update on pawl.tasks (workspace, (fields ->> 'chatroomId'), updated_at)
where lifecycle = 'room';
