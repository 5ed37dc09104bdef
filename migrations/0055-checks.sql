-- Attempts at the check of a skill: eight questions, answered once each.
create table check_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  skill_id text not null,
  -- The drawn questions in order, each with the order in which its options are shown.
  questions jsonb not null,
  -- The answers in the order of the questions: the chosen option as shown, whether it is right, and the topic.
  answers jsonb not null default '[]'::jsonb,
  started_at timestamptz not null,
  finished_at timestamptz,
  passed boolean,
  -- Whether the member asked to be reminded of the next attempt.
  remind boolean not null default false,
  check ((finished_at is null) = (passed is null))
);
create unique index check_attempts_running on check_attempts (user_id, skill_id) where finished_at is null;
create index check_attempts_finished on check_attempts (user_id, skill_id, finished_at desc);

-- The piece of work by which a member shows a skill.
create table shown_works (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  skill_id text not null,
  title text not null,
  kind text not null check (kind in ('link', 'file', 'text')),
  link text check (length(link) <= 2000),
  body text check (length(body) <= 4000),
  file_key text,
  file_name text,
  file_kind text check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes int,
  -- The criteria that the member ticked, in words.
  criteria jsonb not null,
  -- Whether all criteria were ticked: only then does the work count.
  complete boolean not null,
  -- Whether it is in the member's showcase.
  kept boolean not null,
  shown_at timestamptz not null,
  unique (user_id, skill_id),
  check ((kind = 'link') = (link is not null)),
  check ((kind = 'text') = (body is not null)),
  check ((kind = 'file') = (file_key is not null)),
  check (num_nulls(file_key, file_name, file_kind, file_bytes) in (0, 4))
);

-- How a skill was finished: said so in a plan, by a check, or by a piece of work.
alter table finished_skills
  add column grade text not null default 'claimed' check (grade in ('claimed', 'checked', 'shown'));
alter table finished_skills alter column grade drop default;
