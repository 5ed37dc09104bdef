import { m } from '#platform/messages/messages.js';
import type { NextStage, Stage } from './queries.ts';
import type { Group } from './stage-groups.ts';

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
