import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { popularInsightsQuery, type InsightCardResource } from '#features/catalogue/insights/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Card, CardBody, CardFoot, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import './home.css';

export const HOME_INSIGHT_COUNT = 5;
const INSIGHT_PATH = '/insights/detail/$slug';

/** The most popular insight large, four more beside it. */
export function InsightShelf() {
  const { data } = useSuspenseQuery(popularInsightsQuery(HOME_INSIGHT_COUNT));
  const [lead, ...others] = data.data;
  if (!lead) return null;
  return (
    <section className="section container section-tight" aria-labelledby="insights">
      <div className="section-head">
        <h2 id="insights">{m.marketing_insights()}</h2>
        <TextLink render={<Link to="/insights" />}>{m.marketing_insights_all()}</TextLink>
      </div>
      <div className="lead-insight">
        <LeadInsight insight={lead.attributes} />
        <ul className="stack insight-lines">
          {others.map(({ id, attributes: insight }) => (
            <li key={id} className="card insight-line">
              <Cover slug={insight.cover} thumb={88} />
              <div>
                <Eyebrow>{insight.topic}</Eyebrow>
                <CardTitle render={<Link to={INSIGHT_PATH} params={{ slug: insight.slug }} />}>{insight.title}</CardTitle>
                <Meta>
                  {insight.author}
                  {m.marketing_min({ minutes: insight.minutes })}
                </Meta>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function LeadInsight({ insight }: { insight: InsightCardResource['attributes'] }) {
  return (
    <Card>
      <Cover slug={insight.cover} style={{ aspectRatio: '2 / 1' }} />
      <CardBody>
        <Eyebrow>{insight.topic}</Eyebrow>
        <CardTitle className="title-s" render={<Link to={INSIGHT_PATH} params={{ slug: insight.slug }} />}>
          {insight.title}
        </CardTitle>
        <p className="muted">{insight.summary}</p>
        <CardFoot>
          <Avatar name={insight.author} size={28} />
          <span className="muted">{m.marketing_read({ author: insight.author, minutes: insight.minutes })}</span>
        </CardFoot>
      </CardBody>
    </Card>
  );
}
