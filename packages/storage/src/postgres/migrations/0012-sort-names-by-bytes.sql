-- An export is the same to the byte whichever database it comes from, so both walk through names in the same order.
-- A dictionary's order differs between servers, and between versions of one server's libraries.
alter table pawl.record_heads alter column kind type text collate "C", alter column id type text collate "C";
alter table pawl.records alter column kind type text collate "C", alter column id type text collate "C";
alter table pawl.conversations alter column id type text collate "C";
