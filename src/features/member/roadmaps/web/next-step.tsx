import { m } from '#platform/messages/messages.js';
import { formatDay } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Points } from '#features/member/fitment/web/index.ts';
import type { PlanSkill, Roadmap } from './queries.ts';
import { stopsOf } from './step-labels.tsx';
import { formatStudyTime } from './format-study-time.ts';
import './plan.css';

type NextStepProps = { roadmap: Roadmap; onOpen: (skill: PlanSkill) => void };

/** The current step with its next resource and points. */
export function NextStep({ roadmap, onOpen }: NextStepProps) {
  const plan = roadmap.attributes;
  const stops = stopsOf(plan);
  const index = stops.findIndex(({ state }) => state === 'now');
  const skill = stops[index];
  if (!skill) return <p className="banner banner-good strong">{m.roadmaps_all_done()}</p>;
  const left = formatStudyTime(Math.max(0, skill.hours - skill.hours_done));
  const nextResource =
    skill.path.find(({ done }) => !done)?.resource ??
    (skill.path.length > 0 ? undefined : skill.resources.find(({ done }) => !done));
  return (
    <section className="panel buy-bar next-step" aria-labelledby="next-step">
      <div className="buy-text stack gap-1">
        <h2 id="next-step" className="eyebrow">
          {m.roadmaps_next({ number: index + 1, total: plan.skill_count })}
        </h2>
        <p className="strong">
          {skill.skill_name} {skill.points > 0 && <Points value={skill.points} />}
        </p>
        <p className="small muted">
          {plan.pause?.until === null
            ? m.roadmaps_next_paused({ left })
            : m.roadmaps_next_facts({ left, date: formatDay(skill.due_on) })}{' '}
          {nextResource && m.roadmaps_next_resource({ title: nextResource.meta_title })}
        </p>
      </div>
      <div className="row no-print">
        {!skill.locked && (
          <Button variant={plan.purchased ? 'solid' : 'quiet'} onClick={() => onOpen(skill)}>
            {m.roadmaps_go_on()}
          </Button>
        )}
      </div>
    </section>
  );
}
