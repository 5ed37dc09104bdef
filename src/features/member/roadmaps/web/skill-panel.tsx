import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { useMediaQuery } from '#platform/ui/hooks/use-media-query.ts';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Points } from '#features/member/fitment/web/index.ts';
import { Ring } from '#platform/ui/ring.tsx';
import { Tabs } from '#platform/ui/tabs.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { CATEGORIES } from './counts.tsx';
import type { Plan, PlanSkill, Roadmap } from './queries.ts';
import { ResourceGroup } from './resource-group.tsx';
import { GradeTag } from './grade-tag.tsx';
import { SidePath, StepsStrip } from './side-path.tsx';
import { SkillFinish } from './skill-finish.tsx';
import { SkillProof } from './skill-proof.tsx';
import { SkillNote } from './skill-note.tsx';
import { StopPath } from './stop-path.tsx';
import { StopWhy } from './stop-why.tsx';
import { stepDateLabel } from './step-labels.tsx';
import { formatStudyTime } from './format-study-time.ts';
import './plan.css';

type SkillPanelProps = {
  roadmap: Roadmap;
  skill: PlanSkill;
  onOpen: (skill: PlanSkill) => void;
  onBack: () => void;
  onUnlock: () => void;
};

/** An open skill: what it teaches, resources by category, finishing it, and a note. */
export function SkillPanel({ roadmap, skill, onOpen, onBack, onUnlock }: SkillPanelProps) {
  const { can, sale } = roadmap.attributes;
  const isFromApplication = roadmap.attributes.source_type === 'JobApplication';
  return (
    <div className="with-path skill-panel">
      <SidePath plan={roadmap.attributes} current={skill} onOpen={onOpen} onUnlock={onUnlock}>
        <Button variant="bare" icon={ArrowLeft} className="start" onClick={onBack}>
          {m.roadmaps_whole_plan()}
        </Button>
      </SidePath>
      <article className="stack gap-7" aria-labelledby="skill-name">
        <StepsStrip plan={roadmap.attributes} current={skill}>
          <Button variant="bare" icon={ArrowLeft} onClick={onBack}>
            {m.roadmaps_whole_plan()}
          </Button>
        </StepsStrip>
        <SkillHead skill={skill} pause={roadmap.attributes.pause} />
        <StopWhy plan={roadmap.attributes} skill={skill} />
        {skill.learning_elements.length > 0 && <LearningElements skill={skill} />}
        {skill.path.length > 0 && <StopPath roadmap={roadmap} skill={skill} />}
        {can.change && isFromApplication && <SkillProof skill={skill} />}
        {skill.path.length > 0 ? (
          <details className="all-resources">
            <summary>{m.roadmaps_all_resources({ count: skill.resources.length })}</summary>
            <Resources roadmap={roadmap} skill={skill} />
          </details>
        ) : (
          <Resources roadmap={roadmap} skill={skill} />
        )}
        {can.change && <SkillFinish roadmap={roadmap} skill={skill} />}
        {can.change && <SkillNote key={skill.skill_id} roadmap={roadmap} skill={skill} />}
        <p className="small muted no-print">{m.roadmaps_report_where()}</p>
        {sale === 'open' && (
          <Button className="start no-print" onClick={onUnlock}>
            {m.roadmaps_unlock_full()}
          </Button>
        )}
      </article>
    </div>
  );
}

function SkillHead({ skill, pause }: { skill: PlanSkill; pause: Plan['pause'] }) {
  const parts = skill.path.length > 0 ? skill.path : skill.resources;
  const done = parts.filter((part) => part.done).length;
  return (
    <header className="row skill-head">
      <div className="stack gap-2">
        <h1 id="skill-name" className="skill-name" tabIndex={-1}>
          {skill.skill_name}
        </h1>
        <p className="muted">
          {m.roadmaps_skill_facts({ hours: formatStudyTime(skill.hours), when: stepDateLabel(skill, pause) })}{' '}
          {skill.points > 0 && (
            <>
              {m.roadmaps_worth()} <Points value={skill.points} />
            </>
          )}
        </p>
        {skill.grade && <GradeTag grade={skill.grade} />}
        <p>{skill.summary}</p>
      </div>
      <Ring value={done} max={parts.length} size={76} label={m.roadmaps_resources_done({ done, total: parts.length })}>
        {`${done}/${parts.length}`}
      </Ring>
    </header>
  );
}

function LearningElements({ skill }: { skill: PlanSkill }) {
  return (
    <TitledSection id="gain" title={m.roadmaps_gain()}>
      <ul className="benefit-list">
        {skill.learning_elements.map(({ id, content }) => (
          <li key={id}>
            <Icon of={Check} small />
            <span className="sentence">{content}</span>
          </li>
        ))}
      </ul>
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
