-- What members keep in their tracker: entries of their own, programs they follow up, and their notes beside applications.
create table tracker_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- A job or a program that the product knows; neither for an entry that was added by hand.
  job_id uuid references jobs,
  program_id text references programs,
  -- By hand only.
  kind text check (kind in ('job', 'program')),
  title text check (length(title) between 1 and 200),
  organisation text check (length(organisation) <= 200),
  url text check (length(url) <= 1000),
  notes text not null default '' check (length(notes) <= 5000),
  remind_on date,
  -- The day whose reminder was given.
  reminded_on date,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(job_id, program_id) <= 1),
  check ((num_nonnulls(job_id, program_id) = 0) = (kind is not null and title is not null and organisation is not null and url is not null)),
  unique (user_id, job_id),
  unique (user_id, program_id)
);
create index tracker_entries_due on tracker_entries (remind_on, id)
  where remind_on is not null and removed_at is null and remind_on is distinct from reminded_on;
create index tracker_entries_removed on tracker_entries (removed_at) where removed_at is not null;
create index tracker_entries_job on tracker_entries (job_id) where job_id is not null;
create index tracker_entries_program on tracker_entries (program_id) where program_id is not null;

-- The stages that members set themselves; rows are only added, and taken back one by one.
create table tracker_events (
  id uuid primary key default gen_random_uuid(),
  entry_id uuid not null references tracker_entries on delete cascade,
  stage text not null check (stage in ('saved', 'applied', 'interview', 'offer', 'accepted', 'rejected', 'withdrawn')),
  note text not null default '' check (length(note) <= 500),
  at timestamptz not null,
  created_at timestamptz not null default now()
);
create index tracker_events_entry on tracker_events (entry_id, at desc, created_at desc);
