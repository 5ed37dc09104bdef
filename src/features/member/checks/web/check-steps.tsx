import { SkillEarns } from '#features/member/roadmaps/web/index.ts';
import type { Check } from './queries.ts';

/** What claiming, checking and showing the skill count. */
export const CheckSteps = ({ check }: { check: Check }) => (
  <div className="panel">
    <SkillEarns id="check-earns" check={check} />
  </div>
);
