import { lazy, Suspense, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Bar } from '#platform/ui/bar.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { languageLabel } from '#platform/ui/language-label.ts';
import { Tag } from '#platform/ui/tag.tsx';
import { BoardMenu } from './board-menu.tsx';
import { BoardTile } from './board-tile.tsx';
import { FollowButton } from './board-tools.tsx';
import { cardTitle } from './card-labels.ts';
import { Collage } from './collage.tsx';
import { PackStep } from './pack-step.tsx';
import { packsQuery } from './packs-query.ts';
import type { Board, BoardCard } from './queries.ts';
import { ShareButton } from './share-button.tsx';
import { useDoneCards } from './use-done-cards.ts';
import './boards.css';

// Only editors get it.
const PreviewBanner = lazy(async () => ({ default: (await import('#platform/ui/preview-banner.tsx')).PreviewBanner }));

/** A learning pack with its steps and the viewer's progress. */
export function PackView({ board, planButton }: { board: Board; planButton: ReactNode }) {
  const { attributes: pack } = board;
  const { done, toggle } = useDoneCards(board);
  return (
    <main className="container pack-page">
      <Breadcrumbs crumbs={[{ label: m.boards_title(), render: <Link to="/learning-packs" /> }, { label: pack.title }]} />
      {pack.only_staff && (
        <Suspense>
          <PreviewBanner to={`/staff/packs/${pack.slug}`} />
        </Suspense>
      )}
      <header className="board-head">
        <Collage covers={pack.covers} image={pack.board_image} />
        <div className="stack gap-3">
          <div className="row">
            <Tag>{m.boards_cards({ count: pack.card_count, shown: String(pack.card_count) })}</Tag>
            {pack.minutes > 0 && <Tag>{m.boards_minutes({ minutes: pack.minutes })}</Tag>}
            {languageLabel(pack.language) && <Tag>{languageLabel(pack.language)}</Tag>}
            {pack.owner && <Tag>{m.boards_pack_by({ name: pack.owner.attributes.name })}</Tag>}
          </div>
          <h1 lang={foreignLanguageTag(pack.title)}>{pack.title}</h1>
          <p className="lead muted" lang={foreignLanguageTag(pack.description)}>
            {pack.description}
          </p>
          <PackProgress cards={pack.cards} done={done} />
          <div className="row no-print gap-2">
            {planButton}
            {pack.can.follow && <FollowButton board={board} />}
            <ShareButton board={board} />
            <BoardMenu board={board} />
          </div>
        </div>
      </header>
      <div className="with-aside">
        <ol className="pack-steps">
          {pack.cards.map((card, index) => (
            <PackStep key={card.id} card={card} number={index + 1} done={done.has(card.id)} onToggle={() => toggle(card)} />
          ))}
        </ol>
        <PackContents cards={pack.cards} done={done} />
      </div>
      <OtherPacks slug={pack.slug} />
    </main>
  );
}

function PackProgress({ cards, done }: { cards: readonly BoardCard[]; done: ReadonlySet<string> }) {
  const user = useCurrentUser();
  const count = cards.filter(({ id }) => done.has(id)).length;
  const next = cards.findIndex(({ id }) => !done.has(id));
  const total = cards.length;
  return (
    <>
      <div className="stack gap-1.5" style={{ maxWidth: '420px' }}>
        <Bar value={count} max={total} label={m.boards_progress_label({ done: count, total })} tone="good" />
        <p className="small muted">
          {m.boards_progress({ done: count, total })}. {!user && m.boards_progress_local()}
        </p>
      </div>
      {next < 0 ? (
        <p className="strong">{m.boards_finished()}</p>
      ) : (
        <div className="row">
          <ButtonLink href={`#${cards[next]?.anchor ?? ''}`}>
            {count === 0 ? m.boards_start() : m.boards_next({ number: next + 1 })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The table of contents of the pack, beside it on wide screens. */
function PackContents({ cards, done }: { cards: readonly BoardCard[]; done: ReadonlySet<string> }) {
  return (
    <nav className="panel stack sticky only-wide-grid" aria-labelledby="contents">
      <h2 id="contents" className="aside-title">
        {m.boards_contents()}
      </h2>
      <ol className="pack-contents">
        {cards.map((card, index) => (
          <li key={card.id}>
            <a href={`#${card.anchor}`} lang={foreignLanguageTag(cardTitle(card))}>
              <span className="num muted" aria-hidden="true">
                {done.has(card.id) ? <Icon of={Check} small /> : index + 1}
              </span>
              {cardTitle(card)}
              {done.has(card.id) && <span className="visually-hidden"> ({m.boards_done()})</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const MAX_OTHER_PACKS = 3;

/** The next packs in the editors' order, wrapping around. */
function OtherPacks({ slug }: { slug: string }) {
  const { data } = useQuery(packsQuery());
  const packs = data?.data ?? [];
  const current = packs.findIndex(({ attributes }) => attributes.slug === slug);
  const others = [...packs.slice(current + 1), ...packs.slice(0, Math.max(0, current))].slice(0, MAX_OTHER_PACKS);
  if (others.length === 0) return null;
  return (
    <section className="section" aria-labelledby="others">
      <div className="section-head">
        <h2 id="others">{m.boards_others()}</h2>
      </div>
      <div className="grid [--min:280px] gap-5">
        {others.map((pack) => (
          <BoardTile key={pack.id} board={pack} level={3} />
        ))}
      </div>
    </section>
  );
}
