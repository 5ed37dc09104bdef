-- Corrections of a score concern rows of its report: why a row is not right, sentences added for it, and conditions that the
-- member holds. A score can be made from another résumé than the one that was sent.
alter table fitment_scores
  add column corrections jsonb not null default '[]'::jsonb,
  add column declared jsonb not null default '{}'::jsonb,
  add column resume_name text;

update fitment_scores
set corrections = (
  select coalesce(jsonb_agg(jsonb_build_object('requirement_id', 'skill-' || skill, 'reason', 'not_done', 'quote', null)), '[]'::jsonb)
  from unnest(struck) as skill
)
where struck <> '{}';

update fitment_scores
set attached = (
  select coalesce(jsonb_agg(jsonb_build_object('requirement_id', 'skill-' || (item ->> 'skill_id'), 'text', item ->> 'text')), '[]'::jsonb)
  from jsonb_array_elements(attached) as item
)
where attached <> '[]'::jsonb;

alter table fitment_scores drop column struck;

alter table fitment_reports drop constraint fitment_reports_cause_check;
update fitment_reports set cause = 'corrected' where cause = 'struck';
alter table fitment_reports add constraint fitment_reports_cause_check
  check (cause in ('first', 'scored-again', 'corrected', 'attached', 'completed', 'resume', 'profile', 'condition'));

-- Totals have one decimal.
alter table fitment_reports add column total numeric(4, 1);
