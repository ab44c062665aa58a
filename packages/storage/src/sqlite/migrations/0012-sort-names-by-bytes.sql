-- PostgreSQL sorts texts as a dictionary does unless it is told; SQLite compares bytes.
select 1;
