import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { formatDate, formatList } from '#platform/language/format.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { BoardTools } from './board-tools.tsx';
import { CardGrid } from './card-grid.tsx';
import { Collage } from './collage.tsx';
import type { Board } from './queries.ts';
import './boards.css';

const AddCardDialog = lazyDialog(async () => (await import('./add-card-dialog.tsx')).AddCardDialog);

/** A board as a grid of cards, with the actions available to the viewer. */
export function GridView({ board, planButton }: { board: Board; planButton: ReactNode }) {
  const [adding, setAdding] = useState<{ section_id: string | null } | null>(null);
  const { attributes } = board;
  const add = (section_id: string | null) => setAdding({ section_id });
  return (
    <main className="container board-page">
      <Crumbs board={attributes} />
      <BoardHeader board={attributes}>
        <BoardTools board={board} planButton={planButton} onAdd={() => add(null)} />
      </BoardHeader>
      {attributes.cards.length === 0 && attributes.sections.length === 0 ? (
        <EmptyState
          cover={attributes.board_image}
          title={m.boards_empty()}
          {...(attributes.can.pin && {
            action: (
              <Button icon={Plus} onClick={() => add(null)}>
                {m.boards_add()}
              </Button>
            ),
          })}
        >
          {attributes.can.pin ? m.boards_empty_text() : m.boards_empty_visitor()}
        </EmptyState>
      ) : (
        <CardGrid board={board} onAdd={add} />
      )}
      {adding && <AddCardDialog board={board} sectionId={adding.section_id} onClose={() => setAdding(null)} />}
    </main>
  );
}

type BoardAttributes = Board['attributes'];

function Crumbs({ board: { owner, is_admin, title } }: { board: BoardAttributes }) {
  const first = is_admin
    ? { label: m.boards_mine(), render: <Link to="/boards" /> }
    : owner
      ? { label: owner.attributes.name, href: `/profile/${owner.attributes.slug}` }
      : { label: m.boards_title(), render: <Link to="/learning-packs" /> };
  return <Breadcrumbs crumbs={[first, { label: title }]} />;
}

function BoardHeader({ board, children }: { board: BoardAttributes; children: React.ReactNode }) {
  return (
    <header className="board-head">
      <Collage covers={board.covers} image={board.board_image} />
      <div className="stack gap-4">
        <div className="chips">
          {board.privacy && <Tag icon={Lock}>{m.boards_private()}</Tag>}
          {board.type === 'learning_pack' && <Tag tone="primary">{m.boards_kind()}</Tag>}
          <Tag>{m.boards_cards({ count: board.card_count, shown: String(board.card_count) })}</Tag>
          <Tag>{m.boards_updated({ date: formatDate(board.updated_at, 'short') })}</Tag>
          {board.followers > 0 && <Tag>{m.boards_followers({ count: board.followers })}</Tag>}
        </div>
        <h1 lang={foreignLanguageTag(board.title)}>{board.title}</h1>
        {board.description && (
          <p className="lead muted board-lead" lang={foreignLanguageTag(board.description)}>
            {board.description}
          </p>
        )}
        <BoardPeople board={board} />
        {children}
      </div>
    </header>
  );
}

const MAX_SHOWN_PEOPLE = 5;

function BoardPeople({ board: { owner, collaborators } }: { board: BoardAttributes }) {
  if (!owner) return null;
  const people = [owner, ...collaborators];
  const names = people.slice(0, MAX_SHOWN_PEOPLE).map((person) => person.attributes.name);
  const more = people.length - names.length;
  const text = formatList([...names, ...(more > 0 ? [m.boards_more_people({ count: more })] : [])]);
  return (
    <div className="row gap-3">
      <span className="avatars">
        {people.slice(0, MAX_SHOWN_PEOPLE).map((person) => (
          <Avatar key={person.id} name={person.attributes.name} size={36} />
        ))}
      </span>
      <span className="small muted">{text}</span>
    </div>
  );
}
