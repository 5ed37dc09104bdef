import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatPercent } from '#platform/language/format.ts';
import { useUnfinishedInsights } from './recent-insights.ts';

/** Insights started on this device and not finished. */
export function ContinueReading() {
  const unfinished = useUnfinishedInsights();
  if (unfinished.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="continue-reading">
      <h2 id="continue-reading" className="aside-title">
        {m.insights_continue()}
      </h2>
      <ul className="grid [--min:260px] gap-4">
        {unfinished.map(({ slug, title, cover, read }) => (
          <li key={slug} className="thumb-row">
            <Cover slug={cover} thumb={56} />
            <div>
              <h3 className="card-title">
                <Link to="/insights/detail/$slug" params={{ slug }}>
                  {title}
                </Link>
              </h3>
              <p className="small muted">{m.insights_read_so_far({ share: formatPercent(read) })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
