-- Events are stored in the order of their time, so a word on each stretch of the table is enough: nothing is added to a write.
create index if not exists events_by_time on pawl.events using brin (at) with (pages_per_range = 32, autosummarize = on);
