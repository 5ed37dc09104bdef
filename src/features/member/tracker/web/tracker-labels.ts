/** Labels of stages and events. */
import { m } from '#platform/messages/messages.js';
import type { Entry, Stage } from './queries.ts';
import type { Group } from './tracker-groups.ts';

type TimelineEvent = Entry['attributes']['timeline'][number];

const EVENT_LABELS: Record<TimelineEvent['what'], () => string> = {
  considering: m.tracker_stage_considering,
  saved: m.tracker_stage_saved,
  applied: m.tracker_stage_applied,
  interview: m.tracker_stage_interview,
  offer: m.tracker_stage_offer,
  accepted: m.tracker_stage_accepted,
  rejected: m.tracker_stage_rejected,
  withdrawn: m.tracker_stage_withdrawn,
  submitted: m.tracker_what_submitted,
  letter_changed: m.tracker_what_letter_changed,
  resume_changed: m.tracker_what_resume_changed,
  viewed: m.tracker_what_viewed,
  shortlisted: m.tracker_what_shortlisted,
  offered: m.tracker_stage_offer,
  draft: m.tracker_what_draft,
  under_review: m.tracker_what_under_review,
  enrolled: m.tracker_what_enrolled,
};

export const eventLabel = (what: TimelineEvent['what']): string => EVENT_LABELS[what]();
/** The label of an application's status; an unknown one is shown as it is. */
export const applicationStageLabel = (status: string): string =>
  Object.entries(EVENT_LABELS).find(([what]) => what === status)?.[1]() ?? status;
export const kindLabel = (kind: Entry['attributes']['kind']): string =>
  kind === 'job' ? m.tracker_kind_job() : m.tracker_kind_program();

const STAGE_TONES: Record<Stage, 'neutral' | 'primary' | 'good' | 'warn'> = {
  considering: 'neutral',
  saved: 'neutral',
  applied: 'primary',
  interview: 'warn',
  offer: 'good',
  accepted: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** All stages, in the order in which they follow each other. */
export const STAGES = Object.keys(STAGE_TONES) as Stage[];
export const stageOptions = () => STAGES.map((value) => ({ value, label: eventLabel(value) }));

const GROUP_LABELS: Record<Group, () => string> = {
  saved: m.tracker_group_saved,
  applied: m.tracker_stage_applied,
  interview: m.tracker_stage_interview,
  offer: m.tracker_stage_offer,
  closed: m.tracker_group_closed,
};
export const groupLabel = (group: Group): string => GROUP_LABELS[group]();

const GROUP_HINTS: Record<Group, () => string> = {
  saved: m.tracker_column_saved,
  applied: m.tracker_column_applied,
  interview: m.tracker_column_interview,
  offer: m.tracker_column_offer,
  closed: m.tracker_column_closed,
};
/** The hint of an empty column. */
export const groupHint = (group: Group): string => GROUP_HINTS[group]();

const STEP_LABELS: Record<NonNullable<Entry['attributes']['form']>['step'], () => string> = {
  'basic-details': m.tracker_step_basic,
  'additional-details': m.tracker_step_additional,
  payment: m.tracker_step_payment,
  status: m.tracker_step_status,
};
export const stepLabel = (step: keyof typeof STEP_LABELS): string => STEP_LABELS[step]();

/** The link that resumes a draft; null for other entries. */
export function resumeLink({
  form,
}: {
  form: Pick<NonNullable<Entry['attributes']['form']>, 'code' | 'step'> | null;
}): { label: string; href: string } | null {
  if (!form || form.step === 'status') return null;
  return {
    label: m.tracker_resume({ step: stepLabel(form.step) }),
    href: `/${encodeURIComponent(form.code)}/apply/${form.step}`,
  };
}

/** The text and tone of the stage tag; drafts have their own. */
export const stageLabel = (entry: Entry['attributes']) =>
  entry.stage === 'saved' && resumeLink(entry)
    ? { text: m.tracker_draft(), tone: 'warn' as const }
    : { text: eventLabel(entry.stage), tone: STAGE_TONES[entry.stage] };

/** The last event, for a list row. */
export const lastEventLabel = ({ timeline, stage }: Entry['attributes']): string => eventLabel(timeline.at(-1)?.what ?? stage);
