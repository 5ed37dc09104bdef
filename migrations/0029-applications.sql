-- Applications for programs that take them here, from the first draft to what became of them.
create table application_forms (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  program_id text not null references programs,
  status text not null default 'draft' check (status in
    ('draft', 'submitted', 'under_review', 'offered', 'rejected', 'enrolled', 'withdrawn')),
  -- The answers of each step; null until it was saved.
  basic jsonb,
  additional jsonb,
  -- When the member looked it through and confirmed it; any change after that takes it away.
  confirmed_at timestamptz,
  -- What was paid for it; null while nothing was, 0 where nothing is asked.
  paid_paise bigint check (paid_paise >= 0),
  txnid text,
  submitted_at timestamptz,
  -- The money is going back or is back.
  returned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'draft' or submitted_at is not null)
);
-- One application for a program that is still open; after a withdrawal or a rejection one may apply again.
create unique index application_forms_open on application_forms (user_id, program_id)
  where status not in ('withdrawn', 'rejected');
create index application_forms_user on application_forms (user_id, updated_at desc, id desc);
create index application_forms_waiting on application_forms (status, submitted_at, id) where status <> 'draft';
create index application_forms_program on application_forms (program_id);

-- Documents by the name they were asked for; a new one replaces the old.
create table application_documents (
  id uuid primary key default gen_random_uuid(),
  application_form_id uuid not null references application_forms on delete cascade,
  name text not null,
  file_key text not null,
  file_name text not null,
  file_kind text not null check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes int not null,
  created_at timestamptz not null default now(),
  unique (application_form_id, name)
);

create table application_form_events (
  id bigint generated always as identity primary key,
  application_form_id uuid not null references application_forms on delete cascade,
  status text not null,
  -- What whoever decided wants the applicant to read.
  note text not null default '',
  at timestamptz not null default now()
);
create index application_form_events_form on application_form_events (application_form_id, id);
