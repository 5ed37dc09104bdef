import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { Discussion } from '#features/discussion/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/web/api.ts';
import { Avatar } from '#platform/web/art/avatar.tsx';
import { Cover } from '#platform/web/art/cover.tsx';
import { formatDate } from '#platform/web/format.ts';
import { pageHead } from '#platform/web/page-head.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Lines } from '#platform/web/ui/lines.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Tag } from '#platform/web/ui/tag.tsx';
import { insightQuery, type InsightCardResource } from './queries.ts';
import { ShareInsight } from './share-insight.tsx';

const JOBS: string = '/jobs-apprenticeships';
const pathOf = (slug: string) => `/insights/detail/${slug}`;

export const Route = createFileRoute('/insights/detail/$slug')({
  loader: async ({ context, params }) => (await context.queryClient.ensureQueryData(insightQuery(params.slug))).data.attributes,
  head: ({ loaderData, params }) =>
    loaderData
      ? pageHead({
          title: loaderData.title,
          description: loaderData.summary,
          path: pathOf(params.slug),
          type: 'article',
          keywords: [loaderData.topic, ...loaderData.hashtags].join(', '),
          structured: articleOf(loaderData),
        })
      : {},
  component: InsightPage,
});

type Insight = Pick<
  InsightCardResource['attributes'],
  'slug' | 'title' | 'summary' | 'author' | 'published_on' | 'topic' | 'hashtags'
>;

const articleOf = (insight: Insight) => ({
  '@type': 'Article',
  headline: insight.title,
  description: insight.summary,
  datePublished: insight.published_on,
  articleSection: insight.topic,
  keywords: insight.hashtags.join(', '),
  author: { '@type': 'Organization', name: insight.author },
  mainEntityOfPage: `${siteOrigin()}${pathOf(insight.slug)}`,
});

/** One insight to read, and what goes well with it. */
function InsightPage() {
  const { slug } = Route.useParams();
  const { attributes: insight } = useSuspenseQuery(insightQuery(slug)).data.data;
  return (
    <main className="container">
      <Breadcrumbs
        crumbs={[
          { label: m.insights_title(), render: <Link to="/insights" /> },
          { label: insight.topic, render: <Link to="/insights" search={{ topic: insight.topic }} /> },
          { label: insight.title },
        ]}
      />
      <div className="with-aside insight-page">
        <article className="stack" style={{ '--gap': '20px' }}>
          <h1>{insight.title}</h1>
          <div className="who">
            <Avatar name={insight.author} size={44} />
            <p>
              <span className="strong">{insight.author}</span>
              <br />
              <span className="small soft">
                {formatDate(insight.published_on, 'full')}, {m.insights_minutes({ minutes: insight.minutes })}
              </span>
            </p>
          </div>
          <Cover slug={insight.slug} className="insight-cover" />
          <div className="prose lead">
            <Lines text={insight.body} />
          </div>
          <ul className="row" aria-label={m.insights_tags()}>
            {insight.hashtags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </ul>
          <ShareInsight slug={slug} title={insight.title} url={`${siteOrigin()}${pathOf(slug)}`} />
          <Discussion type="knowledge" id={slug} />
        </article>
        <aside className="stack" style={{ '--gap': '32px' }}>
          <Panel gap={8}>
            <h2 className="small">{m.insights_roles_title()}</h2>
            <p className="small soft">{m.insights_roles_text()}</p>
            <ButtonLink variant="quiet" small render={<Link to={JOBS} />}>
              {m.insights_roles_action()}
            </ButtonLink>
          </Panel>
          <WellWith related={insight.related} />
        </aside>
      </div>
    </main>
  );
}

function WellWith({ related }: { related: readonly InsightCardResource[] }) {
  return (
    <section className="stack" aria-labelledby="well-with">
      <h2 id="well-with" className="aside-title">
        {m.insights_well_with()}
      </h2>
      <ul className="stack" style={{ '--gap': '12px' }}>
        {related.map(({ id, attributes: other }) => (
          <li key={id} className="beside">
            <Cover slug={other.slug} thumb={56} />
            <div>
              <h3 className="card-title">
                <Link to="/insights/detail/$slug" params={{ slug: other.slug }}>
                  {other.title}
                </Link>
              </h3>
              <p className="small soft">
                {other.topic}, {m.insights_minutes({ minutes: other.minutes })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
