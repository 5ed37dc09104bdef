import { m } from '#platform/messages/messages.js';
import { Tag } from '#platform/ui/tag.tsx';
import type { PlanSkill } from './queries.ts';

type Grade = NonNullable<PlanSkill['grade']>;

const LABELS: Record<Grade, () => string> = {
  claimed: m.roadmaps_grade_claimed,
  checked: m.roadmaps_grade_checked,
  shown: m.roadmaps_grade_shown,
};

/** By what a step was finished: claimed, checked or shown. */
export const GradeTag = ({ grade }: { grade: Grade }) => (
  <Tag tone={grade === 'claimed' ? 'neutral' : 'good'} className="start">
    {LABELS[grade]()}
  </Tag>
);
