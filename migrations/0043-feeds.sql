-- "Less like this", of everything that is recommended; insights keep their own, whose lists read it row by row.
create table feed_dismissals (
  user_id uuid not null references users on delete cascade,
  item_type text not null check (item_type in ('job', 'program', 'user', 'board')),
  item_id text not null check (length(item_id) <= 100),
  created_at timestamptz not null default now(),
  primary key (user_id, item_type, item_id)
);
create index feed_dismissals_newest on feed_dismissals (user_id, item_type, created_at desc);

create index saved_jobs_newest on saved_jobs (user_id, created_at desc);
-- What most people follow or like, of the few kinds whose feeds ask for it.
create index engagement_counts_most on engagement_counts (object_type, verb, total desc, object_id)
  where (object_type = 'program' and verb = 'like') or (object_type in ('user', 'board') and verb = 'follow');

-- What members did that tells of their taste, read where it lies: nothing is copied, and what is deleted is gone here too.
create view interactions as
  select user_id, object_type as item_type, object_id as item_id, created_at as at,
    case verb when 'like' then 1 else 2 end as weight
  from engagements where object_type in ('knowledge', 'program', 'board', 'user')
  union all select user_id, 'job', job_id::text, created_at, 2 from saved_jobs
  union all select user_id, 'job', job_id::text, created_at, 3 from job_applications;
create index engagements_newest on engagements (created_at);
create index saved_jobs_stream on saved_jobs (created_at);
create index saved_jobs_item on saved_jobs ((job_id::text));
create index job_applications_stream on job_applications (created_at);
create index job_applications_item on job_applications ((job_id::text));

-- "People who saved this also saved": the twenty nearest of each thing that several people have touched.
create table similar_items (
  item_type text not null,
  item_id text not null,
  similar_id text not null,
  score real not null,
  primary key (item_type, item_id, similar_id)
);

-- How far a task has read a stream.
create table feed_marks (
  name text primary key,
  at timestamptz not null
);
