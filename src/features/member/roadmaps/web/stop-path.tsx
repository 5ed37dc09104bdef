import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { m } from '#platform/messages/messages.js';
import { formatHours } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Path, PathStep } from '#platform/ui/path.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeSkill, type PlanResource, type PlanSkill, type Roadmap } from './queries.ts';
import { DoneButton } from './resource-actions.tsx';
import { ResourceFacts, resourceTitle } from './resource-facts.tsx';
import './plan.css';

type StopPathProps = { roadmap: Roadmap; skill: PlanSkill };
type Part = PlanSkill['path'][number];

/** The path through a stop: the one resource to take for each thing to learn, in order, with others to swap in. */
export function StopPath({ roadmap, skill }: StopPathProps) {
  const main = new Set(skill.path.map(({ resource }) => resource.id));
  const others = skill.resources.filter(({ id }) => !main.has(id));
  return (
    <TitledSection id="path" title={m.roadmaps_path({ count: skill.path.length })}>
      <Path>
        {skill.path.map((part) => (
          <PathPart key={part.position} roadmap={roadmap} skill={skill} part={part} others={others} />
        ))}
      </Path>
      <p className="stop-sum">
        <span>{sumText(skill)}</span>
        <span>{formatHours(skill.hours, 'narrow')}</span>
      </p>
    </TitledSection>
  );
}

type PathPartProps = StopPathProps & { part: Part; others: readonly PlanResource[] };

function PathPart({ roadmap, skill, part, others }: PathPartProps) {
  const { resource } = part;
  const canChange = roadmap.attributes.can.change;
  return (
    <PathStep state={part.done ? 'done' : 'ahead'} marker={part.position + 1}>
      <div className="stack min-w-0 gap-2">
        <div className="row justify-between gap-3">
          <h3 className="part-name">{part.teaches.join('; ')}</h3>
          <span className="small muted">{formatHours(part.hours, 'narrow')}</span>
        </div>
        <p>
          <a className="link" href={resource.url} target="_blank" rel="noopener noreferrer">
            {resourceTitle(resource)}
          </a>
          {part.part !== null && <span className="muted">, {part.part}</span>}
        </p>
        <ResourceFacts resource={resource} inPart={part.part !== null} />
        {canChange && (
          <div className="row no-print gap-2">
            <DoneButton roadmap={roadmap} id={part.id} title={part.teaches.join('; ')} done={part.done} />
          </div>
        )}
        {canChange && (others.length > 0 || part.swapped) && (
          <OtherWays roadmap={roadmap} skill={skill} part={part} others={others} />
        )}
      </div>
    </PathStep>
  );
}

function OtherWays({ roadmap, skill, part, others }: PathPartProps) {
  const change = useChangeSkill(roadmap);
  const toast = useToast();
  const swap = (resource_id: string | null) =>
    change.mutate(
      {
        params: { id: roadmap.id, skill_id: skill.skill_id },
        json: { swap: { position: part.position, resource_id } },
      },
      {
        onSuccess: () => toast.show(m.roadmaps_swapped()),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <details className="other-ways no-print">
      <summary>{m.roadmaps_other_ways({ count: others.length })}</summary>
      <ul className="stack gap-3">
        {part.swapped && (
          <li>
            <Button variant="quiet" small loading={change.isPending} onClick={() => swap(null)}>
              {m.roadmaps_swap_back()}
            </Button>
          </li>
        )}
        {others.map((resource) => (
          <li key={resource.id} className="other-way">
            <div className="min-w-0">
              <a className="link" href={resource.url} target="_blank" rel="noopener noreferrer">
                {resourceTitle(resource)}
              </a>
              <ResourceFacts resource={resource} />
            </div>
            <Button
              variant="quiet"
              small
              icon={ArrowLeftRight}
              label={m.roadmaps_swap_label({ title: resourceTitle(resource) })}
              loading={change.isPending}
              onClick={() => swap(resource.id)}
            >
              {m.roadmaps_swap()}
            </Button>
          </li>
        ))}
      </ul>
      <p className="caption muted">{m.roadmaps_swap_text()}</p>
    </details>
  );
}

function sumText({ path, work_hours }: PlanSkill): string {
  const hours = path.map((part) => part.hours);
  return [...hours, ...(work_hours === null ? [] : [m.roadmaps_sum_work({ hours: work_hours })])].join(' + ');
}
