import { Link } from '@tanstack/react-router';
import { PinButton } from '#features/boards/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/web/art/avatar.tsx';
import { Cover } from '#platform/web/art/cover.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/web/ui/card.tsx';
import type { InsightCardResource } from './queries.ts';

/** An insight in the feed; the first of them is drawn wide. */
export function InsightCard({
  insight: { attributes: insight },
  lead = false,
  level = 2,
}: {
  insight: InsightCardResource;
  lead?: boolean;
  level?: 2 | 3;
}) {
  return (
    <Card className={lead ? 'lead-card' : ''}>
      <Cover slug={insight.slug} />
      <CardBody>
        <Eyebrow>{insight.topic}</Eyebrow>
        <CardTitle level={level} render={<Link to="/insights/detail/$slug" params={{ slug: insight.slug }} />}>
          {insight.title}
        </CardTitle>
        <p className="soft small">{insight.summary}</p>
        <div className="byline byline-end">
          <Avatar name={insight.author} size={28} />
          <span>
            <span className="strong">{insight.author}</span>{' '}
            <span className="soft">{m.insights_minutes({ minutes: insight.minutes })}</span>
          </span>
          <PinButton kind="insight" id={insight.slug} title={insight.title} small />
        </div>
      </CardBody>
    </Card>
  );
}
