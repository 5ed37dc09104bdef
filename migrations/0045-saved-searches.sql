-- Searches that a member keeps to be told what is new. A feed is opened by a secret that only its hash is kept of.
create table saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 120),
  kind text not null,
  query text not null check (length(query) <= 100),
  filters jsonb not null default '{}',
  alerts boolean not null default true,
  -- What came after these moments is new to the member, and was not told yet.
  seen_at timestamptz not null,
  told_at timestamptz not null,
  feed_hash bytea unique,
  created_at timestamptz not null default now(),
  unique (user_id, kind, query, filters)
);
create index saved_searches_alerts on saved_searches (told_at, id) where alerts;
