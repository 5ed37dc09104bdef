import { createFileRoute } from '@tanstack/react-router';
import { boardHead, boardQuery, BoardView } from '#features/catalogue/boards/web/index.ts';
import { CreatePlanButton } from '#features/member/roadmaps/web/index.ts';
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
  const { slug } = Route.useParams();
  return <BoardView slug={slug} planButton={<CreatePlanButton slug={slug} />} />;
}
