import { m } from '#platform/messages/messages.js';
import { formatDay } from '#platform/language/format.ts';
import type { StepState } from '#platform/ui/path.tsx';
import type { Plan, PlanSkill, SkipReason } from './queries.ts';

const SKIP_LABELS: Record<SkipReason, () => string> = {
  known: m.roadmaps_skip_known,
  irrelevant: m.roadmaps_skip_irrelevant,
  later: m.roadmaps_skip_later,
  other: m.roadmaps_skip_other,
};
const SET_ASIDE_LABELS = { cut: m.roadmaps_skip_cut, shown: m.roadmaps_skip_shown };

export const SKIP_REASONS = Object.entries(SKIP_LABELS).map(([value, label]) => ({ value: value as SkipReason, label }));

/** Whether a stop was set aside by a new planning, and not by the member alone. */
export const isSetAside = ({ skip }: PlanSkill): boolean => skip?.reason === 'cut' || skip?.reason === 'shown';

/** The stops that the plan goes through: all but those that were set aside. */
export const stopsOf = ({ skills }: Pick<Plan, 'skills'>): PlanSkill[] => skills.filter((skill) => !isSetAside(skill));

/** The label of a step: when it was finished or is due, why it is skipped or set aside, or that its plan is paused. */
export function stepDateLabel(skill: PlanSkill, pause: Plan['pause'] = null): string {
  if (skill.done_on) return m.roadmaps_done_on({ date: formatDay(skill.done_on) });
  if (skill.skip) return skipLabel(skill.skip);
  if (pause?.until === null) return m.roadmaps_paused();
  const date = formatDay(skill.due_on);
  return skill.late ? m.roadmaps_late({ date }) : m.roadmaps_by({ date });
}

function skipLabel({ reason, note }: NonNullable<PlanSkill['skip']>): string {
  if (reason === 'cut' || reason === 'shown') return m.roadmaps_set_aside_short({ reason: SET_ASIDE_LABELS[reason]() });
  return m.roadmaps_skipped({ reason: note || SKIP_LABELS[reason]() });
}

/** The state of a step's marker: a skipped step looks like an upcoming one. */
export const stepIconState = (state: PlanSkill['state']): StepState => (state === 'skipped' ? 'ahead' : state);
