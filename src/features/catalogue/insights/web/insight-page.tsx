import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { LazyDiscussion, prefetchComments } from '#features/base/discussion/web/index.ts';
import { ReportButton } from '#features/base/moderation/web/index.ts';
import { foreignLanguageTag, languageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatDate } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { LikeButton, SaveButton } from './insight-actions.tsx';
import { InsightAside } from './insight-aside.tsx';
import { OwnMenu } from './own-menu.tsx';
import { insightQuery, type Insight } from './queries.ts';
import { readingFacts } from './reading-facts.ts';
import { RichText } from '#platform/ui/rich-text.tsx';
import { ShareButton } from './share-button.tsx';
import { HashtagChips } from './topic-chips.tsx';
import { useReadingProgress } from './use-reading-progress.ts';

const insightPath = (slug: string) => `/insights/detail/${slug}`;

export const Route = createFileRoute('/insights/detail/$slug')({
  loader: async ({ context: { queryClient, brand }, params: { slug } }): Promise<PageHead> => {
    const [insight] = await Promise.all([
      queryClient.ensureQueryData(insightQuery(slug)),
      prefetchComments(queryClient, { type: 'knowledge', id: slug }),
    ]);
    const { attributes } = insight.data;

    return {
      title: attributes.title,
      description: attributes.summary,
      path: insightPath(slug),
      type: 'article',
      keywords: [attributes.topic, ...attributes.hashtags.map(({ name }) => name)].join(', '),
      hidden: attributes.state !== 'published',
      structured: structuredArticle(attributes, brand),
      above: [
        { name: m.insights_title(), path: '/insights' },
        ...(attributes.category
          ? [{ name: attributes.category.name, path: `/insights/browse?category=${attributes.category.slug}` }]
          : []),
      ],
    };
  },
  head: pageHead,
  component: InsightPage,
});

const structuredArticle = (insight: Insight['attributes'], brand: string) => ({
  '@type': 'Article',
  headline: insight.title,
  inLanguage: languageTag(insight.language),
  description: insight.summary,
  image: `${siteOrigin()}/share${insightPath(insight.slug)}.png`,
  datePublished: insight.published_on,
  articleSection: insight.topic,
  keywords: insight.hashtags.map(({ name }) => name).join(', '),
  author: insight.author_slug
    ? { '@type': 'Person', name: insight.author, url: `${siteOrigin()}/profile/${insight.author_slug}` }
    : { '@type': 'Organization', name: insight.author, url: siteOrigin() },
  publisher: { '@type': 'Organization', name: brand, url: siteOrigin() },
  mainEntityOfPage: `${siteOrigin()}${insightPath(insight.slug)}`,
});

// Only editors get it.
const PreviewBanner = lazy(async () => ({ default: (await import('#platform/ui/preview-banner.tsx')).PreviewBanner }));

/** One insight with its comments and recommendations. */
function InsightPage() {
  const { slug } = Route.useParams();
  const insight = useSuspenseQuery(insightQuery(slug)).data.data;
  const { attributes } = insight;
  const text = useRef<HTMLDivElement>(null);
  useReadingProgress(insight, text);
  return (
    <main className="container">
      <Breadcrumbs
        crumbs={[
          { label: m.insights_title(), render: <Link to="/insights" /> },
          ...(attributes.category
            ? [
                {
                  label: attributes.category.name,
                  render: <Link to="/insights/browse" search={{ category: attributes.category.slug }} />,
                },
              ]
            : []),
          { label: attributes.title || m.insights_untitled() },
        ]}
      />
      <div className="with-aside insight-page">
        <div className="stack gap-8">
          <article className="stack gap-5">
            <StateBanner insight={insight} />
            <h1 lang={foreignLanguageTag(attributes.title)}>{attributes.title || m.insights_untitled()}</h1>
            <Byline insight={insight} />
            <Cover slug={attributes.cover} className="insight-cover" />
            <div className="prose lead" ref={text}>
              <RichText html={attributes.body} />
            </div>
            {attributes.source && (
              <p className="small muted">
                {m.insights_source()}{' '}
                <a className="link" href={attributes.source.url} target="_blank" rel="nofollow ugc noopener noreferrer">
                  {attributes.source.host}
                </a>
              </p>
            )}
            <HashtagChips hashtags={attributes.hashtags} />
            {attributes.state === 'published' && <ActionBar insight={insight} />}
          </article>
          {attributes.state === 'published' && (
            <div id="comments">
              <LazyDiscussion
                type="knowledge"
                id={slug}
                category={attributes.category?.slug ?? null}
                hashtags={attributes.hashtags.map((tag) => tag.slug)}
              />
            </div>
          )}
        </div>
        <InsightAside insight={insight} />
      </div>
    </main>
  );
}

function Byline({ insight }: { insight: Insight }) {
  const { author, author_slug, published_on, can } = insight.attributes;
  const page: string = `/profile/${author_slug ?? ''}`;
  return (
    <div className="author-row">
      <Avatar name={author} size={44} />
      <p>
        <span className="strong">
          {author_slug ? (
            <Link to={page} className="person-link">
              {author}
            </Link>
          ) : (
            author
          )}
        </span>
        <br />
        <span className="small muted">
          {formatDate(published_on, 'full')}, {readingFacts(insight.attributes)}
        </span>
      </p>
      {(can.edit || can.restore) && <OwnMenu insight={insight} leavesPage />}
    </div>
  );
}

/** States why a card is not public: a draft, deleted or hidden. */
function StateBanner({ insight: { attributes } }: { insight: Insight }) {
  if (attributes.only_staff)
    return (
      <Suspense>
        <PreviewBanner to={`/staff/insights/${attributes.slug}`} />
      </Suspense>
    );
  if (attributes.state === 'draft') return <Banner>{m.insights_is_draft()}</Banner>;
  if (attributes.state === 'deleted') return <Banner kind="warn">{m.insights_is_deleted()}</Banner>;
  if (attributes.state !== 'hidden') return null;
  return <Banner kind="warn">{m.insights_is_hidden({ reason: attributes.hidden_reason ?? '' })}</Banner>;
}

function ActionBar({ insight }: { insight: Insight }) {
  const { author, author_slug } = insight.attributes;
  return (
    <div className="action-bar">
      <LikeButton insight={insight} variant="quiet" />
      <SaveButton insight={insight} variant="quiet" />
      <PinButton kind="insight" id={insight.id} title={insight.attributes.title} iconOnly={false} variant="quiet" />
      <ShareButton insight={insight} />
      {!insight.attributes.can.edit && (
        <ReportButton type="knowledge" id={insight.id} author={{ name: author, slug: author_slug }} />
      )}
    </div>
  );
}
