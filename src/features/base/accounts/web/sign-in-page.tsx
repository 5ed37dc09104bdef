import { createFileRoute, redirect } from '@tanstack/react-router';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { currentUserQuery } from './queries.ts';
import { SignInWall } from './sign-in-wall.tsx';

const LOCAL_PATH = /^\/(?![/\\])/;

/** The path to return to; the server validates it again. */
const returnPath = (value: unknown): { return_to?: string } =>
  typeof value === 'string' && LOCAL_PATH.test(value) ? { return_to: value.slice(0, 2000) } : {};

export const Route = createFileRoute('/sign-in')({
  validateSearch: (search: Record<string, unknown>) => returnPath(search['return_to']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, brand }, deps }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) throw redirect({ href: localizePath(deps.return_to ?? '/'), replace: true });
    return { title: m.accounts_login_title({ brand }), description: m.accounts_login_text(), path: '/sign-in', hidden: true };
  },
  head: pageHead,
  component: SignInPage,
});

/** The sign-in options as a page, for browsers whose script has not loaded yet. */
function SignInPage() {
  const { return_to = '/' } = Route.useSearch();
  const { brand } = Route.useRouteContext();
  return <SignInWall title={m.accounts_login_title({ brand })} returnTo={return_to} />;
}
