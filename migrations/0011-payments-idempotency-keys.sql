-- The first answer to a request that carried an Idempotency-Key, for a day; without an answer it is still being worked on.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  endpoint text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  status integer,
  body jsonb,
  claimed_at timestamptz not null,
  primary key (user_id, endpoint, key),
  check ((status is null) = (body is null))
);
create index idempotency_keys_age on idempotency_keys (claimed_at);
