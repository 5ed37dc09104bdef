import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';
import type { PageHead } from '#platform/seo/page-head.ts';
import type { ProfileFacts } from './queries.ts';

/** The head tags of a profile; an empty profile is not indexed. */
export function profileHead(profile: ProfileFacts, brand: string): PageHead {
  const path = `/profile/${profile.slug}`;
  return {
    title: profile.name,
    description: [profile.headline, m.profiles_description({ name: profile.name, brand })].filter(Boolean).join('. '),
    path,
    type: 'profile',
    image: `${siteOrigin()}/api/users/${profile.slug}/showcase.png`,
    hidden: !profile.headline && !profile.about,
    structured: {
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: profile.name,
        url: `${siteOrigin()}${path}`,
        ...(profile.headline && { description: profile.headline }),
        ...(profile.skills?.length && { knowsAbout: profile.skills.map(({ name }) => name) }),
        ...(profile.links?.length && { sameAs: profile.links.map(({ url }) => url) }),
      },
    },
  };
}
