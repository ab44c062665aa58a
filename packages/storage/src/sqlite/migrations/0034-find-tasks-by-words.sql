-- The words of every task, its result among them, in an index of their own: a change that leaves the words alone costs nothing.
-- Tasks are never deleted, so a row keeps its rowid for ever.
create virtual table task_words using fts5(
  workspace unindexed, words, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3'
);
create virtual table task_vocabulary using fts5vocab(task_words, 'row');

insert into task_words (rowid, workspace, words)
select rowid, workspace, search_text || ' ' || lower(coalesce(json_extract(fields, '$.result'), '')) from tasks;

create trigger tasks_are_found_by_words after insert on tasks
begin
  insert into task_words (rowid, workspace, words)
  values (new.rowid, new.workspace, new.search_text || ' ' || lower(coalesce(json_extract(new.fields, '$.result'), '')));
end;

create trigger tasks_are_found_by_new_words after update on tasks
when new.search_text <> old.search_text
  or json_extract(new.fields, '$.result') is not json_extract(old.fields, '$.result')
begin
  update task_words
  set words = new.search_text || ' ' || lower(coalesce(json_extract(new.fields, '$.result'), ''))
  where rowid = new.rowid;
end;
