-- What colleagues note about an applicant; the applicant never sees it.
create table applicant_notes (
  id uuid primary key default gen_random_uuid(),
  job_application_id uuid not null references job_applications on delete cascade,
  user_id uuid not null references users on delete cascade,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index applicant_notes_application on applicant_notes (job_application_id, created_at, id);
create index applicant_notes_user on applicant_notes (user_id);

-- Texts of a company for its messages and reasons. {name}, {job} and {company} are filled in when one is sent.
create table message_templates (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- The stage it belongs to; null for any.
  stage text check (stage in ('shortlisted', 'interview', 'offered', 'rejected')),
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index message_templates_company on message_templates (company_id, name);

-- Jobs whose applicants have neither name nor contact until they are shortlisted.
create table hidden_identities (
  job_id uuid primary key references jobs on delete cascade
);

-- The applicants of a job in the order of a list, and one stage of them.
create index job_applications_of_job on job_applications (job_id, created_at desc, id desc) where status <> 'considering';
