create extension if not exists btree_gin;

-- What is searched and what is shown lie apart: rows that are only compared stay narrow.
insert into search_changes (kind, ref) select kind, ref from search_docs order by hot desc;
drop table search_docs;
create table search_docs (
  id bigint generated always as identity primary key,
  kind text not null,
  ref text not null,
  -- What comes first of two that match alike; higher is livelier, and comparable within a kind only.
  hot real not null default 0,
  -- 0: the few liveliest of the kind, which nearly every search is answered from. 1: the next many. 2: all others.
  tier smallint not null default 0 check (tier between 0 and 2),
  facets jsonb not null default '{}',
  -- The title as suggestions compare it.
  key text not null,
  title_words tsvector not null,
  words tsvector not null,
  -- When search met it first; something that comes back is new again.
  found_at timestamptz not null,
  unique (kind, ref)
);
alter table search_docs alter column words set statistics 1000, alter column words set storage main;
create index search_docs_head on search_docs using gin (kind, words) with (fastupdate = off) where tier = 0;
create index search_docs_middle on search_docs using gin (kind, words) with (fastupdate = off) where tier = 1;
create index search_docs_rest on search_docs using gin (kind, words) with (fastupdate = off) where tier = 2;
create index search_docs_title_head on search_docs using gin (title_words) with (fastupdate = off) where tier = 0;
create index search_docs_title_rest on search_docs using gin (title_words) with (fastupdate = off) where tier > 0;
create index search_docs_hot on search_docs (kind, hot desc, id desc);
create index search_docs_tiers on search_docs (kind, tier, hot, id) where tier < 2;
create index search_docs_key_head on search_docs (key collate "C") where tier = 0;
create index search_docs_key on search_docs (key collate "C");

create table search_faces (
  doc_id bigint primary key references search_docs on delete cascade,
  path text not null,
  title text not null,
  meta text[] not null default '{}',
  text text not null default '',
  cover text not null
);

-- The last thing of a kind that belongs to a tier; a kind that fits into its first tier has none.
create table search_tiers (
  kind text not null,
  tier smallint not null check (tier between 0 and 1),
  hot real not null,
  doc_id bigint not null,
  primary key (kind, tier)
);

create index search_vocabulary_beginnings on search_vocabulary (word collate "C");

-- Cards are searched like everything else.
drop index insights_search;
alter table insights drop column search;

-- In how many things a word occurs, by its stem, so that a seldom word counts for more. A task counts them now and then, in a
-- sample where there are very many; and how many things there are, with how many different words each on average.
create table search_lexemes (lexeme text primary key, docs integer not null);
create table search_totals (one boolean primary key default true check (one), docs integer not null, words_each real not null);

-- A facet as a word that no text can hold, so that the index of the words narrows by facets, too.
create function facet_word(name text, value text) returns text language sql immutable as $$ select '=' || name || ':' || value $$;

-- The liveliest of one kind that match, at most `most` and one more, and of the last tier twice as many in no order. It
-- looks through the few liveliest first, which hold enough of a common word; then the next many; then the rest, where a word
-- that gets so far is seldom. So a common word costs no more than a rare one. The planner must not walk the whole table for the
-- first few that match, which is endless where only cold ones do.
create function search_candidates(asked_kind text, asked tsquery, most integer)
returns table (id bigint, kind text, hot real, key text, facets jsonb, words tsvector)
language plpgsql stable
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
set jit = off
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  of_head integer;
  of_middle integer;
begin
  return query select d.id, d.kind, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 0 and d.kind = asked_kind and d.words @@ asked
    order by d.hot + 0 desc, d.id desc limit most + 1;
  get diagnostics of_head = row_count;
  if of_head > most or not exists (select from search_tiers as t where t.kind = asked_kind and t.tier = 0) then
    return;
  end if;
  return query select d.id, d.kind, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 1 and d.kind = asked_kind and d.words @@ asked
    order by d.hot + 0 desc, d.id desc limit most + 1 - of_head;
  get diagnostics of_middle = row_count;
  if of_head + of_middle > most or not exists (select from search_tiers as t where t.kind = asked_kind and t.tier = 1) then
    return;
  end if;
  return query select d.id, d.kind, d.hot, d.key, d.facets, d.words from search_docs as d
    where d.tier = 2 and d.kind = asked_kind and d.words @@ asked limit 2 * most;
end $$;
