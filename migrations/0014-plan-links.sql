-- Secret addresses of a plan: the calendar feed and the page to show others. Only a hash of each secret is kept;
-- a new one takes the place of the old, and removing the row ends it.
create table roadmap_links (
  id uuid primary key default gen_random_uuid(),
  roadmap_id uuid not null references roadmaps on delete cascade,
  kind text not null check (kind in ('calendar', 'share')),
  secret_hash bytea not null unique,
  -- Whether the page shown to others holds scores and points.
  with_score boolean not null default false,
  created_at timestamptz not null,
  unique (roadmap_id, kind)
);
