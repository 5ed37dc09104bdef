import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatHours } from '#platform/web/format.ts';
import { useMediaQuery } from '#platform/web/hooks/use-media-query.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Points } from '#platform/web/ui/points.tsx';
import { Ring } from '#platform/web/ui/ring.tsx';
import { Tabs } from '#platform/web/ui/tabs.tsx';
import { CATEGORIES } from './counts.tsx';
import type { PlanSkill, Roadmap } from './queries.ts';
import { ResourceGroup } from './resource-group.tsx';

type SkillPanelProps = { roadmap: Roadmap; skill: PlanSkill; onBack: () => void; onUnlock: () => void };

/** One open skill, in place of the path: what it gives, and its resources by kind. */
export function SkillPanel({ roadmap, skill, onBack, onUnlock }: SkillPanelProps) {
  const wide = useMediaQuery('(min-width: 768px)', true);
  const done = skill.resources.filter((resource) => resource.done).length;
  const groups = CATEGORIES.map(({ id, label }) => ({
    id,
    label: label(),
    resources: skill.resources.filter(({ category }) => category === id),
  })).filter(({ resources }) => resources.length > 0);
  return (
    <section className="stack skill-panel" style={{ '--gap': '28px' }} aria-labelledby="skill-name">
      <Button variant="bare" icon={ArrowLeft} className="start no-print" onClick={onBack}>
        {m.roadmaps_whole_plan()}
      </Button>
      <header className="row skill-head">
        <div className="stack" style={{ '--gap': '8px' }}>
          <h2 id="skill-name" className="skill-name" tabIndex={-1}>
            {skill.skill_name}
          </h2>
          <p className="soft">
            {m.roadmaps_skill_facts({ hours: formatHours(skill.hours), date: formatDate(skill.due_on) })}{' '}
            <Points value={skill.points} />
          </p>
          <p>{skill.summary}</p>
        </div>
        <Ring
          value={done}
          max={skill.resources.length}
          size={76}
          label={m.roadmaps_resources_done({ done, total: skill.resources.length })}
        >
          {`${done}/${skill.resources.length}`}
        </Ring>
      </header>
      <section className="stack" style={{ '--gap': '14px' }} aria-labelledby="gain">
        <h3 id="gain" className="part-title">
          {m.roadmaps_gain()}
        </h3>
        <ul className="gain">
          {skill.learning_elements.map(({ id, content }) => (
            <li key={id}>
              <Icon of={Check} small />
              <span className="sentence">{content}</span>
            </li>
          ))}
        </ul>
      </section>
      {wide ? (
        <Tabs
          label={m.roadmaps_resources()}
          tabs={groups.map(({ id, label, resources }) => ({
            value: id,
            label,
            count: resources.length,
            panel: <ResourceGroup roadmap={roadmap} category={id} resources={resources} />,
          }))}
        />
      ) : (
        groups.map(({ id, label, resources }) => (
          <section key={id} className="stack" style={{ '--gap': '12px' }} aria-label={label}>
            <h3 className="part-title">{label}</h3>
            <ResourceGroup roadmap={roadmap} category={id} resources={resources} />
          </section>
        ))
      )}
      {!roadmap.attributes.purchased && (
        <Button className="start no-print" onClick={onUnlock}>
          {m.roadmaps_unlock_full()}
        </Button>
      )}
    </section>
  );
}
