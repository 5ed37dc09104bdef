import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { useAsk } from './queries.ts';
import { communitiesQuery } from '#features/catalogue/communities/web/index.ts';
import { QuestionForm } from './question-form.tsx';

type AskSearch = { category?: string; hashtag?: string };
const parseText = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 60) : '');
const parseSearch = ({ category, hashtag }: Record<string, unknown>): AskSearch => ({
  ...(parseText(category) && { category: parseText(category) }),
  ...(parseText(hashtag) && { hashtag: parseText(hashtag) }),
});

export const Route = createFileRoute('/forum/ask')({
  validateSearch: parseSearch,
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(communitiesQuery());

    return { title: m.forum_ask_title(), description: m.forum_ask_lead(), path: '/forum/ask', hidden: true };
  },
  head: pageHead,
  component: AskPage,
});

/** Asks a question, or starts a discussion. */
function AskPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.forum_ask_title()} reason={m.forum_ask_sign_in()} />;
  return <Ask />;
}

function Ask() {
  const { category = '', hashtag } = parseSearch(Route.useSearch());
  const { data: communities } = useSuspenseQuery(communitiesQuery()).data;
  const ask = useAsk();
  const navigate = useNavigate();
  return (
    <main className="container narrow-list stack gap-5">
      <Breadcrumbs crumbs={[{ label: m.forum_title(), render: <Link to="/forum" /> }, { label: m.forum_ask() }]} />
      <header className="stack gap-2">
        <h1>{m.forum_ask_title()}</h1>
        <p className="muted">{m.forum_ask_lead()}</p>
      </header>
      <Panel>
        <QuestionForm
          initial={{ kind: 'question', title: '', body: '', category, hashtags: hashtag ? [hashtag] : [] }}
          communities={communities}
          saveLabel={m.forum_ask_send()}
          mutation={ask}
          onSave={(json) =>
            ask.mutate(
              { json },
              {
                onSuccess: ({ data }) => void navigate({ to: '/forum/$slug', params: { slug: data.attributes.slug } }),
              },
            )
          }
        />
      </Panel>
    </main>
  );
}
