import { m } from '#platform/messages/messages.js';
import type { NextStage, Stage } from './queries.ts';

/** The columns of the board. */
export const GROUPS = ['new', 'shortlisted', 'interview', 'offered', 'closed'] as const;
export type Group = (typeof GROUPS)[number];

export const STAGES_BY_GROUP: Record<Group, Stage[]> = {
  new: ['submitted', 'viewed'],
  shortlisted: ['shortlisted'],
  interview: ['interview'],
  offered: ['offered'],
  closed: ['rejected', 'withdrawn'],
};

const GROUP_LABELS: Record<Group, () => string> = {
  new: m.applicants_group_new,
  shortlisted: m.applicants_group_shortlisted,
  interview: m.applicants_group_interview,
  offered: m.applicants_group_offered,
  closed: m.applicants_group_closed,
};
const STAGE_LABELS: Record<Stage, () => string> = {
  submitted: m.applicants_stage_submitted,
  viewed: m.applicants_stage_viewed,
  shortlisted: m.applicants_stage_shortlisted,
  interview: m.applicants_stage_interview,
  offered: m.applicants_stage_offered,
  rejected: m.applicants_stage_rejected,
  withdrawn: m.applicants_stage_withdrawn,
};
const MOVE_LABELS: Record<NextStage, () => string> = {
  shortlisted: m.applicants_move_shortlisted,
  interview: m.applicants_move_interview,
  offered: m.applicants_move_offered,
};

export const groupLabel = (group: Group): string => GROUP_LABELS[group]();
export const stageLabel = (stage: Stage): string => STAGE_LABELS[stage]();
/** What the button that leads to a stage says. */
export const moveLabel = (stage: NextStage): string => MOVE_LABELS[stage]();

export const countGroup = (facets: readonly { value: Stage; count: number }[], group: Group): number =>
  facets.filter(({ value }) => STAGES_BY_GROUP[group].includes(value)).reduce((sum, { count }) => sum + count, 0);
