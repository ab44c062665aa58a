-- Agents in rooms ask people. Work about which nothing is asked costs nothing.
create index open_questions on pawl.tasks (workspace, number)
where lifecycle = 'room' and status = 'pending_user_review'
  and fields ->> 'askedOf' = 'user' and fields ->> 'answer' is null;
