import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { BoardTile } from './board-tile.tsx';
import { packsQuery } from './packs-query.ts';
import type { BoardItem } from './queries.ts';

/** The newest packs, for other programs. */
const FORMATS = { 'application/atom+xml': '/learning-packs/feed.xml', 'application/feed+json': '/learning-packs/feed.json' };

export const Route = createFileRoute('/learning-packs')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(packsQuery());

    return {
      title: m.boards_title(),
      description: m.boards_description(),
      path: '/learning-packs',
      formats: FORMATS,
      items:
        context.queryClient
          .getQueryData(packsQuery().queryKey)
          ?.data.map(({ attributes: { title, path } }) => ({ name: title, path })) ?? [],
    };
  },
  head: pageHead,
  component: LearningPacksPage,
});

/** The editors' learning packs, those in progress first. */
function LearningPacksPage() {
  const { data } = useSuspenseQuery(packsQuery());
  const [search, setSearch] = useState('');
  const matchingPacks = data.data.filter((pack) => matches(pack, search));
  const inProgress = matchingPacks.filter(isInProgress);
  const others = matchingPacks.filter((pack) => !isInProgress(pack));
  return (
    <main className="container page-top stack gap-6">
      <header className="stack gap-2">
        <h1>{m.boards_title()}</h1>
        <p className="lead muted">{m.boards_lead()}</p>
      </header>
      {data.data.length === 0 ? (
        <NoPacks />
      ) : (
        <div className="pack-filter">
          <TextField
            label={m.boards_pack_search()}
            type="search"
            value={search}
            maxLength={100}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      {data.data.length > 0 && matchingPacks.length === 0 && (
        <EmptyState cover="no-pack-here" title={m.boards_pack_none()}>
          {m.boards_pack_none_text()}
        </EmptyState>
      )}
      {inProgress.length > 0 && <PackGrid title={m.boards_pack_in_progress()} packs={inProgress} />}
      {others.length > 0 && <PackGrid {...(inProgress.length > 0 && { title: m.boards_pack_all() })} packs={others} />}
    </main>
  );
}

const NoPacks = () => (
  <EmptyState
    cover="no-pack-here"
    title={m.boards_pack_none_yet()}
    action={<ButtonLink render={<Link to="/skills" />}>{m.boards_pack_none_yet_action()}</ButtonLink>}
  >
    {m.boards_pack_none_yet_text()}
  </EmptyState>
);

const isInProgress = ({ attributes: { done_count, card_count } }: BoardItem) => done_count > 0 && done_count < card_count;
const matches = ({ attributes: { title, description } }: BoardItem, search: string) =>
  `${title} ${description}`.toLocaleLowerCase('en').includes(search.trim().toLocaleLowerCase('en'));

function PackGrid({ title, packs }: { title?: string; packs: readonly BoardItem[] }) {
  return (
    <section className="stack gap-3.5" aria-label={title ?? m.boards_title()}>
      {title && <h2 className="part-title">{title}</h2>}
      <div className="grid [--min:280px] gap-5">
        {packs.map((pack) => (
          <BoardTile key={pack.id} board={pack} level={title ? 3 : 2} />
        ))}
      </div>
    </section>
  );
}
