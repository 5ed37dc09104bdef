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

-- In how many things a word occurs, by its stem, so that a seldom word counts for more; the empty word is all things. A task
-- counts them now and then, in a sample where there are very many.
create table search_lexemes (lexeme text primary key, docs integer not null);
