-- What others may find of a person, whether they were asked for their interests, and when an account was deleted.
-- A deleted person keeps a row without a name: what the law makes us keep, and what others answered to, points to it.
alter table users
  add column listed boolean not null default true,
  add column interests_asked_at timestamptz,
  add column deleted_at timestamptz;
create extension if not exists pg_trgm;
create index users_name on users using gin (name gin_trgm_ops) where listed and deleted_at is null;
