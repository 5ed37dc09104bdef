-- What members report as wrong in what they learn with: a question, a resource or a piece of work. One report per member and
-- thing; all reports of a thing are one case and are answered together.
create table mistake_reports (
  kind text not null check (kind in ('question', 'resource', 'work')),
  -- The id of a question, the address of a resource, the id of the skill of a piece of work.
  thing_id text not null,
  user_id uuid not null references users on delete cascade,
  case_id text generated always as (md5(kind || ' ' || thing_id)) stored not null,
  reason text not null check (
    reason in ('gone', 'paywall', 'other-content', 'poor', 'wrong-answer', 'unclear', 'outdated', 'other')
  ),
  words text not null default '',
  -- The version of the question that the member saw.
  version integer not null default 0,
  created_at timestamptz not null,
  outcome text check (outcome in ('corrected', 'dropped', 'no-mistake')),
  answer text not null default '',
  answered_at timestamptz,
  check ((outcome is null) = (answered_at is null)),
  primary key (kind, thing_id, user_id)
);
create index mistake_reports_user on mistake_reports (user_id);
create index mistake_reports_case on mistake_reports (case_id);
insert into mistake_reports (kind, thing_id, user_id, reason, created_at)
select 'resource', url, user_id, reason, created_at from resource_reports;
drop table resource_reports;

-- What editors changed of what members learn with, which comes from files of content/: each change is a version, the last one
-- counts. Without content a thing is as its file states it.
create table learning_versions (
  kind text not null check (kind in ('question', 'resource', 'work', 'skill')),
  thing_id text not null,
  version integer not null check (version > 0),
  skill_id text not null default '',
  content jsonb,
  dropped boolean not null,
  created_at timestamptz not null,
  primary key (kind, thing_id, version)
);
create index learning_versions_skill on learning_versions (kind, skill_id);

-- How often a question was answered is counted by its skill.
create index check_attempts_skill on check_attempts (skill_id);
