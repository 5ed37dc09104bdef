-- Who works for a company here: an owner decides about people and jobs, a recruiter about jobs and applicants, a viewer reads.
create table company_people (
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('owner', 'recruiter', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (company_id, user_id)
);
create index company_people_user on company_people (user_id);
