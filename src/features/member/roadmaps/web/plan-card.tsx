import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatDay, formatPercent } from '#platform/language/format.ts';
import { CardTitle } from '#platform/ui/card.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Ring } from '#platform/ui/ring.tsx';
import type { RoadmapCard } from './queries.ts';
import { formatStudyTime } from './format-study-time.ts';
import './plan.css';

/** A plan in a list: subject, progress and next step. */
export function PlanCard({ roadmap: { id, attributes: plan } }: { roadmap: RoadmapCard }) {
  const share = plan.hours === 0 ? 0 : plan.hours_done / plan.hours;
  const done = plan.stations.filter((state) => state === 'done').length;
  const company = plan.job?.data.attributes;
  return (
    <li className="card plan-card">
      <div className="row plan-card-head">
        {company ? (
          <Mark slug={company.company_slug} name={company.company_name} size={48} />
        ) : (
          <Cover slug={plan.pack_slug ?? id} thumb={48} />
        )}
        <CardTitle level={3} render={<Link to="/$user_id/roadmap/$id" params={{ user_id: plan.user_slug, id }} />}>
          {plan.subject}
        </CardTitle>
        <Ring value={share * 100} size={56}>
          {formatPercent(share)}
        </Ring>
      </div>
      <span className="mini-path" role="img" aria-label={m.roadmaps_steps({ done, total: plan.skill_count })}>
        {plan.stations.map((state, index) => (
          <i key={index} className={state} />
        ))}
      </span>
      {plan.next && (
        <p className="small">
          <span className="muted">{m.roadmaps_next_short()}</span> <b>{plan.next.name}</b>
          {plan.pause?.until !== null && (
            <>
              ,{' '}
              <span className={plan.next.late ? 'late' : 'muted'}>
                {plan.next.late
                  ? m.roadmaps_late({ date: formatDay(plan.next.due_on) })
                  : m.roadmaps_by({ date: formatDay(plan.next.due_on) })}
              </span>
            </>
          )}
        </p>
      )}
      <Meta>
        <span>
          {plan.source_type === 'LearningPack'
            ? m.roadmaps_steps_count({ count: plan.skill_count })
            : m.roadmaps_skills_count({ count: plan.skill_count })}
        </span>
        <span>{formatStudyTime(plan.hours, 'narrow')}</span>
        {plan.pause ? <span>{pausedLabel(plan.pause)}</span> : <span>{m.roadmaps_by({ date: formatDay(plan.due_on) })}</span>}
        {plan.source_type === 'JobApplication' && (
          <span>{plan.purchased ? m.roadmaps_state_full() : m.roadmaps_state_free()}</span>
        )}
      </Meta>
    </li>
  );
}

const pausedLabel = ({ until }: NonNullable<RoadmapCard['attributes']['pause']>): string =>
  until === null ? m.roadmaps_paused() : m.roadmaps_paused_until_short({ date: formatDay(until) });
