-- Articles written in the console live beside those of files: drafts, and what is published by time.
alter table blog_posts
  -- What the text was made of, for editing it.
  add column markdown text not null default '',
  -- Loading the files again leaves those of editors alone. A file's article becomes one when an editor changes it.
  add column by_editors boolean not null default false,
  add column state text not null default 'published' check (state in ('draft', 'published', 'deleted')),
  -- At once, and without an end, where they are null.
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column version integer not null default 1,
  add column changed_at timestamptz not null default now(),
  -- Until when the search index knows what its times mean.
  add column noted_at timestamptz not null default now(),
  -- A draft that was never published has no day.
  alter column published_on drop not null,
  add check (state <> 'published' or published_on is not null),
  add check (ends_at is null or starts_at is null or ends_at > starts_at);

-- The files are read once more, for their Markdown.
delete from catalogue_loads where name = 'blog';
