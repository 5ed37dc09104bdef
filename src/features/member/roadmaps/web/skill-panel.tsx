import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { m } from '#platform/messages/messages.js';
import { useMediaQuery } from '#platform/ui/hooks/use-media-query.ts';
import { Button } from '#platform/ui/button.tsx';
import { Path } from '#platform/ui/path.tsx';
import { Tabs } from '#platform/ui/tabs.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { CATEGORIES } from './counts.tsx';
import { ProofSteps } from './proof-steps.tsx';
import { checkQuery, type PlanSkill, type Roadmap } from './queries.ts';
import { ResourceGroup } from './resource-group.tsx';
import { SidePath, StopsList, StopsRow } from './side-path.tsx';
import { SkillFinish } from './skill-finish.tsx';
import { SkillNote } from './skill-note.tsx';
import { StopHead } from './stop-head.tsx';
import { StopPath } from './stop-path.tsx';
import { StopWeek } from './stop-week.tsx';
import { StopWhy } from './stop-why.tsx';
import './plan.css';

type SkillPanelProps = {
  roadmap: Roadmap;
  skill: PlanSkill;
  onOpen: (skill: PlanSkill) => void;
  onBack: () => void;
  onUnlock: () => void;
};

/** An open stop: what to do next, why it is there, its path, finishing it, and a note; all stops and this week beside it. */
export function SkillPanel({ roadmap, skill, onOpen, onBack, onUnlock }: SkillPanelProps) {
  const plan = roadmap.attributes;
  const back = (
    <Button variant="bare" icon={ArrowLeft} className="start" onClick={onBack}>
      {m.roadmaps_whole_plan()}
    </Button>
  );
  const stops = <StopsList plan={plan} current={skill} onOpen={onOpen} onUnlock={onUnlock} />;
  return (
    <div className="with-path skill-panel">
      <SidePath>
        {back}
        {stops}
        <StopWeek roadmap={roadmap} id="side-week" onBack={onBack} />
      </SidePath>
      <article className="stack gap-7" aria-labelledby="skill-name">
        <StopsRow plan={plan} current={skill}>
          {back}
        </StopsRow>
        <StopHead plan={plan} skill={skill} onOpen={onOpen} onBack={onBack} />
        <StopWhy plan={plan} skill={skill} />
        {skill.path.length > 0 ? (
          <>
            <StopPath roadmap={roadmap} skill={skill} />
            <details className="all-resources">
              <summary>{m.roadmaps_all_resources({ count: skill.resources.length })}</summary>
              <Resources roadmap={roadmap} skill={skill} />
            </details>
          </>
        ) : (
          <>
            <Proof roadmap={roadmap} skill={skill} />
            <Resources roadmap={roadmap} skill={skill} />
          </>
        )}
        {plan.can.change && <SkillFinish roadmap={roadmap} skill={skill} />}
        {plan.can.change && <SkillNote key={skill.skill_id} roadmap={roadmap} skill={skill} />}
        <div className="panel stack gap-5 phone-steps no-print">
          <StopWeek roadmap={roadmap} id="phone-week" onBack={onBack} />
          <details className="all-resources">
            <summary>{m.roadmaps_all_stops()}</summary>
            {stops}
          </details>
        </div>
        <p className="small muted no-print">{m.roadmaps_report_where()}</p>
        {plan.sale === 'open' && (
          <Button className="start no-print" onClick={onUnlock}>
            {m.roadmaps_unlock_full()}
          </Button>
        )}
      </article>
    </div>
  );
}

// The check and the piece of work of a stop without a path.
function Proof({ roadmap, skill }: { roadmap: Roadmap; skill: PlanSkill }) {
  const { can, source_type } = roadmap.attributes;
  const isOffered = can.change && source_type === 'JobApplication';
  const check = useQuery({ ...checkQuery(skill.skill_id), enabled: isOffered }).data?.data.attributes;
  if (!check) return null;
  return (
    <TitledSection id="prove" title={m.roadmaps_prove_title()}>
      <Path>
        <ProofSteps skillId={skill.skill_id} check={check} />
      </Path>
    </TitledSection>
  );
}

// Tabs on wide screens, sections on phones, and plain URLs in print.
function Resources({ roadmap, skill }: { roadmap: Roadmap; skill: PlanSkill }) {
  const isWide = useMediaQuery('(min-width: 768px)', true);
  const groups = CATEGORIES.map(({ id, label }) => ({
    id,
    label: label(),
    resources: skill.resources.filter(({ category }) => category === id),
  })).filter(({ resources }) => resources.length > 0);
  return (
    <>
      <div className="no-print stack gap-7">
        {isWide ? (
          <Tabs
            label={m.roadmaps_resources()}
            tabs={groups.map(({ id, label, resources }) => ({
              value: id,
              label,
              count: resources.length,
              panel: <ResourceGroup roadmap={roadmap} skillId={skill.skill_id} category={id} resources={resources} />,
            }))}
          />
        ) : (
          groups.map(({ id, label, resources }) => (
            <section key={id} className="stack gap-3" aria-label={label}>
              <h2 className="part-title">{label}</h2>
              <ResourceGroup roadmap={roadmap} skillId={skill.skill_id} category={id} resources={resources} />
            </section>
          ))
        )}
      </div>
      <div className="print-only">
        {groups.map(({ id, label, resources }) => (
          <section key={id} className="print-group">
            <h2 className="part-title">{label}</h2>
            <ul>
              {resources.map((resource) => (
                <li key={resource.id}>
                  <a href={resource.url}>{resource.meta_title || resource.url}</a>, {resource.provider}
                  <br />
                  <span className="muted">{resource.url}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
