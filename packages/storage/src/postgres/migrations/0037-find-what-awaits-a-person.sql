-- Questions of agents, and work that waits for a review: the inbox has both.
set constraints all immediate;
drop index pawl.open_questions;
create index awaiting_person on pawl.tasks (workspace, number)
where lifecycle = 'room' and listed_as in ('asked', 'pending_user_review');
set constraints all deferred;
