import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { AdSlot } from '#features/base/ads/web/index.ts';
import { LazyDiscussion, prefetchComments } from '#features/base/discussion/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatDate } from '#platform/language/format.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { LogoMark } from '#platform/ui/logo.tsx';
import { languageLabel } from '#platform/ui/language-label.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { RichText } from '#platform/ui/rich-text.tsx';
import { Chapters } from './chapters.tsx';
import { AdjacentPosts } from './adjacent-posts.tsx';
import { fieldCoursesQuery, RelatedOpportunities, fieldJobsQuery } from './related-opportunities.tsx';
import { FEED, postQuery, type Post } from './queries.ts';
import { structuredPost } from './structured-post.ts';

export const Route = createFileRoute('/blog/$blog_id')({
  loader: async ({ context: { queryClient, brand }, params }): Promise<PageHead> => {
    const { attributes } = (await queryClient.ensureQueryData(postQuery(params.blog_id))).data;
    const { family } = attributes;
    await Promise.all([
      prefetchComments(queryClient, { type: 'blog', id: attributes.slug }),
      family && queryClient.ensureQueryData(fieldJobsQuery(family)),
      family && queryClient.ensureQueryData(fieldCoursesQuery(family)),
    ]);
    return {
      title: attributes.title,
      description: attributes.summary,
      path: `/blog/${attributes.slug}`,
      type: 'article',
      keywords: [attributes.category.name, ...attributes.tags.map(({ name }) => name)].join(', '),
      image: `${siteOrigin()}/api/blogs/${attributes.slug}/share.png`,
      structured: structuredPost(attributes, brand),
      above: [{ name: m.blog_title(), path: '/blog' }],
      feed: FEED,
      ...(attributes.only_staff && { hidden: true }),
    };
  },
  head: pageHead,
  component: PostPage,
});

// Only editors get it.
const PreviewBanner = lazy(async () => ({ default: (await import('#platform/ui/preview-banner.tsx')).PreviewBanner }));

/** An article with related content and comments. */
function PostPage() {
  const { blog_id } = Route.useParams();
  const { attributes: post } = useSuspenseQuery(postQuery(blog_id)).data.data;
  return (
    <main className="post">
      {post.only_staff && (
        <div className="container page-top">
          <Suspense>
            <PreviewBanner to={`/staff/articles/${post.slug}`} />
          </Suspense>
        </div>
      )}
      <article className="container">
        <Breadcrumbs crumbs={[{ label: m.blog_title(), render: <Link to="/blog" /> }, { label: post.title }]} />
        <header className="post-head">
          <p className="eyebrow">{post.category.name}</p>
          <h1 lang={foreignLanguageTag(post.title)}>{post.title}</h1>
          <p className="lead muted" lang={foreignLanguageTag(post.summary)}>
            {post.summary}
          </p>
          <div className="row justify-between">
            <Byline post={post} />
            <ShareMenu small title={post.title} path={`/blog/${post.slug}`} />
          </div>
        </header>
        <Cover slug={post.slug} className="post-cover" />
        <div className="with-aside post-text [--aside:260px]">
          <aside className="sticky">
            <Chapters contents={post.contents} />
          </aside>
          <div className="stack gap-8">
            <div className="prose lead">
              <RichText html={post.body} link={editorsLink} />
            </div>
            <nav className="chips" aria-label={m.blog_tags()}>
              {post.tags.map(({ slug, name }) => (
                <ChipLink key={slug} render={<Link to="/blog" search={{ tag: slug }} />}>
                  {name}
                </ChipLink>
              ))}
            </nav>
          </div>
        </div>
      </article>
      <RelatedOpportunities post={post} />
      <div className="container stack post-end gap-12">
        <AdSlot place="blog-detail" />
        <AdjacentPosts post={post} />
        <div id="comments" className="post-comments">
          <LazyDiscussion type="blog" id={post.slug} category={post.category.slug} hashtags={post.tags.map((tag) => tag.slug)} />
        </div>
      </div>
    </main>
  );
}

const Byline = ({ post }: { post: Post['attributes'] }) => (
  <div className="author-row">
    <span className="editors-logo">
      <LogoMark size={24} />
    </span>
    <div>
      <p className="strong">{m.blog_editors({ brand: Route.useRouteContext().brand })}</p>
      <Meta>
        {formatDate(post.published_on, 'full')}
        {m.blog_minutes({ minutes: post.minutes })}
        {languageLabel(post.language)}
        {post.updated_on && m.blog_updated({ date: formatDate(post.updated_on, 'full') })}
      </Meta>
    </div>
  </div>
);

/** A link written by the editors: internal ones use the router, others open in a new tab. */
const editorsLink = (href: string, text: ReactNode) =>
  href.startsWith('/') ? (
    <Link className="link" {...linkTo(href)}>
      {text}
    </Link>
  ) : (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="visually-hidden"> ({m.blog_new_tab()})</span>
    </a>
  );
