-- What a member answered last in the questionnaire; visitors' answers stand in their address only.
create table recommendation_answers (
  user_id uuid primary key references users on delete cascade,
  interest text not null references categories (slug),
  level text not null check (level in ('beginner', 'intermediate', 'advanced')),
  topics text[] not null,
  goal text not null check (goal in ('first-job', 'change', 'grow', 'curious')),
  hours integer not null check (hours between 1 and 60),
  budget text not null check (budget in ('free', 'free-lessons', 'any')),
  format text not null check (format in ('online', 'campus', 'any')),
  answered_at timestamptz not null default now()
);
create index recommendation_answers_interest on recommendation_answers (interest);
