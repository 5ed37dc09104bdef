import { m } from '#platform/messages/messages.js';
import { formatDay, isoDay } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Points } from '#features/member/fitment/web/index.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeSchedule, type PlanSkill, type Roadmap } from './queries.ts';
import { formatStudyTime } from './format-study-time.ts';
import './plan.css';

type NextStepProps = { roadmap: Roadmap; onOpen: (skill: PlanSkill) => void };

/** The current step with its next resource and points. Offers new dates when it is overdue. */
export function NextStep({ roadmap, onOpen }: NextStepProps) {
  const plan = roadmap.attributes;
  const index = plan.skills.findIndex(({ state }) => state === 'now');
  const skill = plan.skills[index];
  if (!skill) return <p className="banner banner-good strong">{m.roadmaps_all_done()}</p>;
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
          {m.roadmaps_next_facts({
            left: formatStudyTime(Math.max(0, skill.hours - skill.hours_done)),
            date: formatDay(skill.due_on),
          })}{' '}
          {nextResource && m.roadmaps_next_resource({ title: nextResource.meta_title })}
        </p>
      </div>
      <div className="row no-print">
        {skill.late && plan.can.change && <MoveDates roadmap={roadmap} />}
        {!skill.locked && (
          <Button variant={plan.purchased ? 'solid' : 'quiet'} onClick={() => onOpen(skill)}>
            {m.roadmaps_go_on()}
          </Button>
        )}
      </div>
    </section>
  );
}

function MoveDates({ roadmap }: { roadmap: Roadmap }) {
  const { hours_per_week, start_on } = roadmap.attributes;
  const change = useChangeSchedule(roadmap);
  const toast = useToast();
  const restart = (day: string, canUndo: boolean) =>
    change.mutate(
      { params: { id: roadmap.id }, json: { hours_per_week, start_on: day } },
      {
        onSuccess: () =>
          toast.show(
            m.roadmaps_moved(),
            canUndo ? { action: { label: m.roadmaps_undo(), onPress: () => restart(start_on, false) } } : {},
          ),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <Button variant="quiet" loading={change.isPending} onClick={() => restart(isoDay(new Date()), true)}>
      {m.roadmaps_move_dates()}
    </Button>
  );
}
