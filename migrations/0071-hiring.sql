-- Members ask to represent a company, and staff decide. A company that is not listed yet is named with its site, and added when
-- the request is approved.
create table company_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  company_id uuid references companies (id) on delete cascade,
  name text not null check (length(name) between 1 and 200),
  website text not null default '',
  note text not null default '',
  status text not null default 'open' check (status in ('open', 'approved', 'declined')),
  reason text not null default '',
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
-- Asking again for the same company changes nothing while the first request is open.
create unique index company_requests_open on company_requests (user_id, lower(name)) where status = 'open';
create index company_requests_status on company_requests (status, created_at desc, id desc);

-- An invitation is accepted by the member whose verified address it names.
create table company_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  email text not null check (length(email) between 3 and 254),
  role text not null check (role in ('owner', 'recruiter', 'viewer')),
  invited_by uuid references users (id) on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create unique index company_invitations_address on company_invitations (company_id, lower(email));
create index company_invitations_email on company_invitations (lower(email));

-- What employers write of their jobs. Only publishing writes to `jobs`, under the same id, so that nothing else can show a
-- draft. `state` is that of the newest content: 'published' when `jobs` has it. `version` counts the changes.
create table job_drafts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  version integer not null default 1,
  state text not null default 'draft' check (state in ('draft', 'held', 'declined', 'published')),
  -- Why it is held, and what staff have released before.
  findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  released jsonb not null default '[]' check (jsonb_typeof(released) = 'array'),
  reason text not null default '',
  author_id uuid references users (id) on delete set null,
  held_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_drafts_company on job_drafts (company_id, updated_at desc, id);
create index job_drafts_held on job_drafts (held_at, id) where state = 'held';

-- Why an employer closed a job.
alter table jobs add column close_reason text check (close_reason in ('filled', 'paused', 'cancelled'));
