import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import { PackCard } from './pack-card.tsx';
import { packsQuery } from './queries.ts';

export const Route = createFileRoute('/learning-packs')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(packsQuery());
  },
  head: () => pageHead({ title: m.boards_title(), description: m.boards_description(), path: '/learning-packs' }),
  component: LearningPacksPage,
});

/** The editors' collections. */
function LearningPacksPage() {
  const { data } = useSuspenseQuery(packsQuery());
  return (
    <main className="container page-top stack" style={{ '--gap': '24px' }}>
      <header className="stack" style={{ '--gap': '8px' }}>
        <h1>{m.boards_title()}</h1>
        <p className="lead soft">{m.boards_lead()}</p>
      </header>
      <div className="grid" style={{ '--min': '300px', '--gap': '20px' }}>
        {data.data.map((pack) => (
          <PackCard key={pack.id} pack={pack} />
        ))}
      </div>
    </main>
  );
}
