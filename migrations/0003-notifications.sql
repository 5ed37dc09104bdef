create table notifications (
  id uuid primary key default gen_random_uuid(),
  sequence bigint generated always as identity,
  user_id uuid not null references users on delete cascade,
  kind text not null,
  -- Naming the occasion makes telling it twice harmless.
  occasion text not null,
  facts jsonb not null default '{}',
  url text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, occasion)
);
create index notifications_user on notifications (user_id, sequence desc);
