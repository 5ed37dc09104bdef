-- Tokens with which a member's programs call the API. Only the hash of a token is stored, and a revoked one is deleted.
create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  check (expires_at <= created_at + interval '366 days')
);
create index api_tokens_user on api_tokens (user_id, created_at desc);
