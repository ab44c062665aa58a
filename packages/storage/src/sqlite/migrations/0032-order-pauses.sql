-- What rests after a failure, in the order in which it may be tried again.
create index room_pauses on tasks (
  workspace, json_extract(fields, '$.chatroomId'), json_extract(fields, '$.role'), json_extract(fields, '$.pausedUntil')
) where lifecycle = 'room' and status = 'pending' and json_extract(fields, '$.pausedUntil') is not null;
