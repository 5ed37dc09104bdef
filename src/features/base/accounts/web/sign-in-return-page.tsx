import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf, type CallOutput } from '#platform/browser/api.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Progress } from '#platform/ui/progress.tsx';
import { currentUserQuery, signInOptionsQuery } from './queries.ts';
import { SignInOptions } from './sign-in-options.tsx';
import { useFulfilIntent } from './use-fulfil-intent.ts';
import { useProviderNames } from './use-provider-names.ts';

type Attempt = CallOutput<'GET /api/users/auth/attempt'>['data'];

const LOCAL_PATH = /^\/(?![/\\])/;
/** What the start of a link says that needs a recent sign-in. */
const SIGN_IN_AGAIN = 'sign-in-again';

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/auth/$provider')({
  validateSearch: (search: Record<string, unknown>) => {
    const [code, state, iss, error] = [text(search['code']), text(search['state']), text(search['iss']), text(search['error'])];
    const return_to = LOCAL_PATH.test(text(search['return_to']) ?? '') ? text(search['return_to']) : undefined;
    return {
      ...(code && { code }),
      ...(state && { state }),
      ...(iss && { iss }),
      ...(error && { error }),
      ...(return_to && { return_to }),
    };
  },
  loader: async ({ context: { queryClient }, params }): Promise<PageHead> => {
    const { data: options } = await queryClient.ensureQueryData(signInOptionsQuery());
    if (!options.some(({ id }) => id === params.provider)) throw notFound();
    return { title: m.accounts_return_title(), description: m.accounts_login_text(), path: '/auth', hidden: true };
  },
  head: pageHead,
  component: SignInReturnPage,
});

/** The provider's redirect target: sends the code to the server once, then returns to where the sign-in started. */
function SignInReturnPage() {
  const { provider } = Route.useParams();
  const nameOf = useProviderNames();
  const { code, state, iss, error, return_to } = Route.useSearch();
  const navigate = useNavigate();
  const client = useQueryClient();
  const fulfilIntent = useFulfilIntent();
  const begun = useRef(false);
  const [attempt, setAttempt] = useState<Attempt>(null);
  const finish = useMutation({
    ...mutation('POST /api/users/auth/{provider}'),
    onSuccess: async ({ data, meta }) => {
      client.clear();
      client.setQueryData(currentUserQuery().queryKey, { data });
      await fulfilIntent();
      await navigate({ href: meta.return_to, replace: true });
    },
  });
  const { mutate } = finish;
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // The code must not stay in the address bar or the history.
    if (code) history.replaceState(history.state, '', location.pathname);
    const send = () =>
      code && mutate({ params: { provider }, form: { token: code, ...(state && { state }), ...(iss && { iss }) } });
    // Finishing deletes the attempt, so its place to return to is asked for before.
    void client
      .fetchQuery({ ...query('GET /api/users/auth/attempt'), retry: false })
      .then(
        ({ data }) => setAttempt(data),
        () => {},
      )
      .then(send);
  }, [code, state, iss, provider, mutate, client]);

  if (code && !finish.isError)
    return (
      <main className="container narrow" aria-busy="true">
        <h1>{m.accounts_return_title()}</h1>
        <p className="muted">{m.accounts_return_text({ provider: nameOf(provider) })}</p>
        <Progress label={m.accounts_return_title()} />
      </main>
    );
  if (error === SIGN_IN_AGAIN) return <SignInAgain provider={provider} returnTo={return_to ?? '/'} />;
  return <FailedSignIn provider={provider} attempt={attempt} problem={error ? null : finish.error} />;
}

/** Says that linking needs a recent sign-in, and offers it. */
function SignInAgain({ provider, returnTo }: { provider: string; returnTo: string }) {
  const nameOf = useProviderNames();
  return (
    <main className="container narrow">
      <h1>{m.accounts_return_failed()}</h1>
      <p role="alert">{m.accounts_return_again({ provider: nameOf(provider) })}</p>
      <SignInOptions returnTo={returnTo} />
    </main>
  );
}

type FailedSignInProps = { provider: string; attempt: Attempt; problem: Error | null };

/** Says why a sign-in failed or that it was cancelled, and offers the sign-in that works, from the same place. */
function FailedSignIn({ provider, attempt, problem }: FailedSignInProps) {
  const { return_to = '/', purpose = 'sign-in' } = attempt ?? {};
  const hasOtherProvider = problem instanceof Problem && problem.body.code === 'email-in-use';
  return (
    <main className="container narrow">
      <h1>{m.accounts_return_failed()}</h1>
      <p role="alert">{problem instanceof Problem ? problem.message : m.accounts_return_cancelled()}</p>
      {hasOtherProvider && <SignInOptions returnTo={return_to} />}
      <div className="row">
        {!hasOtherProvider && (
          <ButtonLink
            href={urlOf('GET /api/users/auth/{provider}/start', { params: { provider }, query: { return_to, purpose } })}
          >
            {m.accounts_return_retry()}
          </ButtonLink>
        )}
        <ButtonLink variant="bare" href={return_to}>
          {return_to === '/' ? m.accounts_return_home() : m.accounts_return_back()}
        </ButtonLink>
      </div>
    </main>
  );
}
