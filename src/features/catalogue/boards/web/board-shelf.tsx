import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { query } from '#platform/browser/queries.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { BoardTile } from './board-tile.tsx';

const MAX_SHOWN = 6;

/** Data that a profile page needs for the shelf of boards. */
export const boardShelfQuery = (slug: string) =>
  query('GET /api/users/{slug}/boards', { params: { slug }, query: { per_page: MAX_SHOWN } });

/** A member's newest boards that the viewer may see, or only the public ones; renders nothing if there are none. */
export function BoardShelf({ slug, publicOnly = false }: { slug: string; publicOnly?: boolean }) {
  const { data } = useQuery(boardShelfQuery(slug));
  const boards = data?.data.filter(({ attributes }) => !publicOnly || !attributes.privacy) ?? [];
  if (boards.length === 0) return null;
  return (
    <TitledSection
      id="boards"
      title={m.boards_shelf()}
      aside={
        <ButtonLink
          variant="bare"
          small
          className="push-end"
          render={<Link to="/all-cards/$user_slug" params={{ user_slug: slug }} />}
        >
          {m.boards_shelf_all()}
        </ButtonLink>
      }
    >
      <div className="grid [--min:240px] gap-5">
        {boards.map((board) => (
          <BoardTile key={board.id} board={board} level={3} />
        ))}
      </div>
    </TitledSection>
  );
}
