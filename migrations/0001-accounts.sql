create table users (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null check (length(name) between 1 and 200),
  email text not null default '',
  email_verified boolean not null default false,
  headline text not null default '',
  location text not null default '',
  staff boolean not null default false,
  created_at timestamptz not null default now()
);

-- Who a person is at a sign-in provider. Accounts are never merged by e-mail.
create table identities (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  provider text not null check (provider in ('google', 'linkedin')),
  user_id uuid not null references users on delete cascade,
  email text not null default '',
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);
create index identities_user on identities (user_id);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  authenticated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  absolute_expires_at timestamptz not null,
  ip_prefix text not null default '',
  user_agent text not null default ''
);
create index sessions_user on sessions (user_id, last_seen_at desc);

-- One round trip to a provider: single use, ten minutes, bound to the browser that began it.
create table login_attempts (
  secret_hash bytea primary key,
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  return_to text not null,
  link_user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index login_attempts_expiry on login_attempts (expires_at);

-- What happened to accounts, money and permissions. Only ever inserted into.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null,
  object_type text not null,
  object_id text not null,
  ip text not null default '',
  request_id text not null default '',
  details jsonb not null default '{}'
);
create index audit_entries_object on audit_entries (object_type, object_id);
