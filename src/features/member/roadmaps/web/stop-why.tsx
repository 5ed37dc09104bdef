import { formatList } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import type { Plan, PlanSkill } from './queries.ts';
import './plan.css';

/** Why a stop is in the plan: the sentence of the ad that asks for it, and the stops that need it. */
export function StopWhy({ plan, skill }: { plan: Plan; skill: PlanSkill }) {
  const needing = plan.skills.filter(({ skill_id }) => skill.needed_by.includes(skill_id)).map(({ skill_name }) => skill_name);
  if (skill.ad === null && needing.length === 0) return null;
  return (
    <TitledSection id="why" title={m.roadmaps_why_title()}>
      {skill.ad !== null && (
        <p>
          {m.roadmaps_why_ad()} <q>{skill.ad}</q>
        </p>
      )}
      {needing.length > 0 && <p>{m.roadmaps_why_needed({ names: formatList(needing) })}</p>}
    </TitledSection>
  );
}
