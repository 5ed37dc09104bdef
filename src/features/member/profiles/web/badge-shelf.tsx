import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDate } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { useClaimBadge, type Showcase } from './queries.ts';
import './profile.css';

/** The member's badges and, only for the member, finished plans without a badge. */
export function BadgeShelf({ slug, showcase }: { slug: string; showcase: Showcase }) {
  const claim = useClaimBadge(slug);
  const toast = useToast();
  const claimable = showcase.own?.claimable ?? [];
  const badges = showcase.badges.filter(({ withdrawn }) => !withdrawn);
  if (badges.length + claimable.length === 0) return null;
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
              <p className="small muted">
                {m.profiles_badge_facts({ date: formatDate(badge.issued_on, 'full'), count: badge.skills.length })}
              </p>
            </div>
          </li>
        ))}
        {claimable.map((plan) => (
          <li key={plan.roadmap_id} className="panel stack gap-2.5">
            <h3 className="profile-entry-title">{plan.title}</h3>
            <p className="small muted">{m.profiles_badge_claim_text({ count: plan.skills })}</p>
            <Button
              small
              className="start"
              loading={claim.isPending}
              onClick={() =>
                claim.mutate(
                  { json: { roadmap_id: plan.roadmap_id } },
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
    </TitledSection>
  );
}
