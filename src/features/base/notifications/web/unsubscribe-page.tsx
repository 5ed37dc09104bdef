import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { FieldError } from '#platform/ui/field.tsx';
import { CATEGORY_LABELS } from './category-labels.ts';

const linkQuery = (token: string) => query('GET /api/notifications/unsubscribe', { query: { token } });
const parseSearch = ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token.slice(0, 200) : '' });

export const Route = createFileRoute('/notifications/unsubscribe')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => parseSearch(search),
  loader: async ({ context, deps }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(linkQuery(deps.token));

    return {
      title: m.notifications_stop_title(),
      description: m.notifications_stop_title(),
      path: '/notifications/unsubscribe',
      hidden: true,
    };
  },
  head: pageHead,
  component: UnsubscribePage,
});

/** The unsubscribe page: asks for confirmation, because mail programs open links by themselves. No sign-in needed. */
function UnsubscribePage() {
  const { token } = parseSearch(Route.useSearch());
  const { list } = useSuspenseQuery(linkQuery(token)).data.data.attributes;
  const stop = useMutation(mutation('POST /api/notifications/unsubscribe'));
  return (
    <main className="container narrow">
      <h1>{stop.isSuccess ? m.notifications_stopped() : m.notifications_stop_title()}</h1>
      <p role="status">
        {stop.isSuccess
          ? m.notifications_stopped_text()
          : list === 'digest'
            ? m.notifications_stop_digest()
            : m.notifications_stop_text({ list: CATEGORY_LABELS[list].title() })}
      </p>
      <div className="row">
        {!stop.isSuccess && (
          <Button
            loading={stop.isPending}
            onClick={() => stop.mutate({ query: { token }, form: { 'List-Unsubscribe': 'One-Click' } })}
          >
            {m.notifications_stop()}
          </Button>
        )}
        <ButtonLink variant="quiet" render={<Link to="/settings/notifications" />}>
          {m.notifications_choose()}
        </ButtonLink>
      </div>
      <FieldError>{stop.error?.message}</FieldError>
    </main>
  );
}
