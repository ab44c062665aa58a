-- Agents in rooms ask people. Work about which nothing is asked costs nothing.
create index open_questions on tasks (workspace, number)
where lifecycle = 'room' and status = 'pending_user_review'
  and json_extract(fields, '$.askedOf') = 'user' and json_extract(fields, '$.answer') is null;
