-- The words of every task, its result among them, in a table of their own: a change that leaves the words alone costs nothing.
-- The beginning of the text is kept for words that are misspelled.
create table pawl.task_words (
  workspace text not null,
  task_id text not null,
  number bigint not null,
  words tsvector not null,
  beginning text not null,
  primary key (workspace, task_id)
);

-- Cut where SQLite cuts, so that both find the same. A word that is longer than any is looked for by its beginning.
create function pawl.words_of(given text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select distinct left(word, 64)
    from regexp_split_to_table(
      lower(given), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u05be\u05c0\u05c3\u05f3\u05f4\u2000-\u206f\u3000-\u303f]+'
    ) as word
    where word <> ''
  ))
$$;

insert into pawl.task_words (workspace, task_id, number, words, beginning)
select workspace, id, number, pawl.words_of(search_text || ' ' || coalesce(fields ->> 'result', '')), left(search_text, 120)
from pawl.tasks;

create index tasks_by_words on pawl.task_words using gin (words);

create function pawl.file_words() returns trigger language plpgsql as $$
begin
  insert into pawl.task_words (workspace, task_id, number, words, beginning)
  values (
    new.workspace, new.id, new.number, pawl.words_of(new.search_text || ' ' || coalesce(new.fields ->> 'result', '')),
    left(new.search_text, 120)
  )
  on conflict (workspace, task_id) do update set words = excluded.words, beginning = excluded.beginning;
  return null;
end
$$;

create trigger tasks_are_found_by_words after insert on pawl.tasks
for each row execute function pawl.file_words();

create trigger tasks_are_found_by_new_words after update on pawl.tasks
for each row when (
  new.search_text <> old.search_text or new.fields ->> 'result' is distinct from old.fields ->> 'result'
) execute function pawl.file_words();

-- Misspelled words are found faster where the extension may be had.
do $$
declare place text;
begin
  create extension if not exists pg_trgm schema pawl;
  select nspname into place from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm';
  execute format('create index tasks_by_likeness on pawl.task_words using gin (beginning %I.gin_trgm_ops)', place);
exception when others then
  raise notice 'misspelled words are found without an index: %', sqlerrm;
end
$$;
