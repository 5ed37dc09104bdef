import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { useRecommendation, type Recommendation } from '#features/base/ranking/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Bar } from '#platform/ui/bar.tsx';
import { Card, CardBody, CardFoot, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { languageLabel } from '#platform/ui/language-label.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { Collage } from './collage.tsx';
import type { BoardItem } from './queries.ts';

type BoardTileProps = {
  board: BoardItem;
  recommended?: Recommendation;
  level?: 2 | 3;
  action?: ReactNode;
};

/** A board in a grid; a learning pack shows the viewer's progress. */
export function BoardTile({ board: { id, attributes: board }, recommended, level = 2, action }: BoardTileProps) {
  const { slug, title } = board;
  const { seen, menu, why } = useRecommendation(recommended, { type: 'board', id, slug, title, menuClass: 'push-end card-more' });
  const isPack = board.type === 'learning_pack';
  const link = board.deleted_at ? {} : { render: <Link to={board.path} /> };
  return (
    <Card {...seen}>
      <Collage covers={board.covers} image={board.board_image} />
      <CardBody>
        <Eyebrow className={menu ? 'eyebrow-line' : ''}>
          {board.privacy && <Icon of={Lock} small />}
          {kindLabel(board)}
          {menu}
        </Eyebrow>
        <CardTitle level={level} {...link}>
          {board.title}
        </CardTitle>
        {board.description && (
          <p className="small muted clamp-3" lang={foreignLanguageTag(board.description)}>
            {board.description}
          </p>
        )}
        <Meta>
          {m.boards_cards({ count: board.card_count, shown: String(board.card_count) })}
          {isPack && languageLabel(board.language)}
          {isPack && board.minutes > 0 && m.boards_minutes({ minutes: board.minutes })}
          {!isPack && board.collaborators.length > 0 && m.boards_with({ count: board.collaborators.length })}
          {board.followers > 0 && m.boards_followers({ count: board.followers })}
        </Meta>
        {isPack && board.done_count > 0 && <TileProgress done={board.done_count} total={board.card_count} />}
        {why}
        {action && <CardFoot>{action}</CardFoot>}
      </CardBody>
    </Card>
  );
}

function TileProgress({ done, total }: { done: number; total: number }) {
  return (
    <div className="tile-progress">
      <Bar value={done} max={total} label={m.boards_progress_label({ done, total })} tone="good" />
      <p className="caption muted">{m.boards_progress({ done, total })}</p>
    </div>
  );
}

function kindLabel({ type, privacy, is_admin, owner }: BoardItem['attributes']): string {
  if (type === 'learning_pack') return owner ? m.boards_pack_by({ name: owner.attributes.name }) : m.boards_kind();
  if (privacy) return m.boards_private();
  return is_admin ? m.boards_public() : m.boards_by({ name: owner?.attributes.name ?? '' });
}
