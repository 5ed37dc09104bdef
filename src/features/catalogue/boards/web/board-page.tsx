import { createFileRoute } from '@tanstack/react-router';
import { BoardView } from './board-view.tsx';
import { boardHead } from './board-head.ts';
import { boardQuery } from './queries.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/boards/$slug')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const { data: board } = await context.queryClient.ensureQueryData(boardQuery(params.slug));

    return boardHead(board.attributes, context.brand);
  },
  head: pageHead,
  component: BoardPage,
});

/** A board by slug alone: learning packs have this URL, and other boards are found by it too. */
function BoardPage() {
  return <BoardView slug={Route.useParams().slug} />;
}
