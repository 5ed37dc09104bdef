import { Link } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import UserCheck from 'lucide-react/icons/user-check';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { ReportButton } from '#features/base/moderation/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatMonth } from '#platform/language/format.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { useFollow, type ProfileFacts } from './queries.ts';
import './profile.css';

/** The profile's header with share, and with follow or, for the member, a link to the profile as others see it. */
export function ProfileHead({ id, profile }: { id: string; profile: ProfileFacts }) {
  return (
    <header className="profile-head">
      <Cover slug={`profile-${profile.slug}`} className="profile-cover" />
      <div className="profile-identity">
        <Avatar name={profile.name} size={96} className="profile-avatar" />
        <div className="stack min-w-0 gap-1.5">
          <h1 className="profile-name">{profile.name}</h1>
          {profile.headline && (
            <p className="lead" lang={foreignLanguageTag(profile.headline)}>
              {profile.headline}
            </p>
          )}
          <Meta>
            {profile.location || null}
            {m.profiles_joined({ month: formatMonth(profile.joined) })}
            {m.profiles_followers({ count: profile.followers })}
          </Meta>
        </div>
        <div className="row profile-actions">
          {profile.own ? (
            <ButtonLink variant="quiet" small render={<Link to="/profile/$slug" params={profile} search={{ as: 'others' }} />}>
              {m.profiles_see_as_others()}
            </ButtonLink>
          ) : (
            <FollowButton profile={profile} />
          )}
          {profile.shows.showcase && (
            <ButtonLink variant="quiet" small render={<Link to="/profile/$slug/showcase" params={profile} />}>
              {m.profiles_showcase()}
            </ButtonLink>
          )}
          <ShareMenu small title={profile.name} path={`/profile/${profile.slug}`} />
          {!profile.own && (
            <ReportButton type="user" id={id} author={profile} label={m.safety_report_person({ name: profile.name })} />
          )}
        </div>
      </div>
    </header>
  );
}

function FollowButton({ profile }: { profile: ProfileFacts }) {
  const { follow, unfollow } = useFollow(profile.slug);
  const login = useLogin();
  const toggle = () => {
    const afterwards = intent('follow', 'POST /api/users/{slug}/follow', { params: { slug: profile.slug } });
    if (!login.require({ reason: m.profiles_follow_reason({ name: profile.name }), afterwards })) return;
    if (profile.following) unfollow();
    else follow();
  };
  return (
    <Button
      small
      variant={profile.following ? 'quiet' : 'solid'}
      icon={profile.following ? UserCheck : UserPlus}
      pressed={profile.following}
      onClick={toggle}
    >
      {profile.following ? m.profiles_following() : m.profiles_follow()}
    </Button>
  );
}
