-- Open Badges of finished plans, as they were issued. A withdrawn one stays known, so that its address can say so.
create table credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  source_id text not null,
  title text not null,
  -- What the badge is for: the skills with their hours and the days they were finished on.
  skills jsonb not null,
  -- The signed credential (VC-JWT).
  jwt text not null,
  issued_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index credentials_valid on credentials (user_id, source_id) where withdrawn_at is null;
create index credentials_user on credentials (user_id, issued_at desc);

-- The key that signs badges where the operator has set none, made once.
create table credential_keys (
  id boolean primary key default true check (id),
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);
