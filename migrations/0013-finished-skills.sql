-- Skills that a member finished learning here: evidence for every score of theirs. One row per plan that taught it.
create table finished_skills (
  user_id uuid not null references users on delete cascade,
  skill_id text not null,
  -- Where it was learnt, for example the plan's id.
  source_id text not null,
  finished_on date not null,
  primary key (user_id, skill_id, source_id)
);

alter table fitment_reports drop constraint fitment_reports_cause_check;
alter table fitment_reports add constraint fitment_reports_cause_check
  check (cause in ('first', 'scored-again', 'struck', 'attached', 'completed'));
