import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AdSlot } from '#features/base/ads/web/index.ts';
import { Discussion, prefetchComments } from '#features/base/discussion/web/index.ts';
import { CATALOGUE_TAG, foreignTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatDate } from '#platform/language/format.ts';
import { linkTo } from '#platform/browser/link-to.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { LogoSign } from '#platform/ui/logo.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { RichText } from '#platform/ui/rich-text.tsx';
import { Chapters } from './chapters.tsx';
import { Neighbours } from './neighbours.tsx';
import { coursesQuery, PutToUse, rolesQuery } from './put-to-use.tsx';
import { FEED, postQuery, type Post } from './queries.ts';
import { structuredPost } from './structured-post.ts';

export const Route = createFileRoute('/blog/$blog_id')({
  loader: async ({ context: { queryClient, brand }, params }): Promise<PageHead> => {
    const { attributes } = (await queryClient.ensureQueryData(postQuery(params.blog_id))).data;
    const { family } = attributes;
    await Promise.all([
      prefetchComments(queryClient, { type: 'blog', id: attributes.slug }),
      family && queryClient.ensureQueryData(rolesQuery(family)),
      family && queryClient.ensureQueryData(coursesQuery(family)),
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
    };
  },
  head: pageHead,
  component: PostPage,
});

/** One article to read, what it leads to here, and what others say about it. */
function PostPage() {
  const { blog_id } = Route.useParams();
  const { attributes: post } = useSuspenseQuery(postQuery(blog_id)).data.data;
  return (
    <main className="post">
      <article className="container">
        <Breadcrumbs crumbs={[{ label: m.blog_title(), render: <Link to="/blog" /> }, { label: post.title }]} />
        <header className="post-head">
          <p className="eyebrow">{post.category.name}</p>
          <h1 lang={foreignTag(post.title)}>{post.title}</h1>
          <p className="lead soft" lang={foreignTag(post.summary)}>
            {post.summary}
          </p>
          <Byline post={post} />
        </header>
        <Cover slug={post.slug} className="post-cover" />
        <div className="with-aside post-text" style={{ '--aside': '260px' }}>
          <aside className="sticky">
            <Chapters contents={post.contents} />
          </aside>
          <div className="stack" style={{ '--gap': '32px' }}>
            <div className="prose lead" lang={CATALOGUE_TAG}>
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
      <PutToUse post={post} />
      <div className="container stack post-end" style={{ '--gap': '48px' }}>
        <AdSlot place="blog-detail" />
        <Neighbours post={post} />
        <div id="comments" className="post-talk">
          <Discussion type="blog" id={post.slug} />
        </div>
      </div>
    </main>
  );
}

const Byline = ({ post }: { post: Post['attributes'] }) => (
  <div className="who">
    <span className="editors-sign">
      <LogoSign size={24} />
    </span>
    <div>
      <p className="strong">{m.blog_editors({ brand: Route.useRouteContext().brand })}</p>
      <Meta>
        {formatDate(post.published_on, 'full')}
        {m.blog_minutes({ minutes: post.minutes })}
        {post.updated_on && m.blog_updated({ date: formatDate(post.updated_on, 'full') })}
      </Meta>
    </div>
  </div>
);

/** A link of the editors: within the site by the router, outside in a new tab. */
const editorsLink = (href: string, words: ReactNode) =>
  href.startsWith('/') ? (
    <Link className="link" {...linkTo(href)}>
      {words}
    </Link>
  ) : (
    <a className="link" href={href} target="_blank" rel="noopener noreferrer">
      {words}
      <span className="visually-hidden"> ({m.blog_new_tab()})</span>
    </a>
  );
