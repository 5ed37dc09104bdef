-- Lists are answered from the newest or best paid that fit: an index for every order and for what leaves few.
create index jobs_best_paid on jobs (salary_rupees_a_year desc nulls last, posted_on desc, id desc);
create index jobs_newest_of_family on jobs (family, posted_on desc, id desc);
create index jobs_newest_of_company on jobs (company_id, posted_on desc, id desc);
create index jobs_location on jobs using gin (location gin_trgm_ops);
create index jobs_closing on jobs (valid_until) where closed_at is null;
drop index jobs_family;
drop index jobs_company;

-- How many open jobs go by the name; counted by a task.
alter table job_templates add column open_jobs int not null default 0;
