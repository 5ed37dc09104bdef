-- Universities and what can be studied or learnt: degrees, certificates and courses, here or at their provider.
create table universities (
  id uuid primary key default gen_random_uuid(),
  -- Stands in the address: /university/:university_code/:university_name.
  code text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  country text not null,
  region text not null,
  city text not null default '',
  kind text not null default '',
  website text not null,
  about text not null default '',
  -- Programs of it are in the referral scheme.
  referable boolean not null default false,
  source text not null,
  source_id text not null,
  retired boolean not null default false,
  created_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', city || ' ' || country), 'C')
  ) stored,
  unique (source, source_id)
);
create index universities_search on universities using gin (search);
create index universities_name on universities using gin (name gin_trgm_ops);

create table programs (
  id text primary key,
  -- Stands in the address of an application: /:program_code/apply.
  code text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) <= 90),
  title text not null check (length(title) between 1 and 300),
  provider text not null,
  university_id uuid references universities,
  url text not null,
  category text not null references categories (slug),
  families text[] not null,
  program_type text not null check (program_type in
    ('course', 'specialisation', 'certificate', 'bootcamp', 'diploma', 'bachelor', 'master', 'doctorate', 'fellowship')),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  mode text not null check (mode in ('online', 'campus', 'hybrid')),
  region text not null,
  language text not null,
  -- Hours of work altogether; 0 where the provider does not say. `duration` is the provider's own word.
  hours numeric(8, 1) not null default 0,
  hours_per_week numeric(4, 1),
  duration text not null default '',
  cost text not null check (cost in ('free', 'free-audit', 'paid')),
  -- Null where it is free, or where the provider does not print one price.
  fee_paise bigint check (fee_paise >= 0),
  fee_note text not null default '',
  summary text not null default '',
  outcomes text[] not null default '{}',
  curriculum jsonb not null default '[]',
  eligibility text[] not null default '{}',
  -- Next starts as days; empty for what starts at any time.
  intakes jsonb not null default '[]',
  skill_ids text[] not null default '{}',
  -- How to apply here; null for what one applies for at its provider.
  application jsonb,
  referral_paise integer not null default 0 check (referral_paise >= 0),
  featured boolean not null default false,
  -- Orders a list that nobody has ordered: more is earlier.
  worth real not null default 0,
  source text not null,
  source_id text not null,
  retired boolean not null default false,
  created_at timestamptz not null default now(),
  -- Names of skills are given when it is written; the taxonomy is not in the database.
  skill_words text not null default '',
  search tsvector generated always as (
    setweight(to_tsvector('simple', skill_words), 'A') || setweight(to_tsvector('simple', title), 'B') || setweight(to_tsvector('simple', provider), 'C')
  ) stored,
  unique (source, source_id)
);
create index programs_search on programs using gin (search);
create index programs_worth on programs (worth desc, id) where not retired;
create index programs_families on programs using gin (families);
create index programs_skills on programs using gin (skill_ids);
create index programs_category on programs (category, worth desc) where not retired;
create index programs_university on programs (university_id, title) where not retired;
