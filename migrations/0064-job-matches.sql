-- What an ad asks for, in short, for ordering jobs by an estimate. The three lists are parallel: of a row, one skill is enough.
create table job_needs (
  job_id uuid primary key references jobs(id) on delete cascade,
  skills text[] not null default '{}',
  skill_rows smallint[] not null default '{}',
  points real[] not null default '{}',
  all_points real not null default 0,
  months integer not null default 0,
  experience real not null default 0,
  families text[] not null default '{}',
  -- Null as long as the ad was not read, or has changed since.
  read_at timestamptz
);
create index job_needs_unread on job_needs (job_id) where read_at is null;
create index job_needs_read on job_needs (read_at);
create index job_needs_skills on job_needs using gin (skills);

create function note_job_needs() returns trigger language plpgsql as $$
begin
  insert into job_needs (job_id) values (new.id) on conflict (job_id) do update set read_at = null;
  return null;
end $$;
create trigger note_new_job_needs after insert on jobs for each row execute function note_job_needs();
create trigger note_changed_job_needs after update of title, description on jobs for each row
  when (old.title is distinct from new.title or old.description is distinct from new.description)
  execute function note_job_needs();
insert into job_needs (job_id) select id from jobs;

-- What a member's default résumé and profile show, in short, and when their matches were computed from it.
create table member_strengths (
  user_id uuid primary key references users(id) on delete cascade,
  skills text[] not null,
  credits real[] not null,
  families text[] not null,
  family_months integer[] not null,
  all_months integer not null,
  matched_at timestamptz not null
);

-- The best estimates of a member, computed from the two.
create table job_matches (
  user_id uuid not null references users(id) on delete cascade,
  job_id uuid not null references jobs(id) on delete cascade,
  estimate real not null,
  primary key (user_id, job_id)
);
create index job_matches_best on job_matches (user_id, estimate desc);
