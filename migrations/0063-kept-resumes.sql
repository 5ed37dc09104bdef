-- What was read, and since when a reading waits. A removed version can be restored for an hour, also as the default.
alter table resumes
  add column pages integer,
  add column words integer,
  add column reading_since timestamptz not null default now(),
  add column readings integer not null default 1,
  add column removed_at timestamptz;
drop index resumes_default;
create unique index resumes_default on resumes (user_id) where is_default and removed_at is null;
create index resumes_waiting on resumes (reading_since) where status = 'reading';
create index resumes_removed on resumes (removed_at) where removed_at is not null;
update resumes set words = cardinality(regexp_split_to_array(btrim(text, E' \n\r\t'), '\s+')) where text is not null;
update resumes set name = regexp_replace(name, '\.(pdf|docx|txt)$', '', 'i') where name ~* '.\.(pdf|docx|txt)$';

-- Several rows may share a stored file, which is removed with the last of them.
create index resumes_file on resumes (file_key);
create index job_applications_file on job_applications (file_key);
create index application_documents_file on application_documents (file_key);
create index shown_works_file on shown_works (file_key);

-- The version that a score waits for, and whether it is made from the profile alone.
alter table fitment_scores
  add column pending_resume_id uuid references resumes(id) on delete set null,
  add column waiting_since timestamptz not null default now(),
  add column from_profile boolean not null default false;
create index fitment_scores_pending on fitment_scores (pending_resume_id);
create index fitment_scores_waiting on fitment_scores (waiting_since) where status = 'reading';
update fitment_scores set pending_resume_id = resume_id, resume_id = null where resume_text is null;

-- What each report was made from; the name stays when the version is deleted. Null: not known, or the profile alone.
alter table fitment_reports
  add column resume_id uuid references resumes(id) on delete set null,
  add column resume_name text,
  add column from_profile boolean not null default false;
create index fitment_reports_resume on fitment_reports (resume_id);
-- Until its first change of the résumé a report was made from what was sent, since the last one from the present one.
update fitment_reports r set
  resume_name = case when r.sequence >= changed.last then s.resume_name else a.file_name end,
  resume_id = case when r.sequence >= changed.last then s.resume_id else a.resume_id end
from fitment_scores s
  join job_applications a on a.id = s.job_application_id
  cross join lateral (
    select min(sequence) as first, max(sequence) as last from fitment_reports where fitment_score_id = s.id and cause = 'resume'
  ) as changed
where s.id = r.fitment_score_id and (changed.first is null or r.sequence < changed.first or r.sequence >= changed.last);
