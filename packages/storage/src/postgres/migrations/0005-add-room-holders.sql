-- A session has one task at a time in a role of a room, whoever asks for it and from where.
create unique index room_holders on pawl.tasks (
  workspace, (fields ->> 'chatroomId'), (fields ->> 'claimedBy'), (fields ->> 'assignedTo')
) where lifecycle = 'room' and status in ('acknowledged', 'in_progress');
