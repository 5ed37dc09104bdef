-- A personal learning plan. The plan is kept as it was built; progress and dates live beside it.
create table roadmaps (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  source_type text not null check (source_type in ('JobApplication')),
  source_id uuid not null references job_applications on delete cascade,
  fitment_score_id uuid not null references fitment_scores on delete cascade,
  plan jsonb not null,
  hours_per_week numeric(4, 1) not null check (hours_per_week > 0 and hours_per_week <= 80),
  start_on date not null,
  purchased_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  unique (source_type, source_id)
);
create index roadmaps_user on roadmaps (user_id, created_at desc);

create table roadmap_progress (
  roadmap_id uuid not null references roadmaps on delete cascade,
  resource_id text not null,
  done_at timestamptz not null,
  primary key (roadmap_id, resource_id)
);
