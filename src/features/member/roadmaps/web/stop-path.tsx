import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import Timer from 'lucide-react/icons/timer';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatHours, formatNumber } from '#platform/language/format.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Path, PathStep, PathSum } from '#platform/ui/path.tsx';
import { OtherWays } from './other-ways.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { checkQuery, type PlanSkill, type Roadmap } from './queries.ts';
import { DoneButton, ResourceMenu } from './resource-actions.tsx';
import { ResourceFacts, resourceTitle } from './resource-facts.tsx';
import './stop.css';

const HoursDialog = lazyDialog(async () => (await import('./hours-dialog.tsx')).HoursDialog);

type StopPathProps = { roadmap: Roadmap; skill: PlanSkill };
type Part = PlanSkill['path'][number];

/**
 * The path through a stop: the one resource to take for each thing to learn, in order, with others to swap in, then the check and
 * the piece of work.
 */
export function StopPath({ roadmap, skill }: StopPathProps) {
  const { can } = roadmap.attributes;
  const check = useQuery({ ...checkQuery(skill.skill_id), enabled: can.change }).data?.data.attributes;
  const current = skill.state === 'done' ? undefined : skill.path.find(({ done }) => !done);
  return (
    <section className="stack gap-4" aria-labelledby="path">
      <div className="stack gap-2.5">
        <div className="stop-line">
          <h2 id="path" className="part-title flex-1">
            {m.roadmaps_path({ count: skill.path.length })}
          </h2>
          <span className="small muted num">
            {m.roadmaps_hours_done({ done: formatHours(skill.hours_done, 'narrow'), total: formatHours(skill.hours, 'narrow') })}
          </span>
        </div>
        <HoursStrip skill={skill} />
      </div>
      <Path className="stop-path">
        {skill.path.map((part) => (
          <PathStep
            key={part.position}
            state={part.done ? 'done' : part === current ? 'now' : 'ahead'}
            marker={part.position + 1}
          >
            <PathPart roadmap={roadmap} skill={skill} part={part} isCurrent={part === current} />
          </PathStep>
        ))}
        {can.change && check && <ProofSteps skillId={skill.skill_id} check={check} />}
      </Path>
      <PathSum label={sumText(skill)}>{formatHours(skill.hours, 'narrow')}</PathSum>
    </section>
  );
}

/** The hours of each part and of the piece of work, each as wide as it is long, filled where it is done. */
function HoursStrip({ skill }: { skill: PlanSkill }) {
  const isDone = skill.state === 'done';
  const parts = skill.path.map(({ hours, hours_done }) => ({ hours, done: isDone ? hours : hours_done }));
  const { work_hours: workHours } = skill;
  const work = workHours === null ? [] : [{ hours: workHours, done: isDone && skill.grade === 'shown' ? workHours : 0 }];
  const all = [...parts, ...work];
  return (
    <div
      className="hours-strip"
      role="img"
      aria-label={m.roadmaps_parts({ hours: all.map(({ hours }) => formatNumber(hours)).join(', ') })}
    >
      {all.map(({ hours, done }, index) => (
        <i key={index} style={{ '--hours': String(hours), '--done': `${(done / hours) * 100}%` }} />
      ))}
    </div>
  );
}

type PathPartProps = StopPathProps & { part: Part; isCurrent: boolean };

function PathPart(props: PathPartProps) {
  const { roadmap, skill, part, isCurrent } = props;
  const { resource } = part;
  const { change: canChange } = roadmap.attributes.can;
  const body = (
    <div className="stack min-w-0 gap-2">
      <div className="stop-line">
        <h3 className="part-name">{part.teaches.join('; ')}</h3>
        <span className="small muted num">{hoursText(part)}</span>
      </div>
      <p>
        <a className="link" href={resource.url} target="_blank" rel="noopener noreferrer">
          {resourceTitle(resource)}
        </a>
        <WhichPart part={part} />
      </p>
      <ResourceFacts resource={resource} inPart={part.part !== null || part.excerpt} />
      {canChange && <PartTools {...props} />}
    </div>
  );
  if (!isCurrent) return body;
  return (
    <div className="panel current-part">
      <div className="current-body">
        <Cover slug={resource.id} className="not-on-phone" />
        {body}
      </div>
      {canChange && <OtherWays roadmap={roadmap} skill={skill} part={part} />}
    </div>
  );
}

function hoursText({ hours, hours_done: done }: Part): string {
  const total = formatHours(hours, 'narrow');
  return done > 0 && done < hours ? m.roadmaps_hours_done({ done: formatHours(done, 'narrow'), total }) : total;
}

// What of a resource is to be taken, where it is not the whole.
function WhichPart({ part: { part, excerpt } }: { part: Part }) {
  const text = part ?? (excerpt ? m.roadmaps_excerpt() : null);
  return text !== null && <span className="muted">, {text}</span>;
}

// Beside the current part its other ways have a place of their own, below it.
function PartTools({ roadmap, skill, part, isCurrent }: PathPartProps) {
  const [enteringHours, setEnteringHours] = useState(false);
  const { resource } = part;
  return (
    <div className="row no-print part-tools">
      {isCurrent && (
        <ButtonLink variant="quiet" small icon={ExternalLink} href={resource.url} target="_blank" rel="noopener noreferrer">
          {m.roadmaps_open()}
        </ButtonLink>
      )}
      <DoneButton roadmap={roadmap} id={part.id} title={part.teaches.join('; ')} done={part.done} />
      {!part.done && skill.state !== 'done' && (
        <Button
          variant="quiet"
          small
          icon={Timer}
          label={m.roadmaps_hours_label({ title: part.teaches.join('; ') })}
          onClick={() => setEnteringHours(true)}
        >
          {m.roadmaps_hours_enter()}
        </Button>
      )}
      {enteringHours && <HoursDialog roadmap={roadmap} part={part} onClose={() => setEnteringHours(false)} />}
      <ResourceMenu roadmap={roadmap} resource={resource} />
      {!isCurrent && <OtherWays roadmap={roadmap} skill={skill} part={part} />}
    </div>
  );
}

function sumText({ path, work_hours }: PlanSkill): string {
  const hours = path.map((part) => formatNumber(part.hours));
  return [...hours, ...(work_hours === null ? [] : [m.roadmaps_sum_work({ hours: formatNumber(work_hours) })])].join(' + ');
}
