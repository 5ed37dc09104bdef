-- Words that editors add to those that search understands: what each stands for.
create table search_words (
  id uuid primary key default gen_random_uuid(),
  words text not null,
  -- The same without case, accents and differences of spelling, as a query is compared with it.
  form text not null,
  kind text not null check (kind in ('skill', 'role', 'place', 'company', 'university', 'page', 'text')),
  -- The id of a skill, the path of a page, the name of the rest, or other words for the same.
  value text not null,
  -- How that was called when it was chosen; lists are searched by it.
  name text not null,
  note text not null default '',
  -- Taken away, but not forgotten.
  dropped boolean not null default false,
  -- Increases with every change, so that nobody overwrites what a colleague has changed meanwhile.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index search_words_in_use on search_words (form) where not dropped;
create index search_words_latest on search_words (created_at desc, id desc);
