import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import { Bar } from '#platform/web/ui/bar.tsx';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Icon } from '#platform/web/ui/icon.tsx';
import { Tag } from '#platform/web/ui/tag.tsx';
import { AdoptButton } from './adopt-button.tsx';
import { Collage, PackCard } from './pack-card.tsx';
import { PackStep } from './pack-step.tsx';
import { boardQuery, packsQuery, type BoardCard } from './queries.ts';
import { useDoneCards } from './use-done-cards.ts';

export const Route = createFileRoute('/boards/$slug')({
  loader: async ({ context, params }) => {
    await context.queryClient.ensureQueryData(packsQuery());
    return (await context.queryClient.ensureQueryData(boardQuery(params.slug))).data.attributes;
  },
  head: ({ loaderData, params }) =>
    loaderData ? pageHead({ title: loaderData.title, description: loaderData.description, path: `/boards/${params.slug}` }) : {},
  component: BoardPage,
});

/** A pack with its cards in order and how far this browser has come. */
function BoardPage() {
  const { slug } = Route.useParams();
  const { attributes: board } = useSuspenseQuery(boardQuery(slug)).data.data;
  const { done, toggle } = useDoneCards(slug);
  return (
    <main className="container pack-page">
      <Breadcrumbs crumbs={[{ label: m.boards_title(), render: <Link to="/learning-packs" /> }, { label: board.title }]} />
      <header className="board-head">
        <Collage covers={board.covers} />
        <div className="stack" style={{ '--gap': '12px' }}>
          <div className="row">
            <Tag>{m.boards_cards({ count: board.card_count, shown: String(board.card_count) })}</Tag>
            <Tag>{m.boards_minutes({ minutes: board.minutes })}</Tag>
          </div>
          <h1>{board.title}</h1>
          <p className="lead soft">{board.description}</p>
          <PackProgress cards={board.cards} done={done} />
          <div className="row">
            <AdoptButton slug={slug} />
          </div>
        </div>
      </header>
      <div className="with-aside">
        <ol className="pack-path">
          {board.cards.map((card, index) => (
            <PackStep key={card.id} card={card} number={index + 1} done={done.has(card.id)} onToggle={() => toggle(card.id)} />
          ))}
        </ol>
        <PackContents cards={board.cards} done={done} />
      </div>
      <OtherPacks slug={slug} />
    </main>
  );
}

function PackProgress({ cards, done }: { cards: readonly BoardCard[]; done: ReadonlySet<string> }) {
  const count = cards.filter(({ id }) => done.has(id)).length;
  const next = cards.findIndex(({ id }) => !done.has(id));
  const total = cards.length;
  return (
    <>
      <div className="stack" style={{ '--gap': '6px', maxWidth: '420px' }}>
        <Bar value={count} max={total} label={m.boards_progress_label({ done: count, total })} band="good" />
        <p className="small soft">
          {m.boards_progress({ done: count, total })}. {m.boards_marks_here()}
        </p>
      </div>
      {next < 0 ? (
        <p className="strong">{m.boards_finished()}</p>
      ) : (
        <div className="row">
          <ButtonLink href={`#${cards[next]?.id ?? ''}`}>
            {count === 0 ? m.boards_start() : m.boards_next({ number: next + 1 })}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** The way through the pack, beside it where there is room. */
function PackContents({ cards, done }: { cards: readonly BoardCard[]; done: ReadonlySet<string> }) {
  return (
    <nav className="panel stack sticky only-wide-grid" aria-labelledby="contents">
      <h2 id="contents" className="aside-title">
        {m.boards_contents()}
      </h2>
      <ol className="pack-contents">
        {cards.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="num soft" aria-hidden="true">
                {done.has(id) ? <Icon of={Check} small /> : index + 1}
              </span>
              {title}
              {done.has(id) && <span className="visually-hidden"> ({m.boards_done()})</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OtherPacks({ slug }: { slug: string }) {
  const { data } = useSuspenseQuery(packsQuery());
  const others = data.data.filter(({ id }) => id !== slug);
  if (others.length === 0) return null;
  return (
    <section className="section" aria-labelledby="others">
      <div className="section-head">
        <h2 id="others">{m.boards_others()}</h2>
      </div>
      <div className="grid" style={{ '--min': '300px', '--gap': '20px' }}>
        {others.map((pack) => (
          <PackCard key={pack.id} pack={pack} />
        ))}
      </div>
    </section>
  );
}
