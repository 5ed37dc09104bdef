import { createFileRoute } from '@tanstack/react-router';
import { BoardView } from './board-view.tsx';
import { boardHead } from './board-head.ts';
import { boardQuery } from './queries.ts';

export const Route = createFileRoute('/boards/$slug')({
  loader: async ({ context, params }) => (await context.queryClient.ensureQueryData(boardQuery(params.slug))).data.attributes,
  head: ({ loaderData }) => boardHead(loaderData),
  component: BoardPage,
});

/** A board by its slug alone: learning packs live here, and every other board is found here too. */
function BoardPage() {
  return <BoardView slug={Route.useParams().slug} />;
}
