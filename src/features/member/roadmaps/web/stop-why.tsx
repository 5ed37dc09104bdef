import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { formatList } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { checkQuery, type Plan, type PlanSkill } from './queries.ts';
import { SkillEarns } from './skill-earns.tsx';
import './stop.css';

/** Why a stop is in the plan, what one can do afterwards, and what it earns. */
export function StopWhy({ plan, skill }: { plan: Plan; skill: PlanSkill }) {
  const canEarn = plan.can.change && plan.source_type === 'JobApplication';
  const check = useQuery({ ...checkQuery(skill.skill_id), enabled: canEarn }).data?.data.attributes;
  const needing = plan.skills.filter(({ skill_id }) => skill.needed_by.includes(skill_id)).map(({ skill_name }) => skill_name);
  const hasReason = skill.ad !== null || needing.length > 0;
  if (!hasReason && skill.learning_elements.length === 0) return null;
  return (
    <div className="panel stop-why">
      <div className="stack gap-4">
        {hasReason && (
          <section className="stack gap-3" aria-labelledby="why">
            <h2 id="why" className="part-title">
              {m.roadmaps_why_title()}
            </h2>
            {skill.ad !== null && (
              <p className="stop-quote">
                <b>{m.roadmaps_why_ad()}</b> <q>{markName(skill.ad, skill.skill_name)}</q>
              </p>
            )}
            {needing.length > 0 && <p className="small">{m.roadmaps_why_needed({ names: formatList(needing) })}</p>}
          </section>
        )}
        {skill.learning_elements.length > 0 && (
          <section className="stack gap-3" aria-labelledby="gain">
            <h2 id="gain" className="gain-title">
              {m.roadmaps_gain()}
            </h2>
            <ul className="fact-list stop-gains">
              {skill.learning_elements.map(({ id, content }) => (
                <li key={id}>
                  <Icon of={Check} small />
                  <span className="sentence">{content}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {check && check.steps.length > 0 && <SkillEarns id="earns" check={check} />}
    </div>
  );
}

/** The sentence with the name of the skill marked where the ad uses it. */
function markName(sentence: string, name: string) {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return sentence;
  const end = at + name.length;
  return (
    <>
      {sentence.slice(0, at)}
      <span className="marked-name">{sentence.slice(at, end)}</span>
      {sentence.slice(end)}
    </>
  );
}
