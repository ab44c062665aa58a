-- PostgreSQL needs an index here; in a SQLite file the first event of a day is found by halving the sequence.
select 1;
