-- PostgreSQL needs a trigger here; a process sees by SQLite's own count that another has written to the file.
select 1;
