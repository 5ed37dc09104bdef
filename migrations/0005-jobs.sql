create extension if not exists pg_trgm;

create table companies (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null,
  about text not null default '',
  website text,
  location text not null default '',
  created_at timestamptz not null default now()
);

create table jobs (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  company_id uuid not null references companies,
  title text not null check (length(title) between 1 and 200),
  role_type text not null check (role_type in ('Full-time', 'Part-time', 'Apprenticeship', 'Internship', 'Contract')),
  work_mode text not null check (work_mode in ('On-site', 'Hybrid', 'Remote')),
  location text not null default '',
  family text not null default '',
  experience_min int,
  experience_max int,
  salary_min numeric(14, 2),
  salary_max numeric(14, 2),
  salary_currency text not null default 'INR',
  salary_period text not null default 'year' check (salary_period in ('year', 'month', 'hour')),
  -- The same unit for every job, to filter and sort by: whole rupees a year, null where unknown or in another currency.
  salary_rupees_a_year bigint,
  summary text not null default '',
  description text not null,
  posted_on date not null,
  -- The last day to apply, in the employer's calendar; null while it stays open.
  valid_until date,
  -- Taken down before that day.
  closed_at timestamptz,
  -- Where an imported job came from; importing it again updates it.
  source text not null default 'catalogue',
  source_id text not null,
  created_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B') || setweight(to_tsvector('english', description), 'C')
  ) stored,
  unique (source, source_id)
);
create index jobs_search on jobs using gin (search);
create index jobs_title_trigrams on jobs using gin (title gin_trgm_ops);
create index jobs_company on jobs (company_id);
create index jobs_newest on jobs (posted_on desc, id desc);
create index jobs_family on jobs (family);

-- Names that roles are known by; suggestions come from here.
create table job_templates (
  slug text primary key,
  name text not null,
  family text not null default '',
  aliases text[] not null default '{}'
);
create index job_templates_name on job_templates using gin (name gin_trgm_ops);

create table saved_jobs (
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, job_id)
);
create index saved_jobs_job on saved_jobs (job_id);

create table job_reports (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs on delete cascade,
  user_id uuid references users on delete set null,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null default now(),
  -- A member's second report of the same job replaces the first; visitors have no name to count by.
  unique (job_id, user_id)
);

-- One application per person and job, whatever is clicked twice.
create table job_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs,
  status text not null default 'submitted' check (status in ('submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'rejected', 'withdrawn')),
  cover_letter text not null,
  file_key text not null,
  file_name text not null,
  file_kind text not null check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes int not null,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  unique (user_id, job_id)
);
create index job_applications_job on job_applications (job_id);
create index job_applications_user on job_applications (user_id, created_at desc);

create table job_application_events (
  id bigint generated always as identity primary key,
  job_application_id uuid not null references job_applications on delete cascade,
  status text not null,
  at timestamptz not null default now()
);
create index job_application_events_application on job_application_events (job_application_id, id);

-- Which parts of the demo catalogue are in the tables, by the hash of their files. Days count from the first load.
create table catalogue_loads (
  name text primary key,
  hash text not null,
  first_loaded_on date not null,
  loaded_at timestamptz not null default now()
);
