import { Link } from '@tanstack/react-router';
import { useRecommended } from '#features/base/ranking/web/index.ts';
import type { FeedSource } from '#features/base/analytics/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import type { InsightCardResource } from './queries.ts';
import { readingFacts } from './reading-facts.ts';

type InsightLineProps = {
  insight: InsightCardResource;
  /** The source of the recommendation. */
  source: FeedSource;
};

/** An insight as a compact row with a small cover, for sidebars. */
export function InsightLine({ insight: { id, attributes }, source }: InsightLineProps) {
  const impressionProps = useRecommended({ type: 'knowledge', id, source });
  return (
    <li className="thumb-row" {...impressionProps}>
      <Cover slug={attributes.cover} thumb={56} />
      <div>
        <h3 className="card-title" lang={foreignLanguageTag(attributes.title)}>
          <Link to="/insights/detail/$slug" params={{ slug: attributes.slug }}>
            {attributes.title}
          </Link>
        </h3>
        <p className="small muted">
          {attributes.topic}, {readingFacts(attributes)}
        </p>
      </div>
    </li>
  );
}
