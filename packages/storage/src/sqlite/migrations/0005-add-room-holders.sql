-- A session has one task at a time in a role of a room, whoever asks for it and from where.
create unique index room_holders on tasks (
  workspace, json_extract(fields, '$.chatroomId'), json_extract(fields, '$.claimedBy'), json_extract(fields, '$.assignedTo')
) where lifecycle = 'room' and status in ('acknowledged', 'in_progress');
