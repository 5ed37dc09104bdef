import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/web/art/cover.tsx';
import type { InsightCardResource } from './queries.ts';

/** An insight in one line with a small cover, beside something else. */
export function InsightLine({ insight: { attributes } }: { insight: InsightCardResource }) {
  return (
    <li className="beside">
      <Cover slug={attributes.cover} thumb={56} />
      <div>
        <h3 className="card-title">
          <Link to="/insights/detail/$slug" params={{ slug: attributes.slug }}>
            {attributes.title}
          </Link>
        </h3>
        <p className="small soft">
          {attributes.topic}, {m.insights_minutes({ minutes: attributes.minutes })}
        </p>
      </div>
    </li>
  );
}
