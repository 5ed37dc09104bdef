import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FeedShelf } from '#features/base/ranking/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { SkeletonCards } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { BoardTile } from './board-tile.tsx';
import { boardsToFollowQuery } from './queries.ts';

/** Recommended public boards, each with the reason. */
export function BoardsToFollow() {
  const feed = useQuery(boardsToFollowQuery());
  const { algorithm = '', bucket = '' } = feed.data ?? {};
  return (
    <FeedShelf
      id="boards-to-follow"
      title={m.ranking_boards()}
      aside={
        <TextLink className="push-end" render={<Link to="/learning-packs" />}>
          {m.ranking_boards_all()}
        </TextLink>
      }
      feed={{ ...feed, items: feed.data?.data }}
      loading={<SkeletonCards cards={4} />}
      empty={<p className="muted">{m.ranking_boards_none()}</p>}
    >
      {(boards) => (
        <div className="grid [--min:240px] gap-5">
          {boards.map((board) => (
            <BoardTile
              key={board.id}
              board={board}
              recommended={{ source: { algorithm, bucket }, reason: board.attributes.reason }}
              level={3}
            />
          ))}
        </div>
      )}
    </FeedShelf>
  );
}
