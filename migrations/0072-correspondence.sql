-- What an employer and an applicant write to each other about one application. Deleted with the application.
create table application_messages (
  id uuid primary key default gen_random_uuid(),
  job_application_id uuid not null references job_applications on delete cascade,
  -- Null once the account of its author is deleted.
  author_id uuid references users on delete set null,
  side text not null check (side in ('employer', 'applicant')),
  body text not null check (length(body) between 1 and 5000),
  -- When the other side first had it on a page.
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index application_messages_application on application_messages (job_application_id, created_at, id);
create index application_messages_author on application_messages (author_id);

-- Invitations to an interview. `answer` is the applicant's.
create table application_interviews (
  id uuid primary key default gen_random_uuid(),
  job_application_id uuid not null references job_applications on delete cascade,
  author_id uuid references users on delete set null,
  starts_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 1440),
  -- The zone in which the time was chosen, such as Asia/Kolkata.
  time_zone text not null check (length(time_zone) between 1 and 60),
  place text not null check (length(place) <= 300),
  link text not null check (link = '' or link ~* '^https?://'),
  note text not null check (length(note) <= 2000),
  answer text check (answer in ('accepted', 'other_time')),
  answer_note text not null default '' check (length(answer_note) <= 1000),
  answered_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index application_interviews_application on application_interviews (job_application_id, starts_at);
create index application_interviews_author on application_interviews (author_id);

-- A rejection is shown to the applicant when it is due, and can be taken back until then.
create table application_rejections (
  id uuid primary key default gen_random_uuid(),
  job_application_id uuid not null references job_applications on delete cascade,
  author_id uuid references users on delete set null,
  reason text not null check (length(reason) between 1 and 2000),
  due_at timestamptz not null,
  taken_back_at timestamptz,
  shown_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index application_rejections_one on application_rejections (job_application_id) where taken_back_at is null;
create index application_rejections_due on application_rejections (due_at) where taken_back_at is null and shown_at is null;
create index application_rejections_application on application_rejections (job_application_id);
create index application_rejections_author on application_rejections (author_id);

-- Applications whose applicant lets the employer read the report.
create table shared_reports (
  job_application_id uuid primary key references job_applications on delete cascade,
  created_at timestamptz not null default now()
);
