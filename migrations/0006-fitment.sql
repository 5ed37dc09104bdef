-- One fitment per application: what was read from the résumé, what the member corrected, and whether the report was bought.
create table fitment_scores (
  id uuid primary key default gen_random_uuid(),
  job_application_id uuid not null unique references job_applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  status text not null default 'reading' check (status in ('reading', 'ready', 'not_enough', 'unreadable')),
  failure text,
  resume_text text,
  struck text[] not null default '{}',
  attached jsonb not null default '[]',
  unlocked_at timestamptz,
  created_at timestamptz not null default now()
);
create index fitment_scores_user on fitment_scores (user_id, created_at desc);

-- Every score ever made stays as it was, with the versions that made it.
create table fitment_reports (
  id uuid primary key default gen_random_uuid(),
  fitment_score_id uuid not null references fitment_scores on delete cascade,
  sequence bigint generated always as identity,
  cause text not null check (cause in ('first', 'scored-again', 'struck', 'attached')),
  score int,
  band text,
  engine_version text not null,
  taxonomy_version text not null,
  input_hash text not null,
  report jsonb not null,
  created_at timestamptz not null default now()
);
create index fitment_reports_latest on fitment_reports (fitment_score_id, sequence desc);
