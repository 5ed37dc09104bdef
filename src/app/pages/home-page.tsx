import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import {
  FieldShelf,
  NewestRoles,
  StarterCourses,
  HomeClosing,
  HomeHero,
  homeQueries,
  HowItWorks,
  InsightShelf,
  ThreeStories,
} from '#features/site/marketing/web/index.ts';
import { currentUserQuery, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, brand } }): Promise<PageHead> => {
    const [siteData, jobs, insights, programs, stories] = homeQueries();
    const user = queryClient.getQueryData(currentUserQuery().queryKey);
    await Promise.all([
      user?.data && loadForMe(queryClient),
      queryClient.ensureQueryData(jobs),
      queryClient.ensureQueryData(insights),
      queryClient.ensureQueryData(programs),
      queryClient.ensureQueryData(stories),
    ]);
    const site = (await queryClient.ensureQueryData(siteData)).data.attributes;

    return {
      title: brand,
      description: m.marketing_home_description({ brand }),
      path: '/',
      structured: structuredHome(site),
    };
  },
  head: pageHead,
  component: HomePage,
});

type Site = {
  brand: string;
  legal_name: string;
  support_email: string;
  support_phone: string;
  social_links: { address: string }[];
};

function structuredHome({ brand, legal_name, support_email, support_phone, social_links }: Site) {
  const url = `${siteOrigin()}/`;
  const organization = { '@id': `${url}#organization` };
  return {
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${url}#website`,
        name: brand,
        url,
        publisher: organization,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${url}search?query={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'Organization',
        ...organization,
        name: brand,
        legalName: legal_name,
        url,
        logo: `${url}favicon.svg`,
        ...(social_links.length > 0 && { sameAs: social_links.map(({ address }) => address) }),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: support_email,
          telephone: support_phone,
        },
      },
    ],
  };
}

const ForMe = lazy(async () => ({ default: (await import('./for-me.tsx')).ForMe }));

/** Loads the recommendations on the server only: in the browser their skeletons are shown while they load. */
async function loadForMe(client: QueryClient): Promise<void> {
  const forMe = await import('./for-me.tsx');
  if (typeof window === 'undefined') await forMe.loadForMe(client);
}

/** The home page: an introduction for visitors, recommendations for members. */
function HomePage() {
  const user = useCurrentUser();
  return (
    <main>
      {user ? (
        <Suspense>
          <ForMe />
        </Suspense>
      ) : (
        <HomeHero />
      )}
      <FieldShelf />
      <InsightShelf />
      <NewestRoles />
      <StarterCourses />
      <HowItWorks />
      <ThreeStories />
      <HomeClosing />
    </main>
  );
}
