-- Comments on things of any feature, with one level of replies. A comment that is gone but was answered leaves its row as a trace.
create table comments (
  id uuid primary key default gen_random_uuid(),
  -- The order of a discussion; exact where two moments may be equal.
  sequence bigint generated always as identity unique,
  commentable_type text not null,
  commentable_id text not null,
  parent_id uuid references comments on delete cascade,
  author_id uuid references users on delete cascade,
  body text not null check (length(body) <= 2000),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text not null default ''
);
create index comments_thread on comments (commentable_type, commentable_id, sequence) where parent_id is null;
create index comments_replies on comments (parent_id, sequence) where parent_id is not null;
create index comments_counted on comments (commentable_type, commentable_id) where deleted_at is null and hidden_at is null;
create index comments_author on comments (author_id);
create index comments_deleted on comments (deleted_at) where deleted_at is not null;
