-- Until when a member can only read: infinity until staff lift the suspension. The reason is in moderation_measures.
alter table users add column suspended_until timestamptz;
create index users_suspended on users (suspended_until) where suspended_until is not null;
-- Staff find members by any part of name, slug or address, the newest first.
create index users_newest on users (created_at desc, id desc);
create index users_staff on users (created_at desc, id desc) where staff;
create index users_find on users using gin ((slug || ' ' || name || ' ' || email) gin_trgm_ops);

-- What staff decided about a member or their content. The member reads the reason, not the note, and may appeal once.
create table moderation_measures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('warning', 'suspension', 'hidden')),
  -- What was hidden.
  case_id uuid references moderation_cases on delete cascade,
  title text not null default '',
  reason text not null,
  note text not null default '',
  created_at timestamptz not null,
  decided_by uuid references users on delete set null,
  -- The end of a suspension; null until it is lifted.
  ends_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references users on delete set null,
  lift_reason text not null default '',
  appeal text,
  appealed_at timestamptz,
  outcome text check (outcome in ('upheld', 'lifted')),
  answer text not null default '',
  answered_at timestamptz,
  answered_by uuid references users on delete set null,
  check ((kind = 'hidden') = (case_id is not null)),
  check ((appeal is null) = (appealed_at is null)),
  check ((outcome is null) = (answered_at is null))
);
create index moderation_measures_member on moderation_measures (user_id, created_at desc);
create index moderation_measures_case on moderation_measures (case_id) where case_id is not null;
create index moderation_measures_appeals on moderation_measures (appealed_at) where appealed_at is not null and answered_at is null;

-- Accounts that staff delete at the member's request, after some days in which it can be taken back.
create table account_deletions (
  user_id uuid primary key references users on delete cascade,
  reason text not null,
  requested_by uuid references users on delete set null,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index account_deletions_due on account_deletions (due_at);
