import { createFileRoute } from '@tanstack/react-router';
import { boardShelfQuery } from '#features/catalogue/boards/web/index.ts';
import { FollowedCompanies, followedCompaniesQuery } from '#features/catalogue/companies/web/index.ts';
import { profileQuery, ProfileView, profileHead } from '#features/member/profiles/web/index.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/profile/$slug')({
  validateSearch: (search: Record<string, unknown>): { as?: 'others' } => (search['as'] === 'others' ? { as: 'others' } : {}),
  loaderDeps: ({ search }) => ({ as: search.as ?? 'me' }) as const,
  loader: async ({ context: { queryClient, brand }, params, deps }): Promise<PageHead> => {
    const { attributes } = (await queryClient.ensureQueryData(profileQuery(params.slug, deps.as))).data;
    // Loaded after the profile, because a missing profile is a 404.
    await Promise.all([
      queryClient.prefetchQuery(boardShelfQuery(params.slug)),
      attributes.own && typeof window === 'undefined' && queryClient.prefetchQuery(followedCompaniesQuery()),
    ]);

    return profileHead(attributes, brand);
  },
  head: pageHead,
  component: ProfilePage,
});

/** A member's public profile; the companies they follow are visible to the member only. */
function ProfilePage() {
  const { slug } = Route.useParams();
  const { as } = Route.useSearch();
  return <ProfileView slug={slug} as={as} ownerContent={<FollowedCompanies />} />;
}
