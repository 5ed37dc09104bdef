create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Everything that can be found, one narrow row each, whatever feature it belongs to. Only what everybody may see is here.
create table search_docs (
  id bigint generated always as identity primary key,
  kind text not null,
  ref text not null,
  path text not null,
  title text not null,
  meta text[] not null default '{}',
  text text not null default '',
  cover text not null,
  facets jsonb not null default '{}',
  -- 0 to 1: what comes first of two that match alike.
  hot real not null default 0,
  -- The title as suggestions compare it.
  key text not null,
  title_words tsvector not null,
  words tsvector not null,
  unique (kind, ref)
);
alter table search_docs alter column words set statistics 1000;
create index search_docs_words on search_docs using gin (words) with (fastupdate = off);
create index search_docs_title_words on search_docs using gin (title_words) with (fastupdate = off);
create index search_docs_hot on search_docs (kind, hot desc, id desc);
create index search_docs_key on search_docs (key text_pattern_ops);

-- Words of titles, to know a misspelled one by.
create table search_vocabulary (word text primary key, uses integer not null default 1);
create index search_vocabulary_likeness on search_vocabulary using gin (word gin_trgm_ops);

-- What changed and is still to be read anew. Rows are only added, so that no writer waits for another.
create table search_changes (id bigint generated always as identity primary key, kind text not null, ref text not null);

-- Arguments: the kind, and the column that its things are known by.
create function note_search_changes() returns trigger language plpgsql as $$
begin
  execute format('insert into search_changes (kind, ref) select %L, changed.%I::text from changed', tg_argv[0], tg_argv[1]);
  return null;
end $$;

create function watch_for_search(watched regclass, kind text, ref text) returns void language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger %I after %s on %s referencing %s table as changed for each statement execute function note_search_changes(%L, %L)',
      'search_' || event, event, watched, case event when 'delete' then 'old' else 'new' end, kind, ref
    );
  end loop;
  execute format('insert into search_changes (kind, ref) select %L, %I::text from %s', kind, ref, watched);
end $$;

select watch_for_search('jobs', 'job', 'id');
select watch_for_search('companies', 'company', 'id');
select watch_for_search('programs', 'course', 'id');
select watch_for_search('universities', 'university', 'id');
select watch_for_search('insights', 'insight', 'slug');
select watch_for_search('boards', 'board', 'id');
select watch_for_search('users', 'user', 'id');
select watch_for_search('profiles', 'user', 'user_id');
select watch_for_search('communities', 'community', 'category_id');
select watch_for_search('questions', 'question', 'id');
