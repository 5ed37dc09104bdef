import { isClaimedOnly, listBadges } from '#features/member/badges/server/index.ts';
import { getStoredProfile, profilePolicy } from '#features/member/profiles/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listClaimable } from './list-claimable.ts';
import { loadEvidence } from './load-evidence.ts';

/** A member's skills with evidence, and their badges; 404 for others when the showcase is hidden. */
export const getShowcase: UseCase<'GET /api/users/{slug}/showcase'> = async (ctx, { params }) => {
  const { stored, isOwner, plans, skills, badges } = await loadShowcase(ctx, params.slug);
  return {
    data: {
      id: stored.owner.id,
      type: 'showcase',
      attributes: {
        name: stored.owner.name,
        headline: stored.owner.headline,
        skills,
        badges: badges
          .filter(({ withdrawn_at }) => isOwner || !withdrawn_at)
          .map((badge) => ({
            id: badge.id,
            title: badge.title,
            issued_on: badge.issued_at.toISOString().slice(0, 10),
            skills: badge.skills.map(({ name }) => name),
            withdrawn: badge.withdrawn_at !== null,
            claimed: isClaimedOnly(badge.skills),
          })),
        own: isOwner ? { ...(await listClaimable(ctx, stored.owner.id, plans, badges)), hidden: stored.profile.hidden } : null,
      },
    },
  };
};

/** A showcase as the viewer of `ctx` may see it; 404 when it is hidden from them. */
export async function loadShowcase(ctx: Context, slug: string) {
  const stored = await getStoredProfile(ctx, { slug });
  const facts = { userId: stored.owner.id, hidden: stored.profile.hidden };
  if (!profilePolicy.see(ctx.viewer, facts, 'showcase')) throw notFound('showcase');
  const isOwner = profilePolicy.change(ctx.viewer, facts);
  const [{ plans, skills }, badges] = await Promise.all([loadEvidence(ctx, stored, isOwner), listBadges(ctx, stored.owner.id)]);
  return { stored, isOwner, plans, skills, badges };
}
