-- What members report, and what staff decided. One case for each thing, one report for each member.
create table moderation_cases (
  id uuid primary key default gen_random_uuid(),
  object_type text not null,
  object_id text not null,
  status text not null default 'open' check (status in ('open', 'hidden', 'dismissed', 'restored')),
  -- Why it was hidden, in the words its author reads.
  reason text not null default '',
  reported_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  unique (object_type, object_id)
);
create index moderation_cases_queue on moderation_cases (status, reported_at desc, id desc);
create table moderation_reports (
  case_id uuid not null references moderation_cases on delete cascade,
  user_id uuid not null references users on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'wrong', 'private', 'off-topic', 'other')),
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (case_id, user_id)
);

-- Finds what was told of one occasion, to take it back.
create index notifications_occasion on notifications (occasion);
