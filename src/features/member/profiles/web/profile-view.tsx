import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { ActivitySection } from './activity-section.tsx';
import { AboutSection, GoalsSection } from './text-sections.tsx';
import { CertificateSection } from './certificate-section.tsx';
import { LinkSection } from './link-section.tsx';
import { ProfileHead } from './profile-head.tsx';
import { profileQuery } from './queries.ts';
import { SkillSection } from './skill-section.tsx';
import { PositionSection } from './position-section.tsx';
import './profile.css';

// Only the member sees it.
const OwnerPanel = lazy(async () => ({ default: (await import('./owner-panel.tsx')).OwnerPanel }));

type ProfileViewProps = {
  slug: string;
  /** Whether the member is previewing it as others see it. */
  as: 'others' | undefined;
  /** Additional content that only the member sees. */
  ownerContent: ReactNode;
};

/** A member's profile, editable by the member. */
export function ProfileView({ slug, as, ownerContent }: ProfileViewProps) {
  const { id, attributes: profile } = useSuspenseQuery(profileQuery(slug, as ?? 'me')).data.data;
  const sections = [profile.about, profile.experience, profile.education, profile.skills, profile.certificates, profile.links];
  const isEmpty = !profile.own && sections.every((part) => !part || part.length === 0);
  return (
    <main className="container page-top stack gap-6">
      {as === 'others' && <Banner kind="info">{m.profiles_as_others()}</Banner>}
      <ProfileHead id={id} profile={profile} />
      <div className="profile-body">
        <div className="stack min-w-0 gap-5">
          <AboutSection profile={profile} />
          <PositionSection profile={profile} kind="experience" />
          <PositionSection profile={profile} kind="education" />
          <CertificateSection profile={profile} />
          {profile.shows.activity && <ActivitySection profile={profile} asOthers={as === 'others'} />}
          {isEmpty && <p className="panel muted">{m.profiles_empty({ name: profile.name })}</p>}
        </div>
        <aside className="stack min-w-0 gap-5">
          {profile.own && (
            <Suspense>
              <OwnerPanel profile={profile}>{ownerContent}</OwnerPanel>
            </Suspense>
          )}
          <SkillSection profile={profile} />
          <GoalsSection profile={profile} />
          <LinkSection profile={profile} />
        </aside>
      </div>
    </main>
  );
}
