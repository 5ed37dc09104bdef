import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDate, formatList } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { useClaimBadge, type Showcase } from './queries.ts';
import './profile.css';

/** The member's badges and, only for the member, those that they can take, and what is only claimed. */
export function BadgeShelf({ slug, showcase }: { slug: string; showcase: Showcase }) {
  const claim = useClaimBadge(slug);
  const toast = useToast();
  const { claimable = [], claimed = [] } = showcase.own ?? {};
  const badges = showcase.badges.filter(({ withdrawn }) => !withdrawn);
  if (badges.length + claimable.length + claimed.length === 0) return null;
  return (
    <TitledSection id="badges" title={m.profiles_badges()}>
      <ul className="grid [--min:300px] gap-4">
        {badges.map((badge) => (
          <li key={badge.id} className="card badge-card">
            <img src={urlOf('GET /api/credentials/{id}/badge.svg', { params: { id: badge.id } })} alt="" width="96" height="96" />
            <div className="stack min-w-0 gap-1">
              <h3 className="card-title">
                <Link to="/credentials/$id" params={{ id: badge.id }}>
                  {badge.title}
                </Link>
              </h3>
              <p className="small muted">{badgeFacts(badge)}</p>
              {badge.claimed && (
                <Tag tone="warn" className="start">
                  {m.profiles_badge_claimed_only()}
                </Tag>
              )}
            </div>
          </li>
        ))}
        {claimable.map((item) => (
          <li key={JSON.stringify(item.source)} className="panel stack gap-2.5">
            <h3 className="profile-entry-title">{item.title}</h3>
            <p className="small muted">{claimText(item)}</p>
            <Button
              small
              className="start"
              loading={claim.isPending}
              onClick={() =>
                claim.mutate(
                  { json: item.source },
                  {
                    onSuccess: () => toast.show(m.profiles_badge_claimed()),
                    onError: (error) => toast.show(error.message, { kind: 'warn' }),
                  },
                )
              }
            >
              {m.profiles_badge_claim()}
            </Button>
          </li>
        ))}
      </ul>
      {claimed.length > 0 && (
        <Banner kind="info">
          {m.profiles_badge_claimed_note()} {formatList(claimed.map(({ title }) => title))}.
        </Banner>
      )}
    </TitledSection>
  );
}

function badgeFacts({ issued_on, skills }: Showcase['badges'][number]): string {
  const date = formatDate(issued_on, 'full');
  return skills.length > 1 ? m.profiles_badge_facts({ date, count: skills.length }) : date;
}

type Claimable = NonNullable<Showcase['own']>['claimable'][number];

function claimText({ grade, skills }: Claimable): string {
  if (grade === null) return m.profiles_badge_claim_text({ count: skills });
  return grade === 'shown' ? m.profiles_badge_claim_shown() : m.profiles_badge_claim_checked();
}
