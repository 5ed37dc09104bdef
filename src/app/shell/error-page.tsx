import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SignInWall } from '#features/base/accounts/web/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';

/** The error page; retrying reloads the data. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  useEffect(() => queries.reset(), [queries]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const problem = error instanceof Problem ? error : null;
  if (problem?.status === 401) return <SignInWall title={m.shell_signed_out()} reason={m.shell_signed_out_text()} />;
  return (
    <main className="container section">
      <ErrorState
        level={1}
        onRetry={retry}
        action={
          <ButtonLink variant="bare" render={<Link to="/" />}>
            {m.shell_home_go()}
          </ButtonLink>
        }
        {...(problem?.body.request_id && { code: problem.body.request_id })}
      >
        {problem?.body.detail ?? m.shell_error_text()}
      </ErrorState>
    </main>
  );
}
