-- Jobs, boards and people are reported like anything else. Whoever reports a job may have no account.
alter table moderation_reports
  drop constraint moderation_reports_pkey,
  drop constraint moderation_reports_reason_check,
  add column id uuid primary key default gen_random_uuid(),
  alter column user_id drop not null,
  add unique (case_id, user_id),
  add check (
    reason in ('spam', 'abuse', 'wrong', 'private', 'off-topic', 'asks-for-money', 'fake', 'expired', 'discriminates', 'other')
  );

-- Settled: the content stays, its author was warned or suspended.
alter table moderation_cases
  drop constraint moderation_cases_status_check,
  add check (status in ('open', 'hidden', 'dismissed', 'restored', 'settled'));

insert into moderation_cases (object_type, object_id, reported_at)
select 'job', job_id::text, max(created_at) from job_reports group by job_id
on conflict do nothing;

insert into moderation_reports (case_id, user_id, reason, note, created_at)
select cases.id, job_reports.user_id, job_reports.reason, job_reports.note, job_reports.created_at
from job_reports join moderation_cases cases on cases.object_type = 'job' and cases.object_id = job_reports.job_id::text;

drop table job_reports;

-- Taken down by staff: closed, and readable by staff only. An import does not open it again.
alter table jobs add column hidden_at timestamptz;
-- Made private by staff; its owner cannot make it public until it is restored.
alter table boards add column hidden_at timestamptz;

-- Nothing opens a job that staff have taken down.
create or replace function note_job_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  if new.hidden_at is not null then
    new.closed_at := coalesce(new.closed_at, old.closed_at, now());
  end if;
  return new;
end
$$;
