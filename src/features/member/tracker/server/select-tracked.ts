/** All of a member's tracked items in one row shape. */
import { applicationFormEventRows, applicationFormRows } from '#features/member/program-applications/server/index.ts';
import {
  companyRows,
  jobApplicationEventRows,
  jobEntryRows,
  OWN_ADS,
  jobRows,
  savedJobRows,
} from '#features/catalogue/jobs/server/index.ts';
import { ownAdRows } from '#features/base/own-ads/server/index.ts';
import { programRows } from '#features/catalogue/programs/server/index.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { TrackedKind, TrackerStage } from '../contract.ts';

export type TrackedRow = {
  /** `job-…`, `program-…`, `ad-…` or `own-…`. */
  id: string;
  entry_id: string | null;
  kind: TrackedKind;
  title: string;
  organisation: string;
  url: string;
  cover: string;
  stage: TrackerStage;
  moved_at: Date;
  job_application_id: string | null;
  job_status: string | null;
  saved_at: Date | null;
  /** When it was first considered, as long as it is no application. */
  considered_at: Date | null;
  form_id: string | null;
  form_status: string | null;
  program_id: string | null;
  program_code: string | null;
  notes: string;
  remind_on: string | null;
  removed: boolean;
};

/** The stage for the status of a job application `a`, and below for the status of an application form `f`. */
const JOB_STAGE = sql`case when a.status is null then 'saved' when a.status = 'considering' then 'considering' when a.status = 'offered' then 'offer'
  when a.status in ('interview', 'rejected', 'withdrawn') then a.status else 'applied' end`;
const FORM_STAGE = sql`case when f.status is null or f.status = 'draft' then 'saved' when f.status = 'offered' then 'offer'
  when f.status = 'enrolled' then 'accepted' when f.status in ('rejected', 'withdrawn') then f.status else 'applied' end`;

/** The last stage set by the member for the entry `e`. */
const JOIN_OWN_STAGE = sql`left join lateral (
  select stage, at from tracker_events where entry_id = e.id order by at desc, created_at desc, id limit 1) as own on true`;

/**
 * The stage and the time of the latest event. The member's own stage applies when it is later than the last status change
 * of the application (`decidedAt`), or when that has no date.
 */
const selectStage = (productStage: RawBuilder<unknown>, decidedAt: RawBuilder<unknown>, beganAt: RawBuilder<unknown>) => sql`
  case when own.at > coalesce(${decidedAt}, '-infinity') then own.stage else ${productStage} end as stage,
  coalesce(greatest(own.at, ${decidedAt}, ${beganAt}), e.created_at) as moved_at`;

const OWN_COLUMNS = sql`coalesce(e.notes, '') as notes, e.remind_on::text as remind_on,
  e.removed_at is not null and e.removed_at >= coalesce(added_at, e.removed_at) as removed`;

/** The member's entries, for `from (…) as tracked`. A removed item that is applied for or saved again reappears. */
export function selectTracked(ctx: Context, userId: string): RawBuilder<TrackedRow> {
  const user = sql`${userId}::uuid`;
  return sql<TrackedRow>`
    with my_jobs as (
      select job_id from ${jobEntryRows(ctx)} as job_applications where user_id = ${user} and job_id is not null union select job_id from ${savedJobRows(ctx)} as saved_jobs where user_id = ${user}
      union select job_id from tracker_entries where user_id = ${user} and job_id is not null
    ), my_programs as (
      select program_id from ${applicationFormRows(ctx)} as application_forms where user_id = ${user}
      union select program_id from tracker_entries where user_id = ${user} and program_id is not null
    )
    select 'job-' || jobs.id as id, e.id as entry_id, 'job' as kind, jobs.title, companies.name as organisation,
      '/jobs-apprenticeships/' || companies.slug || '/' || jobs.slug as url, companies.slug as cover,
      ${selectStage(JOB_STAGE, sql`coalesce(last.at, a.created_at)`, sql`s.created_at`)},
      a.id as job_application_id, a.status as job_status, s.created_at as saved_at,
      case when a.status = 'considering' then a.created_at end as considered_at,
      null::uuid as form_id, null as form_status, null as program_id, null as program_code, ${OWN_COLUMNS}
    from my_jobs join ${jobRows(ctx)} as jobs on jobs.id = my_jobs.job_id join ${companyRows(ctx)} as companies on companies.id = jobs.company_id
      left join tracker_entries e on e.user_id = ${user} and e.job_id = jobs.id ${JOIN_OWN_STAGE}
      left join ${jobEntryRows(ctx)} as a on a.user_id = ${user} and a.job_id = jobs.id
      left join ${savedJobRows(ctx)} as s on s.user_id = ${user} and s.job_id = jobs.id
      left join lateral (select at from ${jobApplicationEventRows(ctx)} as e where job_application_id = a.id and status not in ('letter_changed', 'resume_changed') order by id desc limit 1) as last on true
      cross join lateral (select greatest(a.created_at, s.created_at) as added_at) as added
    union all
    select 'program-' || programs.id, e.id, 'program', programs.title, programs.provider,
      '/course-detail/' || programs.id || '/' || programs.category || '/' || programs.code, programs.code,
      ${selectStage(FORM_STAGE, sql`last.at`, sql`f.updated_at`)},
      null, null, null, null, f.id, f.status, programs.id, programs.code, ${OWN_COLUMNS}
    from my_programs join ${programRows(ctx)} as programs on programs.id = my_programs.program_id
      left join tracker_entries e on e.user_id = ${user} and e.program_id = programs.id ${JOIN_OWN_STAGE}
      left join lateral (
        select id, status, created_at, updated_at from ${applicationFormRows(ctx)} as forms
        where user_id = ${user} and program_id = programs.id order by created_at desc, id limit 1) as f on true
      left join lateral (select at from ${applicationFormEventRows(ctx)} as e where application_form_id = f.id order by id desc limit 1) as last on true
      cross join lateral (select f.created_at as added_at) as added
    union all
    select 'ad-' || ads.id, e.id, 'job', ads.title, ads.company_name, '/jobs-apprenticeships/' || ${OWN_ADS}::text || '/' || ads.id, ads.id::text,
      ${selectStage(sql`'considering'`, sql`coalesce(a.created_at, ads.created_at)`, sql`null::timestamptz`)},
      a.id, a.status, null, coalesce(a.created_at, ads.created_at), null, null, null, null, ${OWN_COLUMNS}
    from ${ownAdRows(ctx)} as ads
      left join ${jobEntryRows(ctx)} as a on a.own_ad_id = ads.id
      left join tracker_entries e on e.user_id = ${user} and e.own_ad_id = ads.id ${JOIN_OWN_STAGE}
      cross join lateral (select greatest(a.created_at, ads.created_at) as added_at) as added
    where ads.user_id = ${user}
    union all
    select 'own-' || e.id, e.id, e.kind, e.title, e.organisation, e.url, coalesce(nullif(e.organisation, ''), e.title),
      ${selectStage(sql`'saved'`, sql`null::timestamptz`, sql`null::timestamptz`)},
      null, null, null, null, null, null, null, null, ${OWN_COLUMNS}
    from tracker_entries e ${JOIN_OWN_STAGE} cross join lateral (select null::timestamptz as added_at) as added
    where e.user_id = ${user} and e.kind is not null`;
}

/** One entry of a member by its id. */
export async function findTracked(ctx: Context, userId: string, id: string): Promise<TrackedRow | undefined> {
  const { rows } = await sql<TrackedRow>`select * from (${selectTracked(ctx, userId)}) as tracked where id = ${id}`.execute(
    ctx.db,
  );
  return rows[0];
}
