-- What may be claimed, by the skills it needs, as they were written: whoever claims reads the beginning of each list they can
-- meet, and passes over no task that asks for something else.
drop index room_claims;
create index room_claims on tasks (
  workspace, json_extract(fields, '$.chatroomId'), json_extract(fields, '$.role'), json_extract(fields, '$.skills'),
  coalesce(json_extract(fields, '$.priority'), 0) desc, json_extract(fields, '$.queuePosition'), number
) where lifecycle = 'room' and status = 'pending'
  and json_extract(fields, '$.waitsFor') is null and json_extract(fields, '$.pausedUntil') is null;
