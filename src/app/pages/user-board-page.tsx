import { createFileRoute, redirect } from '@tanstack/react-router';
import { boardHead, boardQuery, BoardView } from '#features/catalogue/boards/web/index.ts';
import { CreatePlanButton } from '#features/member/roadmaps/web/index.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/boards/$user_slug/$board_slug')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const { attributes } = (await context.queryClient.ensureQueryData(boardQuery(params.board_slug))).data;
    if (attributes.owner?.attributes.slug !== params.user_slug)
      throw redirect({ to: attributes.path, statusCode: 301, replace: true });

    return boardHead(attributes, context.brand);
  },
  head: pageHead,
  component: UserBoardPage,
});

/** A board by owner and slug. */
function UserBoardPage() {
  const { board_slug: slug } = Route.useParams();
  return <BoardView slug={slug} planButton={<CreatePlanButton slug={slug} />} />;
}
