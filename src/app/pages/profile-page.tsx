import { createFileRoute } from '@tanstack/react-router';
import { boardShelfQuery } from '#features/catalogue/boards/web/index.ts';
import { FollowedCompanies, followedCompaniesQuery } from '#features/catalogue/companies/web/index.ts';
import { profileQuery, ProfileView, profileHead } from '#features/member/profiles/web/index.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/profile/$slug')({
  validateSearch: (search: Record<string, unknown>): { as?: 'others' } => (search['as'] === 'others' ? { as: 'others' } : {}),
  loaderDeps: ({ search }) => ({ as: search.as ?? 'me' }) as const,
  loader: async ({ context: { queryClient }, params, deps }): Promise<PageHead> => {
    const { attributes } = (await queryClient.ensureQueryData(profileQuery(params.slug, deps.as))).data;
    // After the profile: boards of nobody would be an error of their own.
    await Promise.all([
      queryClient.prefetchQuery(boardShelfQuery(params.slug)),
      attributes.own && typeof window === 'undefined' && queryClient.prefetchQuery(followedCompaniesQuery()),
    ]);
    const profile = attributes;

    return profileHead(profile);
  },
  head: pageHead,
  component: ProfilePage,
});

/** A member as they show themselves, with the companies they follow for the member alone. */
function ProfilePage() {
  const { slug } = Route.useParams();
  const { as } = Route.useSearch();
  return <ProfileView slug={slug} as={as} corner={<FollowedCompanies />} />;
}
