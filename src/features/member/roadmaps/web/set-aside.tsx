import { formatHours } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Points } from '#features/member/fitment/web/index.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeSkill, type PlanSkill, type Roadmap } from './queries.ts';
import { isSetAside, stepDateLabel } from './step-labels.tsx';
import './plan.css';

type SetAsideProps = { roadmap: Roadmap; onOpen: (skill: PlanSkill) => void; onUnlock: () => void };

/** The stops that were set aside, folded away; each can be read, and taken back with one press. */
export function SetAside({ roadmap, onOpen, onUnlock }: SetAsideProps) {
  const { skills, can } = roadmap.attributes;
  const change = useChangeSkill(roadmap);
  const toast = useToast();
  const aside = skills.filter(isSetAside);
  const takeBack = ({ skill_id, skill_name }: PlanSkill) =>
    change.mutate(
      { params: { id: roadmap.id, skill_id }, json: { skip: null } },
      {
        onSuccess: () => toast.show(m.roadmaps_taken_back({ skill: skill_name })),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <details className="set-aside no-print">
      <summary>{m.roadmaps_set_aside({ count: aside.length })}</summary>
      <div className="stack gap-3">
        <p className="small muted">{m.roadmaps_set_aside_text()}</p>
        <ul className="stack gap-3">
          {aside.map((skill) => (
            <li key={skill.skill_id} className="row justify-between gap-3">
              <div className="min-w-0 flex-1">
                <p>
                  <button type="button" className="link week-part" onClick={() => (skill.locked ? onUnlock() : onOpen(skill))}>
                    {skill.skill_name}
                  </button>{' '}
                  {skill.points > 0 && <Points value={skill.points} />}
                </p>
                <p className="small muted">
                  {formatHours(skill.hours, 'narrow')}, {stepDateLabel(skill)}
                </p>
              </div>
              {can.change && (
                <Button
                  variant="quiet"
                  small
                  label={m.roadmaps_take_back({ skill: skill.skill_name })}
                  loading={change.isPending && change.variables.params.skill_id === skill.skill_id}
                  onClick={() => takeBack(skill)}
                >
                  {m.roadmaps_unskip()}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
