import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import Rss from 'lucide-react/icons/rss';
import { AdSlot } from '#features/base/ads/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatDate } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { languageLabel } from '#platform/ui/language-label.ts';
import { BLOG, FEED, postsQuery, type PostCard } from './queries.ts';
import './blog.css';

const route = getRouteApi('/blog');

const POST = '/blog/$blog_id';

/**
 * The list of articles. Without a tag, its first page shows the newest one large, two beside it, and the others as a list by
 * date.
 */
export function BlogPage() {
  const { page = 1, tag } = route.useSearch();
  const { data } = useSuspenseQuery(postsQuery(page, tag));
  const frontPosts = page === 1 && !tag ? data.data.slice(0, 3) : [];
  const [newest, ...secondary] = frontPosts;
  const olderPosts = data.data.slice(frontPosts.length);
  const hasArticles = data.data.length > 0 || tag !== undefined;
  return (
    <main className="container page-top blog">
      <header className="blog-head">
        <div className="stack gap-2">
          <h1>{m.blog_heading()}</h1>
          <p className="lead muted">{m.blog_lead()}</p>
        </div>
        <ButtonLink variant="quiet" small icon={Rss} href={FEED}>
          {m.blog_feed()}
        </ButtonLink>
      </header>
      {hasArticles && (
        <nav className="chips" aria-label={m.blog_tags()}>
          <ChipLink render={<Link to={BLOG} search={{}} />} {...(!tag && { 'aria-current': 'page' })}>
            {m.blog_all()}
          </ChipLink>
          {data.facets.tag
            .filter(({ slug, count }) => count > 1 || slug === tag)
            .map(({ slug, name, count }) => (
              <ChipLink
                key={slug}
                count={count}
                render={<Link to={BLOG} search={{ tag: slug }} />}
                {...(slug === tag && { 'aria-current': 'page' })}
              >
                {name}
              </ChipLink>
            ))}
        </nav>
      )}
      {!hasArticles && <NoArticles />}
      {hasArticles && data.data.length === 0 && (
        <EmptyState
          cover="no-such-tag"
          title={m.blog_none()}
          action={<ButtonLink render={<Link to={BLOG} search={{}} />}>{m.blog_none_action()}</ButtonLink>}
        >
          {m.blog_none_text()}
        </EmptyState>
      )}
      {newest && (
        <section aria-label={m.blog_newest()} className="blog-front">
          <LeadPost post={newest} />
          {secondary.map((post) => (
            <Card key={post.id}>
              <Cover slug={post.id} />
              <CardBody>
                <Eyebrow>{kicker(post)}</Eyebrow>
                <CardTitle level={2} render={<Link to={POST} params={{ blog_id: post.id }} />}>
                  {post.attributes.title}
                </CardTitle>
              </CardBody>
            </Card>
          ))}
        </section>
      )}
      <AdSlot place="blog" />
      {olderPosts.length > 0 && (
        <section aria-labelledby="earlier">
          <h2 id="earlier" className={frontPosts.length > 0 ? 'blog-earlier' : 'visually-hidden'}>
            {frontPosts.length > 0 ? m.blog_earlier() : m.blog_title()}
          </h2>
          <ol className="post-index">
            {olderPosts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </ol>
        </section>
      )}
      <Pagination
        page={page}
        pages={data.meta.total_pages}
        link={(to) => <Link to={BLOG} search={{ ...(tag && { tag }), ...(to > 1 && { page: to }) }} />}
      />
    </main>
  );
}

const NoArticles = () => (
  <EmptyState
    cover="no-such-tag"
    title={m.blog_none_yet()}
    action={<ButtonLink render={<Link to="/insights" />}>{m.blog_none_yet_action()}</ButtonLink>}
  >
    {m.blog_none_yet_text()}
  </EmptyState>
);

/** The category, how long it takes to read, and its language where that is not the page's. */
const kicker = ({ attributes: { category, minutes, language } }: PostCard) =>
  [m.blog_kicker({ category: category.name, minutes }), languageLabel(language)].filter((fact) => fact !== null).join(', ');

function LeadPost({ post: card }: { post: PostCard }) {
  const { id, attributes: post } = card;
  return (
    <Card className="lead-post">
      <Cover slug={id} />
      <CardBody>
        <Eyebrow>{kicker(card)}</Eyebrow>
        <CardTitle level={2} render={<Link to={POST} params={{ blog_id: id }} />}>
          {post.title}
        </CardTitle>
        <p className="muted" lang={foreignLanguageTag(post.summary)}>
          {post.summary}
        </p>
        <p className="small muted">{formatDate(post.published_on, 'full')}</p>
      </CardBody>
    </Card>
  );
}

function PostRow({ post: card }: { post: PostCard }) {
  const { id, attributes: post } = card;
  return (
    <li className="post-line">
      <time className="small muted num" dateTime={post.published_on}>
        {formatDate(post.published_on, 'full')}
      </time>
      <div>
        <h3 className="card-title" lang={foreignLanguageTag(post.title)}>
          <Link to={POST} params={{ blog_id: id }}>
            {post.title}
          </Link>
        </h3>
        <p className="muted small" lang={foreignLanguageTag(post.summary)}>
          {post.summary}
        </p>
        <p className="small muted">{kicker(card)}</p>
      </div>
      <Cover slug={id} thumb={72} />
    </li>
  );
}
