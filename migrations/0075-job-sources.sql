-- Where jobs come from on a schedule or by file. `company` fills rows that name none, and replaces names that a board only
-- derives from its address; `namespace` distinguishes the ids of its rows in `jobs.source` and never changes.
create table job_sources (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  kind text not null check (
    kind in ('greenhouse', 'lever', 'ashby', 'job-posting', 'job-list', 'sitemap', 'indeed', 'feed', 'csv', 'json-lines', 'json')
  ),
  -- Null for a source by file.
  address text check (address ~* '^https?://'),
  file_name text not null default '',
  file_key text,
  company text not null default '',
  apply_url text check (apply_url ~* '^https?://'),
  namespace text not null,
  schedule text not null default 'manual' check (schedule in ('manual', 'hourly', 'six-hours', 'daily', 'weekly')),
  next_run_at timestamptz,
  paused_at timestamptz,
  -- Successive runs that failed or gave no trustworthy answer.
  failures integer not null default 0,
  -- What the last successful run read, to ask whether it changed. A newer mapping reads everything again.
  mapping_version integer not null default 0,
  etag text,
  last_modified text,
  content_hash text,
  -- A few rows of the last run, field by field.
  sample jsonb not null default '[]',
  created_at timestamptz not null default now(),
  unique (kind, name)
);
create index job_sources_due on job_sources (next_run_at) where paused_at is null;

create table job_source_runs (
  id uuid primary key default gen_random_uuid(),
  source_id uuid not null references job_sources on delete cascade,
  state text not null default 'running' check (
    state in ('running', 'succeeded', 'not-modified', 'incomplete', 'suspicious', 'failed', 'stopped')
  ),
  -- Why it ended so: a code, and the detail that its sentence names.
  reason text not null default '',
  detail text not null default '',
  rows_read integer not null default 0,
  -- Null while it is not known.
  rows_total integer,
  -- How much of the document is read, from 0 to 1.
  progress real not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  reopened integer not null default 0,
  unchanged integer not null default 0,
  missing integer not null default 0,
  closed integer not null default 0,
  errors integer not null default 0,
  accepts_fewer boolean not null default false,
  content_hash text,
  started_at timestamptz not null,
  -- The end of the last batch. A run that has not moved for minutes was interrupted and goes on with the next attempt.
  moved_at timestamptz not null,
  ended_at timestamptz
);
create unique index job_source_runs_open on job_source_runs (source_id) where ended_at is null;
create index job_source_runs_latest on job_source_runs (source_id, started_at desc, id desc);

-- Rows of a run that were not taken; the first thousand of a run are kept.
create table job_source_errors (
  run_id uuid not null references job_source_runs on delete cascade,
  position integer not null,
  at text not null,
  title text not null,
  reason text not null,
  primary key (run_id, position)
);

-- What is known of each row of a source: `misses` counts the successful runs in a row in which it was missing, two of which
-- close its job.
create table job_source_rows (
  source_id uuid not null references job_sources on delete cascade,
  key text not null,
  job_id uuid references jobs on delete cascade,
  -- Of the row as it was last taken; null where it was never taken or is broken now.
  hash text,
  misses smallint not null default 0,
  at text not null default '',
  last_run_id uuid not null,
  added_run_id uuid,
  primary key (source_id, key)
);
create index job_source_rows_job on job_source_rows (job_id);

-- When a job last changed, for outgoing feeds.
alter table jobs add column changed_at timestamptz not null default now();

create function note_job_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;
create trigger note_change before update on jobs for each row execute function note_job_change();
create index jobs_changed on jobs (changed_at desc);
