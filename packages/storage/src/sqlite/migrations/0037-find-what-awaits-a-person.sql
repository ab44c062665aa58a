-- Questions of agents, and work that waits for a review: the inbox has both.
drop index open_questions;
create index awaiting_person on tasks (workspace, number) where lifecycle = 'room' and status = 'pending_user_review';
