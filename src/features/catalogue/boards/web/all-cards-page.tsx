import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Card, CardBody, CardFoot, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { cardLink, isInternal } from './card-link.tsx';
import { cardKindLabel, cardTitle } from './card-labels.ts';
import { allCardsQuery, type PinnedCard } from './queries.ts';

export const Route = createFileRoute('/all-cards/$user_slug')({
  loader: async ({ context, params }): Promise<PageHead> => {
    await context.queryClient.ensureInfiniteQueryData(allCardsQuery(params.user_slug));

    return {
      title: m.boards_all_cards(),
      description: m.boards_all_cards_text(),
      path: `/all-cards/${params.user_slug}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: AllCardsPage,
});

/** Every card on a member's boards that is visible to the viewer, newest first. */
function AllCardsPage() {
  const { user_slug } = Route.useParams();
  const user = useCurrentUser();
  const isOwn = user?.attributes.slug === user_slug;
  const pages = useSuspenseInfiniteQuery(allCardsQuery(user_slug));
  const cards = pages.data.pages.flatMap(({ data }) => data);
  return (
    <main className="container page-top stack gap-6">
      <header className="stack gap-2">
        <h1>{m.boards_all_cards()}</h1>
        <p className="lead muted">{isOwn ? m.boards_all_cards_own() : m.boards_all_cards_text()}</p>
      </header>
      {cards.length === 0 ? (
        <EmptyState
          cover="no-cards-yet"
          title={m.boards_all_cards_none()}
          action={<ButtonLink render={<Link to="/learning-packs" />}>{m.boards_title()}</ButtonLink>}
        >
          {m.boards_all_cards_none_text()}
        </EmptyState>
      ) : (
        <div className="grid [--min:240px] gap-5">
          {cards.map((card) => (
            <PinnedCardTile key={card.id} card={card.attributes} />
          ))}
        </div>
      )}
      {pages.hasNextPage && (
        <div className="row feed-more">
          <Button variant="quiet" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {m.boards_load_more()}
          </Button>
        </div>
      )}
    </main>
  );
}

function PinnedCardTile({ card }: { card: PinnedCard['attributes'] }) {
  return (
    <Card className={card.available ? '' : 'is-unavailable'}>
      <Cover slug={card.cover} />
      <CardBody>
        <Eyebrow>{cardKindLabel(card.kind)}</Eyebrow>
        <CardTitle level={2} {...cardLink(card.url)}>
          {cardTitle(card)}
          {card.url && !isInternal(card.url) && <span className="visually-hidden"> {m.boards_new_tab()}</span>}
        </CardTitle>
        {card.facts.length > 0 && <Meta>{card.facts.map((fact) => fact)}</Meta>}
        {card.note && <p className="pin-note">{card.note}</p>}
        <CardFoot>
          <span className="muted">{m.boards_on()}</span>
          <TextLink render={<Link to={card.board.path} />}>{card.board.title}</TextLink>
        </CardFoot>
      </CardBody>
    </Card>
  );
}
