-- PostgreSQL needs a function here; a SQLite file has one writer at a time, which sees what there is.
select 1;
