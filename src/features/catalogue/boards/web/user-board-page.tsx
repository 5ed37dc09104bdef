import { createFileRoute, redirect } from '@tanstack/react-router';
import { BoardView } from './board-view.tsx';
import { boardHead } from './board-head.ts';
import { boardQuery } from './queries.ts';

export const Route = createFileRoute('/boards/$user_slug/$board_slug')({
  loader: async ({ context, params }) => {
    const { attributes } = (await context.queryClient.ensureQueryData(boardQuery(params.board_slug))).data;
    if (attributes.owner?.attributes.slug !== params.user_slug)
      throw redirect({ to: attributes.path, statusCode: 301, replace: true });
    return attributes;
  },
  head: ({ loaderData }) => boardHead(loaderData),
  component: UserBoardPage,
});

/** A board under the name of the member who keeps it. */
function UserBoardPage() {
  return <BoardView slug={Route.useParams().board_slug} />;
}
