import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { MoreButton } from './more-button.tsx';
import { suggestionsQuery, type Suggestion } from './queries.ts';

type Status = Suggestion['attributes']['status'];
const STATUSES: readonly Status[] = ['waiting', 'accepted', 'declined'];
const parseStatus = (value: unknown): Status => STATUSES.find((option) => option === value) ?? 'waiting';

export const Route = createFileRoute('/communities/suggestions')({
  validateSearch: ({ status }: Record<string, unknown>): { status?: Status } => {
    const parsed = parseStatus(status);
    return parsed === 'waiting' ? {} : { status: parsed };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) await queryClient.ensureInfiniteQueryData(suggestionsQuery(parseStatus(deps.status)));

    return {
      title: m.communities_suggestions_title(),
      description: m.communities_suggestions_lead(),
      path: '/communities/suggestions',
      hidden: true,
    };
  },
  head: pageHead,
  component: SuggestionsPage,
});

const STATUS_LABELS: Record<Status, () => string> = {
  waiting: m.communities_suggestion_waiting,
  accepted: m.communities_suggestion_accepted,
  declined: m.communities_suggestion_declined,
};

/** What a member suggested, and what the editors answered. */
function SuggestionsPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.communities_suggestions_title()} reason={m.communities_suggest_sign_in()} />;
  return <Suggestions />;
}

function Suggestions() {
  const status = parseStatus(Route.useSearch().status);
  const feed = useSuspenseInfiniteQuery(suggestionsQuery(status));
  const suggestions = feed.data.pages.flatMap(({ data }) => data);
  return (
    <main className="container narrow-list page-top stack gap-5">
      <header className="stack gap-2">
        <h1>{m.communities_suggestions_title()}</h1>
        <p className="lead muted">{m.communities_suggestions_lead()}</p>
      </header>
      <nav className="row gap-2" aria-label={m.moderation_states()}>
        {STATUSES.map((value) => (
          <ChipLink
            key={value}
            render={
              <Link
                to="/communities/suggestions"
                search={value === 'waiting' ? {} : { status: value }}
                activeOptions={{ exact: true }}
              />
            }
            aria-current={status === value ? 'true' : undefined}
          >
            {STATUS_LABELS[value]()}
          </ChipLink>
        ))}
      </nav>
      {suggestions.length === 0 && <EmptyState cover="no-suggestion" title={m.communities_no_suggestions()} />}
      <ul className="stack gap-4">
        {suggestions.map(({ id, attributes: { name, category, reason, answer } }) => (
          <li key={id}>
            <Panel className="stack gap-2.5">
              <h2 className="title-s">{name}</h2>
              <Meta>{category.name}</Meta>
              {reason && <p>{reason}</p>}
              {answer && <p className="pin-note">{answer}</p>}
            </Panel>
          </li>
        ))}
      </ul>
      <MoreButton feed={feed} />
    </main>
  );
}
