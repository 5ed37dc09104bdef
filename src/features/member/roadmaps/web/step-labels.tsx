import { m } from '#platform/messages/messages.js';
import { formatDay } from '#platform/language/format.ts';
import type { StepState } from '#platform/ui/path.tsx';
import type { PlanSkill, SkipReason } from './queries.ts';

const SKIP_LABELS: Record<SkipReason, () => string> = {
  known: m.roadmaps_skip_known,
  irrelevant: m.roadmaps_skip_irrelevant,
  later: m.roadmaps_skip_later,
  other: m.roadmaps_skip_other,
};

export const SKIP_REASONS = Object.entries(SKIP_LABELS).map(([value, label]) => ({ value: value as SkipReason, label }));

/** The label of a step: when it was finished or is due, or why it is skipped. */
export function stepDateLabel(skill: PlanSkill): string {
  if (skill.done_on) return m.roadmaps_done_on({ date: formatDay(skill.done_on) });
  if (skill.skip) return m.roadmaps_skipped({ reason: skill.skip.note || SKIP_LABELS[skill.skip.reason]() });
  const date = formatDay(skill.due_on);
  return skill.late ? m.roadmaps_late({ date }) : m.roadmaps_by({ date });
}

/** The state of a step's marker: a skipped step looks like an upcoming one. */
export const stepIconState = (state: PlanSkill['state']): StepState => (state === 'skipped' ? 'ahead' : state);
