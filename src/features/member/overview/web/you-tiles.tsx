import { Link } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import Route from 'lucide-react/icons/route';
import Send from 'lucide-react/icons/send';
import type { ReactElement, ReactNode } from 'react';
import { bandName } from '#features/member/fitment/web/index.ts';
import { applicationStageLabel } from '#features/member/tracker/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDay, formatPercent } from '#platform/language/format.ts';
import { Icon, type IconShape } from '#platform/ui/icon.tsx';
import { RenderLink } from '#platform/ui/render-link.tsx';
import { Ring } from '#platform/ui/ring.tsx';
import type { Overview } from './queries.ts';
import './you.css';

/** Plans, scores, applications and résumés as tiles with their state. */
export function YouTiles({ overview: { plan, scores, applications, counts } }: { overview: Overview }) {
  const [score] = scores;
  const [moved] = applications;
  const done = plan && plan.plan_hours > 0 ? plan.plan_hours_done / plan.plan_hours : 0;
  return (
    <ul className="you-tiles">
      <Tile
        link={<Link to="/plans" />}
        art={
          plan ? (
            <Ring value={done * 100} size={48}>
              {formatPercent(done)}
            </Ring>
          ) : (
            <Glyph of={Route} />
          )
        }
        title={m.overview_plans()}
        text={planText(plan, counts.plans)}
      />
      <Tile
        link={
          score ? (
            <Link to="/fitment-score/$jobApplicationId" params={{ jobApplicationId: score.application_id }} />
          ) : (
            <Link to="/how-the-score-works" />
          )
        }
        art={
          score && score.score !== null ? (
            <Ring value={score.score} size={48} tone={score.band}>
              {score.score}
            </Ring>
          ) : (
            <Glyph of={Gauge} />
          )
        }
        title={m.overview_scores_title()}
        text={score ? m.overview_scores_count({ count: counts.scores, band: bandName(score.band) }) : m.overview_scores_none()}
      />
      <Tile
        link={<Link to="/applications" />}
        art={<Glyph of={Send} />}
        title={m.overview_applications()}
        text={
          moved
            ? m.overview_applications_count({ count: counts.applications, what: applicationStageLabel(moved.what) })
            : m.overview_applications_none()
        }
      />
      <Tile
        link={<Link to="/resumes" />}
        art={<Glyph of={FileText} />}
        title={m.overview_resumes()}
        text={counts.resumes > 0 ? m.overview_resumes_count({ count: counts.resumes }) : m.overview_resumes_none()}
      />
    </ul>
  );
}

function planText(plan: Overview['plan'], count: number): string {
  if (!plan) return count > 0 ? m.overview_plans_done({ count }) : m.overview_plans_none();
  return plan.paused ? m.overview_plans_paused({ count }) : m.overview_plans_count({ count, date: formatDay(plan.plan_due_on) });
}

const Glyph = ({ of }: { of: IconShape }) => (
  <span className="you-glyph">
    <Icon of={of} />
  </span>
);

type TileProps = { link: ReactElement; art: ReactNode; title: string; text: string };

const Tile = ({ link, art, title, text }: TileProps) => (
  <li>
    <RenderLink render={link} className="panel you-tile">
      {art}
      <span className="stack gap-0.5">
        <b>{title}</b>
        <span className="small muted">{text}</span>
      </span>
    </RenderLink>
  </li>
);
