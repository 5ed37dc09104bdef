import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Hourglass from 'lucide-react/icons/hourglass';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { m } from '#platform/messages/messages.js';
import type { IconShape } from '#platform/ui/icon.tsx';
import type { StateTone } from '#features/operations/staff/web/index.ts';
import type { Schedule, SourceKind, SourceRun, SourceState } from './queries.ts';

export const KIND_LABELS: Record<SourceKind, () => string> = {
  greenhouse: () => 'Greenhouse',
  lever: () => 'Lever',
  ashby: () => 'Ashby',
  'job-posting': m.sources_kind_job_posting,
  'job-list': m.sources_kind_job_list,
  sitemap: m.sources_kind_sitemap,
  indeed: m.sources_kind_indeed,
  feed: () => 'RSS, Atom',
  csv: () => 'CSV',
  'json-lines': () => 'JSON Lines',
  json: () => 'JSON',
};

export const SCHEDULE_LABELS: Record<Schedule, () => string> = {
  manual: m.sources_schedule_manual,
  hourly: m.sources_schedule_hourly,
  'six-hours': m.sources_schedule_six_hours,
  daily: m.sources_schedule_daily,
  weekly: m.sources_schedule_weekly,
};

export const STATES: Record<SourceState, { label: () => string; tone: StateTone; icon: IconShape }> = {
  'in-step': { label: m.sources_state_in_step, tone: 'good', icon: CircleCheck },
  running: { label: m.sources_state_running, tone: 'busy', icon: LoaderCircle },
  paused: { label: m.sources_state_paused, tone: 'soft', icon: CirclePause },
  failing: { label: m.sources_state_failing, tone: 'bad', icon: CircleX },
  new: { label: m.sources_state_new, tone: 'soft', icon: Hourglass },
};

const FAULTS: Record<string, () => string> = {
  'not-public': m.problems_source_fault_not_public,
  robots: m.problems_source_fault_robots,
  refused: m.problems_source_fault_refused,
  'sign-in': m.problems_source_fault_sign_in,
  'not-found': m.problems_source_fault_not_found,
  'too-large': m.problems_source_fault_too_large,
  'too-slow': m.problems_source_fault_too_slow,
  'wrong-type': m.problems_source_fault_wrong_type,
  busy: m.problems_source_fault_busy,
  unavailable: m.problems_source_fault_unavailable,
  empty: m.problems_source_fault_empty,
  'not-xml': m.problems_source_fault_not_xml,
  truncated: m.problems_source_fault_truncated,
  'not-json': m.problems_source_fault_not_json,
  'not-csv': m.problems_source_fault_not_csv,
  'not-this-format': m.problems_source_fault_not_this_format,
  'missing-columns': m.problems_source_fault_missing_columns,
  'mostly-broken': m.problems_source_fault_mostly_broken,
  'no-postings': m.problems_source_fault_no_postings,
  'no-list': m.problems_source_fault_no_list,
  'no-file': m.problems_source_fault_no_file,
  interrupted: m.sources_interrupted,
};

/** How a run ended, in one sentence; empty where it read everything. */
export function runSentence({ attributes: { state, reason, detail, rows_read } }: SourceRun): string {
  if (state === 'failed') return [FAULTS[reason]?.() ?? m.sources_failed(), detail].filter(Boolean).join(' ');
  if (state === 'suspicious') return m.sources_suspicious({ rows: rows_read });
  if (state === 'incomplete') return m.sources_incomplete();
  if (state === 'stopped') return m.sources_stopped();
  return state === 'not-modified' ? m.sources_not_modified() : '';
}

/** Whether a run gave no trustworthy answer. */
export const isBadRun = ({ attributes: { state } }: SourceRun): boolean => ['failed', 'suspicious', 'incomplete'].includes(state);

export const FIELD_LABELS: Record<string, () => string> = {
  id: m.sources_field_id,
  title: m.sources_field_title,
  company: m.sources_field_company,
  company_about: m.sources_field_company_about,
  places: m.sources_field_places,
  description: m.sources_field_description,
  summary: m.sources_field_summary,
  role_type: m.sources_field_role_type,
  work_mode: m.sources_field_work_mode,
  experience: m.sources_field_experience,
  pay: m.sources_field_pay,
  apply: m.sources_field_apply,
  posted: m.sources_field_posted,
  closes: m.sources_field_closes,
  family: m.sources_field_family,
  unused: m.sources_field_unused,
};
