-- Insights written in the console live beside those of files and of members: drafts, and what is published by time.
alter table insights
  -- Loading the files again leaves those of editors alone. A file's card becomes one when an editor changes it.
  add column by_editors boolean not null default false,
  -- Taken back by editors: a draft that keeps the day on which it was first published.
  add column withdrawn boolean not null default false,
  add column state text not null generated always as (
    case when deleted_at is not null then 'deleted' when published_at is null or withdrawn then 'draft' else 'published' end
  ) stored,
  -- At once, and without an end, where they are null.
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version integer not null default 1,
  add column changed_at timestamptz(3) not null default now(),
  -- Until when the search index knows what its times mean.
  add column noted_at timestamptz not null default now(),
  add check (ends_at is null or starts_at is null or ends_at > starts_at);
create index insights_of_editors on insights (changed_at desc, slug desc) where author_id is null;

-- A list shows a card between its times.
alter table insight_listings
  add column starts_at timestamptz,
  add column ends_at timestamptz;

-- Categories, which are communities, likewise; a retired one becomes a deleted one.
alter table categories
  add column by_editors boolean not null default false,
  add column state text not null default 'published' check (state in ('draft', 'published', 'deleted')),
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version integer not null default 1,
  add column changed_at timestamptz(3) not null default now(),
  add column noted_at timestamptz not null default now(),
  add check (ends_at is null or starts_at is null or ends_at > starts_at);
update categories set state = 'deleted' where retired;
alter table categories drop column retired;
create trigger search_update after update on categories referencing new table as changed
  for each statement execute function note_search_changes('community', 'id');

-- Learning packs of editors likewise. Boards of members are never drafts.
alter table boards
  add column by_editors boolean not null default false,
  add column withdrawn boolean not null default false,
  add column state text not null generated always as (
    case when deleted_at is not null then 'deleted' when withdrawn then 'draft' else 'published' end
  ) stored,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version integer not null default 1,
  add column changed_at timestamptz(3) not null default now(),
  add column noted_at timestamptz not null default now(),
  add check (ends_at is null or starts_at is null or ends_at > starts_at);
create index boards_of_editors on boards (changed_at desc, slug desc) where owner_id is null;
