import { m } from '#platform/messages/messages.js';
import { PlanProgress } from './plan-progress.tsx';
import type { Roadmap } from './queries.ts';
import './plan.css';

/** The plan's title, summary, resource counts and progress. */
export function PlanHeader({ roadmap }: { roadmap: Roadmap }) {
  const plan = roadmap.attributes;
  const counts = plan.resource_counts_by_category;
  const facts: [string, number][] = [
    [m.roadmaps_courses(), counts.course],
    [m.roadmaps_videos(), counts.video],
    [m.roadmaps_books(), counts.pdf],
    [m.roadmaps_other(), counts.documentation],
  ];
  return (
    <header className="plan-head">
      <div className="stack gap-4">
        <h1>{plan.title}</h1>
        <p className="muted plan-summary">{plan.summary}</p>
        {plan.source_type === 'JobApplication' && (
          <dl className="facts">
            {facts.map(([label, value]) => (
              <FactPair key={label} label={label} value={value} />
            ))}
          </dl>
        )}
      </div>
      <PlanProgress roadmap={roadmap} />
    </header>
  );
}

const FactPair = ({ label, value }: { label: string; value: number }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);
