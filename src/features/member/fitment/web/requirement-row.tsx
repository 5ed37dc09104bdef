import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleMinus from 'lucide-react/icons/circle-minus';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import type { Requirement } from './queries.ts';
import { NoQuote, Quote } from './quote.tsx';
import './report.css';

const STATUSES = {
  met: { band: 'band-good', icon: CircleCheck, label: m.fitment_met },
  partly: { band: 'band-moderate', icon: CircleDashed, label: m.fitment_partly },
  missing: { band: 'band-low', icon: CircleMinus, label: m.fitment_missing },
} as const;

type RequirementRowProps = { requirement: Requirement; level?: 3 | 4; children?: ReactNode };

/** One requirement: the ad's sentence beside the best evidence, with status and points. */
export function RequirementRow({ requirement, level = 4, children }: RequirementRowProps) {
  const { label, kind, ad, status, points, out_of, evidence, note } = requirement;
  const state = STATUSES[status];
  const Heading = `h${level}` as const;
  const [best, ...more] = evidence;
  return (
    <li className={`requirement ${state.band}`}>
      <div className="requirement-head">
        <Heading>{label}</Heading>
        <Tag>{kind === 'required' ? m.fitment_required() : m.fitment_preferred()}</Tag>
        <span className="push-end status">
          <Icon of={state.icon} small />
          {state.label()}
          <span className="num muted status-points">
            {m.fitment_points_of({ points: formatNumber(points), total: formatNumber(out_of) })}
          </span>
        </span>
      </div>
      <div className="quotes">
        <Quote label={m.fitment_the_ad()} text={ad.quote} mark={ad.mark} />
        {best ? (
          <Quote isResume label={sourceLabel(best)} text={best.quote} mark={best.mark} note={best.when} />
        ) : (
          <NoQuote label={m.fitment_your_resume()}>{m.fitment_nothing_found()}</NoQuote>
        )}
      </div>
      {more.length > 0 && (
        <details className="more-evidence">
          <summary className="small muted">{m.fitment_more_evidence({ count: more.length })}</summary>
          <ul className="stack gap-2">
            {more.map((item, index) => (
              <li key={`${item.quote}-${index}`}>
                <Quote isResume label={sourceLabel(item)} text={item.quote} mark={item.mark} note={item.when} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {note && <p className="small muted">{note}</p>}
      {children}
    </li>
  );
}

const sourceLabel = ({ section }: Requirement['evidence'][number]) =>
  section === 'profile' ? m.fitment_your_learning() : m.fitment_your_resume();
