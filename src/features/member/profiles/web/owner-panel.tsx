import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { resumesQuery } from '#features/base/resumes/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { Button } from '#platform/ui/button.tsx';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { Ring } from '#platform/ui/ring.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { PeopleToFollow } from './people-to-follow.tsx';
import type { ProfileFacts } from './queries.ts';

const InterestsDialog = lazyDialog(async () => (await import('./interests-dialog.tsx')).InterestsDialog);

const MAX_RESUMES = 4;

/** The member's own panels, which nobody else sees: profile completeness, interests, people to follow and résumés. */
export function OwnerPanel({ profile, children }: { profile: ProfileFacts; children: ReactNode }) {
  return (
    <>
      <ProfileCompleteness profile={profile} />
      <Interests />
      {children}
      <PeopleToFollow />
      <Resumes />
    </>
  );
}

function ProfileCompleteness({ profile }: { profile: ProfileFacts }) {
  const parts = [
    { isFilled: profile.headline !== '', invitation: m.profiles_next_headline() },
    { isFilled: Boolean(profile.about), invitation: m.profiles_about_invitation() },
    { isFilled: Boolean(profile.experience?.length), invitation: m.profiles_experience_invitation() },
    { isFilled: Boolean(profile.education?.length), invitation: m.profiles_education_invitation() },
    { isFilled: Boolean(profile.skills?.length), invitation: m.profiles_skills_invitation() },
    { isFilled: Boolean(profile.links?.length), invitation: m.profiles_links_invitation() },
  ];
  const filled = parts.filter(({ isFilled }) => isFilled).length;
  const next = parts.find(({ isFilled }) => !isFilled);
  if (!next) return null;
  return (
    <Panel className="stack gap-2.5 [--pad:20px]" aria-label={m.profiles_completeness_label()}>
      <div className="row flex-nowrap gap-3.5">
        <Ring
          value={filled}
          max={parts.length}
          size={48}
          label={m.profiles_completeness({ done: filled, total: parts.length })}
        />
        <p className="small">
          <b>{m.profiles_completeness({ done: filled, total: parts.length })}</b>
          <br />
          <span className="muted">{next.invitation}</span>
        </p>
      </div>
      {!profile.headline && (
        <TextLink className="small" render={<Link to="/settings" />}>
          {m.profiles_next_headline_action()}
        </TextLink>
      )}
    </Panel>
  );
}

function Interests() {
  const user = useCurrentUser();
  const [choosing, setChoosing] = useState(false);
  if (!user) return null;
  const { interests } = user.attributes;
  return (
    <Panel className="stack gap-2.5 [--pad:20px]" aria-labelledby="my-interests">
      <div className="row">
        <h2 id="my-interests" className="aside-title">
          {m.profiles_interests()}
        </h2>
        <Button variant="bare" small className="push-end" onClick={() => setChoosing(true)}>
          {m.profiles_choose()}
        </Button>
      </div>
      {interests.length === 0 ? (
        <p className="small muted">{m.profiles_interests_none()}</p>
      ) : (
        <ul className="row gap-1.5">
          {interests.map(({ id, attributes }) => (
            <li key={id}>
              <Tag tone="primary">{attributes.name}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className="caption muted">{m.profiles_only_you()}</p>
      {choosing && <InterestsDialog onClose={() => setChoosing(false)} />}
    </Panel>
  );
}

function Resumes() {
  const { data } = useQuery(resumesQuery());
  const kept = data?.data.filter(({ attributes }) => !attributes.removed) ?? [];
  if (kept.length === 0) return null;
  return (
    <Panel className="stack gap-3 [--pad:20px]" aria-labelledby="my-resumes">
      <h2 id="my-resumes" className="aside-title">
        {m.resumes_title()}
      </h2>
      <ul className="stack gap-2">
        {kept.slice(0, MAX_RESUMES).map(({ id, attributes }) => (
          <li key={id} className="row small gap-2">
            <TextLink href={urlOf('GET /api/resumes/{id}/file', { params: { id } })} download>
              {attributes.name}
            </TextLink>
            {attributes.is_default && <Tag tone="primary">{m.resumes_default()}</Tag>}
          </li>
        ))}
      </ul>
      <TextLink className="small start" render={<Link to="/resumes" />}>
        {m.resumes_manage()}
      </TextLink>
      <p className="caption muted">{m.profiles_only_you()}</p>
    </Panel>
  );
}
