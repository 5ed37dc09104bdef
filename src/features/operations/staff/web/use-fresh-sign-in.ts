import { useQuery } from '@tanstack/react-query';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { consoleQuery } from './queries.ts';

/** Time for filling in a form before the sign-in is too old for it. */
const MARGIN_MS = 60_000;

/** Asks to sign in again before an act that needs it, so that nothing typed is lost; otherwise goes on at once. */
export function useFreshSignIn(): (proceed: () => void) => void {
  const { data } = useQuery(consoleQuery());
  const login = useLogin();
  return (proceed) => {
    const until = Date.parse(data?.data.attributes.fresh_until ?? '');
    if (until - MARGIN_MS > Date.now()) return proceed();
    login.open({ reason: m.staff_sign_in_again() });
  };
}
