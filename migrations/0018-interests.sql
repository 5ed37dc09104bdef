-- The subjects of the platform. Categories are kept by the editors; hashtags come with what people write.
create table categories (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null,
  family text not null,
  description text not null default '',
  position int not null default 0,
  retired boolean not null default false,
  created_at timestamptz not null default now()
);
create table hashtags (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now()
);
