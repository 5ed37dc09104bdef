import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import Flag from 'lucide-react/icons/flag';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDay, formatPercent } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Path, PathStep } from '#platform/ui/path.tsx';
import { Points } from '#features/member/fitment/web/index.ts';
import { Ring } from '#platform/ui/ring.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { sharedPlanQuery } from './queries.ts';
import { stepIconState } from './step-labels.tsx';
import { formatStudyTime } from './format-study-time.ts';
import './plan.css';

const route = getRouteApi('/shared-plans/$token');

/** A shared plan: steps, dates, and the score only if its owner chose to include it. */
export function SharedPlanPage() {
  const { token } = route.useParams();
  const { attributes: plan } = useSuspenseQuery(sharedPlanQuery(token)).data.data;
  const share = plan.hours === 0 ? 0 : plan.hours_done / plan.hours;
  return (
    <main className="container page-top stack shared-plan gap-7" id="roadmap-print">
      <header className="row skill-head">
        <div className="stack gap-2">
          <h1>{plan.title}</h1>
          <p className="muted">
            {m.roadmaps_shared_facts({
              done: formatStudyTime(plan.hours_done),
              total: formatStudyTime(plan.hours),
              date: formatDate(plan.due_on, 'full'),
            })}
          </p>
          {plan.current_score !== null && plan.projected_score !== null && (
            <p className="num">{m.roadmaps_scores({ now: plan.current_score, after: plan.projected_score })}</p>
          )}
        </div>
        <Ring value={share * 100} size={76}>
          {formatPercent(share)}
        </Ring>
      </header>
      <Path step={22}>
        {plan.skills.map((skill, index) => (
          <PathStep key={skill.skill_id} state={stepIconState(skill.state)} marker={index + 1}>
            <p className="strong">
              {skill.public_page ? (
                <TextLink render={<Link to="/skills/$id" params={{ id: skill.skill_id }} />}>{skill.skill_name}</TextLink>
              ) : (
                skill.skill_name
              )}{' '}
              {skill.points !== null && skill.points > 0 && <Points value={skill.points} />}
            </p>
            <p className="small muted">
              {formatStudyTime(skill.hours)},{' '}
              {skill.done_on
                ? m.roadmaps_done_on({ date: formatDay(skill.done_on) })
                : m.roadmaps_by({ date: formatDay(skill.due_on) })}
            </p>
          </PathStep>
        ))}
        <PathStep marker={<Icon of={Flag} small />}>
          <p className="strong">{m.roadmaps_shared_end()}</p>
        </PathStep>
      </Path>
      <section className="panel stack no-print gap-3">
        <p>{m.roadmaps_shared_about()}</p>
        <ButtonLink className="start" render={<Link to="/jobs-apprenticeships" />}>
          {m.roadmaps_shared_action()}
        </ButtonLink>
      </section>
    </main>
  );
}
