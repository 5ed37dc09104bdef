-- A pause stops the dates of a plan from `paused_on` until a day, or until the member goes on. `replanned` is what undoes the
-- last new planning. `compared_report` is the sequence of the last report that the plan was compared with.
alter table roadmaps
  add column paused_on date,
  add column paused_until date,
  add column replanned jsonb,
  add column compared_report bigint,
  add constraint roadmaps_pause_check check (paused_until is null or paused_until > paused_on);

update roadmaps set compared_report = (
  select max(sequence) from fitment_reports
  where fitment_reports.fitment_score_id = roadmaps.fitment_score_id and fitment_reports.created_at <= roadmaps.created_at
);

-- A stop can also be set aside: to end earlier, or because a new score shows its skill.
alter table roadmap_stations drop constraint roadmap_stations_skip_reason_check;
alter table roadmap_stations add constraint roadmap_stations_skip_reason_check
  check (skip_reason in ('known', 'irrelevant', 'later', 'other', 'cut', 'shown'));
