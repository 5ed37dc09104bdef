-- Versions of a member's résumé. The text is what the reader took from the file; a failure says why there is none.
create table resumes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users(id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  file_key text not null,
  file_name text not null,
  file_kind text not null check (file_kind in ('pdf', 'docx', 'txt')),
  file_bytes integer not null,
  -- Of the file's bytes, so that the same file is one version; of files from before, their application's id.
  content_hash text not null,
  status text not null default 'reading' check (status in ('reading', 'read', 'failed')),
  failure text,
  text text,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (user_id, content_hash)
);
create unique index resumes_default on resumes (user_id) where is_default;
create index resumes_user on resumes (user_id, created_at desc);

-- Ads that members brought themselves: seen by nobody else.
create table own_ads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users(id) on delete cascade,
  source text not null check (source in ('text', 'address', 'file', 'shared')),
  url text not null default '',
  title text not null check (length(title) between 1 and 200),
  company_name text not null default '',
  location text not null default '',
  work_mode text check (work_mode in ('On-site', 'Hybrid', 'Remote')),
  pay text not null default '',
  valid_until date,
  -- As it was brought, and in the plain lines that the reader works on.
  original text not null,
  description text not null,
  content_hash text not null,
  created_at timestamptz not null default now(),
  unique (user_id, content_hash)
);
create index own_ads_user on own_ads (user_id, created_at desc);

-- An entry that is only considered has no letter and may have no file; it becomes an application when it is sent.
alter table job_applications
  alter column job_id drop not null,
  alter column file_key drop not null,
  alter column file_name drop not null,
  alter column file_kind drop not null,
  alter column file_bytes drop not null,
  add column own_ad_id uuid references own_ads(id) on delete cascade,
  add column resume_id uuid references resumes(id) on delete set null,
  drop constraint job_applications_status_check,
  add constraint job_applications_status_check check (status in ('considering', 'submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'rejected', 'withdrawn')),
  add constraint job_applications_one_ad check (num_nonnulls(job_id, own_ad_id) = 1),
  add constraint job_applications_sent check (status = 'considering' or num_nulls(job_id, file_key, file_name, file_kind, file_bytes) = 0),
  add unique (user_id, own_ad_id);
create index job_applications_resume on job_applications (resume_id);

-- The version a score was made from; null for a file from before versions, or for the profile alone.
alter table fitment_scores add column resume_id uuid references resumes(id) on delete set null;
create index fitment_scores_resume on fitment_scores (resume_id);

-- One version for each different file of the applications so far.
insert into resumes (user_id, name, file_key, file_name, file_kind, file_bytes, content_hash, status, failure, text, created_at)
select distinct on (a.user_id, a.file_name, a.file_kind, a.file_bytes)
  a.user_id, left(a.file_name, 120), a.file_key, a.file_name, a.file_kind, a.file_bytes, 'application:' || a.id,
  case when s.resume_text is not null and s.resume_name is null then 'read' when s.failure is not null then 'failed' else 'reading' end,
  case when s.resume_text is null or s.resume_name is not null then s.failure end,
  case when s.resume_name is null then s.resume_text end, a.created_at
from job_applications a left join fitment_scores s on s.job_application_id = a.id
order by a.user_id, a.file_name, a.file_kind, a.file_bytes, a.created_at desc;
update job_applications a set resume_id = r.id from resumes r
  where r.user_id = a.user_id and r.file_name = a.file_name and r.file_kind = a.file_kind and r.file_bytes = a.file_bytes;
update fitment_scores s set resume_id = a.resume_id from job_applications a
  where a.id = s.job_application_id and s.resume_name is null;
update resumes set is_default = true
  where id in (select distinct on (user_id) id from resumes order by user_id, created_at desc);
