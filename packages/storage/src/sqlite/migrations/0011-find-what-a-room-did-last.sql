create index if not exists room_tasks_by_update on tasks (workspace, json_extract(fields, '$.chatroomId'), updated_at)
where lifecycle = 'room';
