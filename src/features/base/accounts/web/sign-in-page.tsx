import { createFileRoute, redirect } from '@tanstack/react-router';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { safeReturnPath } from '#platform/contract/return-path.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { currentUserQuery } from './queries.ts';
import { SignInWall } from './sign-in-wall.tsx';

export const Route = createFileRoute('/sign-in')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<{ return_to?: string }>(search, ['return_to']),
  loaderDeps: ({ search }) => ({ returnTo: safeReturnPath(search.return_to, siteOrigin()) }),
  loader: async ({ context: { queryClient, brand }, deps: { returnTo } }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) throw redirect({ href: localizePath(returnTo), replace: true });
    return { title: m.accounts_login_title({ brand }), description: m.accounts_login_text(), path: '/sign-in', hidden: true };
  },
  head: pageHead,
  component: SignInPage,
});

/** The sign-in options as a page, for browsers whose script has not loaded yet. */
function SignInPage() {
  const { returnTo } = Route.useLoaderDeps();
  const { brand } = Route.useRouteContext();
  return <SignInWall title={m.accounts_login_title({ brand })} returnTo={returnTo} />;
}
