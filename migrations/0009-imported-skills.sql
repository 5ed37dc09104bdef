-- Skills of published tables (ESCO, O*NET) that widen the operator's taxonomy, as their source names them.
-- What becomes of each beside the shipped skills is worked out when the taxonomy is built.
create table imported_skills (
  id text collate "C" primary key check (id ~ '^(esco|onet)-[a-z0-9]+(-[a-z0-9]+)*$'),
  source text not null check (source in ('esco', 'onet')),
  name text not null check (name <> ''),
  kind text not null check (kind in ('tool', 'language', 'method', 'domain', 'soft')),
  family text not null check (family <> ''),
  aliases text[] not null,
  parents text[] not null,
  siblings text[] not null,
  topics text[] not null,
  imported_at timestamptz not null default now()
);
