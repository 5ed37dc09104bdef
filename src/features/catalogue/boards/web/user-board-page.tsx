import { createFileRoute, redirect } from '@tanstack/react-router';
import { BoardView } from './board-view.tsx';
import { boardHead } from './board-head.ts';
import { boardQuery } from './queries.ts';
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
  return <BoardView slug={Route.useParams().board_slug} />;
}
