-- How much work the résumé of an application shows, read once for the lists of its employer.
create table applicant_experience (
  job_application_id uuid primary key references job_applications on delete cascade,
  -- Null where the résumé could not be read or shows no dated work.
  months integer check (months >= 0)
);
