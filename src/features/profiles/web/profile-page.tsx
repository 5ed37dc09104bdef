import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { boardShelfQuery } from '#features/boards/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { siteOrigin } from '#platform/web/api.ts';
import { pageHead } from '#platform/web/page-head.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { ActivitySection } from './activity-section.tsx';
import { AboutSection, GoalsSection } from './text-sections.tsx';
import { CertificateSection } from './certificate-section.tsx';
import { LinkSection } from './link-section.tsx';
import { MyCorner } from './my-corner.tsx';
import { ProfileHead } from './profile-head.tsx';
import { profileQuery } from './queries.ts';
import { SkillSection } from './skill-section.tsx';
import { StaySection } from './stay-section.tsx';

export const Route = createFileRoute('/profile/$slug')({
  validateSearch: (search: Record<string, unknown>): { as?: 'others' } => (search['as'] === 'others' ? { as: 'others' } : {}),
  loaderDeps: ({ search }) => ({ as: search.as ?? 'me' }) as const,
  loader: async ({ context, params, deps }) => {
    const profile = await context.queryClient.ensureQueryData(profileQuery(params.slug, deps.as));
    // After the profile: boards of nobody would be an error of their own.
    await context.queryClient.prefetchQuery(boardShelfQuery(params.slug));
    return profile.data.attributes;
  },
  head: ({ loaderData: profile, params }) => {
    if (!profile) return {};
    const path = `/profile/${params.slug}`;
    return pageHead({
      title: profile.name,
      description: profile.headline || m.profiles_description({ name: profile.name }),
      path,
      type: 'profile',
      image: `${siteOrigin()}/api/users/${params.slug}/showcase.png`,
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
    });
  },
  component: ProfilePage,
});

/** A member as they show themselves; for the member, with a way to change each part. */
function ProfilePage() {
  const { slug } = Route.useParams();
  const { as } = Route.useSearch();
  const profile = useSuspenseQuery(profileQuery(slug, as ?? 'me')).data.data.attributes;
  const told = [profile.about, profile.experience, profile.education, profile.skills, profile.certificates, profile.links];
  const silent = !profile.own && told.every((part) => !part || part.length === 0);
  return (
    <main className="container page-top stack" style={{ '--gap': '24px' }}>
      {as === 'others' && <Banner kind="info">{m.profiles_as_others()}</Banner>}
      <ProfileHead profile={profile} />
      <div className="profile-body">
        <div className="stack min-w-0" style={{ '--gap': '20px' }}>
          <AboutSection profile={profile} />
          <StaySection profile={profile} kind="experience" />
          <StaySection profile={profile} kind="education" />
          <CertificateSection profile={profile} />
          {profile.shows.activity && <ActivitySection profile={profile} asOthers={as === 'others'} />}
          {silent && <p className="panel soft">{m.profiles_silent({ name: profile.name })}</p>}
        </div>
        <aside className="stack min-w-0" style={{ '--gap': '20px' }}>
          {profile.own && <MyCorner profile={profile} />}
          <SkillSection profile={profile} />
          <GoalsSection profile={profile} />
          <LinkSection profile={profile} />
        </aside>
      </div>
    </main>
  );
}
