import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { CasePanel } from './case-panel.tsx';
import { casesQuery, type CaseStatus } from './queries.ts';
import { STATUS_LABELS } from './reason-labels.ts';

const STATUSES: readonly CaseStatus[] = ['open', 'hidden', 'dismissed', 'restored'];

type ModerationSearch = { status?: CaseStatus };

const parseSearch = ({ status }: Record<string, unknown>): ModerationSearch => {
  const match = STATUSES.find((value) => value === status && value !== 'open');
  return match ? { status: match } : {};
};

export const Route = createFileRoute('/moderation')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => parseSearch(search),
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.ensureInfiniteQueryData(casesQuery(deps.status ?? 'open'));

    return { title: m.moderation_title(), description: m.moderation_lead(), path: '/moderation', hidden: true };
  },
  head: pageHead,
  component: ModerationPage,
});

/** The moderation queue, for staff; a 404 for everyone else. */
function ModerationPage() {
  const { status = 'open' } = parseSearch(Route.useSearch());
  const cases = useSuspenseInfiniteQuery(casesQuery(status));
  const shownCases = cases.data.pages.flatMap(({ data }) => data);
  const open = cases.data.pages[0]?.meta.open ?? 0;
  return (
    <main className="container page-top stack gap-5">
      <header className="stack gap-2">
        <h1>{m.moderation_title()}</h1>
        <p className="lead muted">{m.moderation_lead()}</p>
      </header>
      <nav className="row gap-2" aria-label={m.moderation_states()}>
        {STATUSES.map((value) => (
          <ChipLink
            key={value}
            render={<Link to="/moderation" search={value === 'open' ? {} : { status: value }} activeOptions={{ exact: true }} />}
            aria-current={status === value ? 'true' : undefined}
            {...(value === 'open' && { count: open })}
          >
            {STATUS_LABELS[value]()}
          </ChipLink>
        ))}
      </nav>
      {shownCases.length === 0 && (
        <EmptyState cover="all-is-calm" title={m.moderation_none()}>
          {m.moderation_none_text()}
        </EmptyState>
      )}
      <ul className="stack gap-4">
        {shownCases.map((moderationCase) => (
          <li key={moderationCase.id}>
            <CasePanel moderationCase={moderationCase} />
          </li>
        ))}
      </ul>
      {cases.hasNextPage && (
        <div className="row feed-more">
          <Button variant="quiet" loading={cases.isFetchingNextPage} onClick={() => void cases.fetchNextPage()}>
            {m.moderation_more()}
          </Button>
        </div>
      )}
    </main>
  );
}
