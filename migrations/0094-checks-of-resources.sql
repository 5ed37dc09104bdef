-- Checks of many learning resources that editors started, with how far each is; one runs at a time.
create table resource_check_runs (
  id uuid primary key default gen_random_uuid(),
  -- How many addresses it checks.
  total integer not null check (total > 0),
  works integer not null default 0,
  gone integer not null default 0,
  failing integer not null default 0,
  unknown integer not null default 0,
  started_at timestamptz not null,
  -- When the last address was checked: a run that does not move on was interrupted.
  moved_at timestamptz not null,
  finished_at timestamptz
);
create unique index resource_check_runs_open on resource_check_runs ((true)) where finished_at is null;
create index resource_check_runs_latest on resource_check_runs (started_at desc);
