-- What a member does with a plan: an own order, notes, skills finished or skipped. The plan itself stays as it was built.
create table roadmap_stations (
  roadmap_id uuid not null references roadmaps on delete cascade,
  skill_id text not null,
  -- The place in the member's own order, from 0; null where the plan's order stands.
  position int check (position >= 0),
  note text not null default '' check (length(note) <= 4000),
  done_at timestamptz,
  skipped_at timestamptz,
  skip_reason text check (skip_reason in ('known', 'irrelevant', 'later', 'other')),
  skip_note text not null default '' check (length(skip_note) <= 300),
  primary key (roadmap_id, skill_id),
  check ((skipped_at is null) = (skip_reason is null))
);

alter table roadmaps add column reminders boolean not null default true;
