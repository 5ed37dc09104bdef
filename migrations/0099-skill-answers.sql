-- What members answered when asked whether they know a skill that their jobs ask for. `added`: it was put into the profile.
create table skill_answers (
  user_id uuid not null references users on delete cascade,
  skill_id text not null,
  knows boolean not null,
  added boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, skill_id)
);
