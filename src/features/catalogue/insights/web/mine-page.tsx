import { createFileRoute, Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useCurrentUser, SignInWall } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatDate, formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { InfiniteFeed } from './infinite-feed.tsx';
import { OwnMenu } from './own-menu.tsx';
import { mineQuery, type InsightCardResource, type OwnState } from './queries.ts';

const STATES: readonly OwnState[] = ['published', 'draft', 'saved', 'deleted'];
const STATE_LABELS: Record<OwnState, () => string> = {
  published: m.insights_published,
  draft: m.insights_drafts,
  saved: m.insights_saved,
  deleted: m.insights_deleted_ones,
};
const EMPTY_LABELS: Record<OwnState, () => string> = {
  published: m.insights_none_published,
  draft: m.insights_none_drafts,
  saved: m.insights_none_saved,
  deleted: m.insights_none_deleted,
};

type MineSearch = { state?: OwnState };
const parseSearch = ({ state }: Record<string, unknown>): MineSearch => {
  const selected = STATES.find((option) => option === state);
  return selected && selected !== 'published' ? { state: selected } : {};
};

export const Route = createFileRoute('/insights/mine')({
  validateSearch: parseSearch,
  loader: (): PageHead => ({
    title: m.insights_mine(),
    description: m.insights_mine_lead(),
    path: '/insights/mine',
    hidden: true,
  }),
  head: pageHead,
  component: MinePage,
});

/** All my cards: published, drafts, saved, and deleted ones that can be restored. */
function MinePage() {
  const user = useCurrentUser();
  const { state = 'published' } = parseSearch(Route.useSearch());
  if (!user) return <SignInWall title={m.insights_mine()} reason={m.insights_mine_login()} />;
  return (
    <main className="container page-top stack gap-5">
      <Breadcrumbs crumbs={[{ label: m.insights_title(), render: <Link to="/insights" /> }, { label: m.insights_mine() }]} />
      <div className="row">
        <h1>{m.insights_mine()}</h1>
        <div className="push-end">
          <ButtonLink icon={Plus} render={<Link to="/insights/create" />}>
            {m.insights_write()}
          </ButtonLink>
        </div>
      </div>
      <nav className="scroll-x" aria-label={m.insights_mine()}>
        {STATES.map((option) => (
          <ChipLink
            key={option}
            render={<Link to="/insights/mine" search={parseSearch({ state: option })} />}
            aria-current={option === state ? 'true' : undefined}
          >
            {STATE_LABELS[option]()}
          </ChipLink>
        ))}
      </nav>
      <InfiniteFeed
        key={state}
        query={mineQuery(state)}
        {...(state !== 'saved' && { card: (insight: InsightCardResource) => <OwnCard insight={insight} /> })}
        empty={
          <EmptyState
            cover="a-blank-card"
            title={EMPTY_LABELS[state]()}
            action={
              <ButtonLink render={<Link to={state === 'saved' ? '/insights' : '/insights/create'} />}>
                {state === 'saved' ? m.insights_read_some() : m.insights_write()}
              </ButtonLink>
            }
          >
            {m.insights_mine_lead()}
          </EmptyState>
        }
      />
    </main>
  );
}

/** One of my cards, with its counts and what I can do with it. */
function OwnCard({ insight }: { insight: InsightCardResource }) {
  const { attributes } = insight;
  const opensEditor = attributes.state === 'draft';
  return (
    <Card>
      <Cover slug={attributes.cover} />
      <CardBody>
        <Eyebrow className="eyebrow-line">
          {attributes.state === 'hidden' ? m.insights_hidden() : attributes.topic || m.insights_draft()}
          <OwnMenu insight={insight} />
        </Eyebrow>
        <CardTitle
          level={2}
          render={
            opensEditor ? (
              <Link to="/insights/create" search={{ edit: insight.id }} />
            ) : (
              <Link to="/insights/detail/$slug" params={{ slug: insight.id }} />
            )
          }
        >
          {attributes.title || m.insights_untitled()}
        </CardTitle>
        <p className="muted small">{attributes.summary}</p>
        <Meta>
          {formatDate(attributes.published_on, 'full')}
          {attributes.state === 'published' && m.insights_likes({ count: attributes.likes })}
          {attributes.state === 'published' &&
            attributes.saves > 0 &&
            m.insights_saves({ count: formatNumber(attributes.saves) })}
        </Meta>
      </CardBody>
    </Card>
  );
}
