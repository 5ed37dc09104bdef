import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { mutation } from '#platform/browser/queries.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Progress } from '#platform/ui/progress.tsx';
import { parseProvider } from './parse-provider.ts';
import { currentUserQuery } from './queries.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/auth/$provider')({
  validateSearch: (search: Record<string, unknown>) => {
    const [code, state, iss, error] = [text(search['code']), text(search['state']), text(search['iss']), text(search['error'])];
    return { ...(code && { code }), ...(state && { state }), ...(iss && { iss }), ...(error && { error }) };
  },
  loader: (): PageHead => ({
    title: m.accounts_return_title(),
    description: m.accounts_login_text(),
    path: '/auth',
    hidden: true,
  }),
  head: pageHead,
  component: SignInReturnPage,
});

/** The provider's redirect target: sends the code to the server once, then returns to where the sign-in started. */
function SignInReturnPage() {
  const { provider } = Route.useParams();
  const { code, state, iss, error } = Route.useSearch();
  const navigate = useNavigate();
  const client = useQueryClient();
  const sent = useRef(false);
  const finish = useMutation({
    ...mutation('POST /api/users/auth/{provider}'),
    onSuccess: async ({ data, meta }) => {
      client.clear();
      client.setQueryData(currentUserQuery().queryKey, { data });
      await navigate({ href: meta.return_to, replace: true });
    },
  });
  const { mutate } = finish;
  useEffect(() => {
    if (!code || sent.current) return;
    sent.current = true;
    // The code must not stay in the address bar or the history.
    history.replaceState(history.state, '', location.pathname);
    mutate({
      params: { provider: parseProvider(provider) },
      form: { token: code, ...(state && { state }), ...(iss && { iss }) },
    });
  }, [code, state, iss, provider, mutate]);

  const name = provider === 'linkedin' ? 'LinkedIn' : 'Google';
  const failed = finish.isError || !code;
  if (!failed)
    return (
      <main className="container narrow" aria-busy="true">
        <h1>{m.accounts_return_title()}</h1>
        <p className="muted">{m.accounts_return_text({ provider: name })}</p>
        <Progress label={m.accounts_return_title()} />
      </main>
    );
  const detail = finish.error instanceof Problem ? finish.error.message : m.accounts_return_cancelled();
  return (
    <main className="container narrow">
      <h1>{m.accounts_return_failed()}</h1>
      <p role="alert">{error || !finish.isError ? m.accounts_return_cancelled() : detail}</p>
      <div className="row">
        <ButtonLink
          href={urlOf('GET /api/users/auth/{provider}/start', { params: { provider: parseProvider(provider) }, query: {} })}
        >
          {m.accounts_return_retry()}
        </ButtonLink>
        <ButtonLink variant="bare" render={<Link to="/" />}>
          {m.accounts_return_home()}
        </ButtonLink>
      </div>
    </main>
  );
}
