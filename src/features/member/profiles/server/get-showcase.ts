import { listBadges } from '#features/member/badges/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredProfile } from './get-stored-profile.ts';
import { profilePolicy } from './policy.ts';
import { loadEvidence } from './load-evidence.ts';

/** The evidence for a member's skills; 404 for others when hidden. */
export const getShowcase: UseCase<'GET /api/users/{slug}/showcase'> = async (ctx, { params }) => {
  const { found, own, plans, skills, badges } = await loadShowcase(ctx, params.slug);
  const claimed = new Set(badges.filter(({ withdrawn_at }) => !withdrawn_at).map(({ source_id }) => source_id));
  const claimable = plans
    .filter(({ finished, roadmapId }) => finished && !claimed.has(roadmapId))
    .map((plan) => ({ roadmap_id: plan.roadmapId, title: plan.title, skills: plan.skills.length }));
  return {
    data: {
      id: found.owner.id,
      type: 'showcase',
      attributes: {
        name: found.owner.name,
        headline: found.owner.headline,
        skills,
        badges: badges
          .filter(({ withdrawn_at }) => own || !withdrawn_at)
          .map((badge) => ({
            id: badge.id,
            title: badge.title,
            issued_on: badge.issued_at.toISOString().slice(0, 10),
            skills: badge.skills.map(({ name }) => name),
            withdrawn: badge.withdrawn_at !== null,
          })),
        own: own ? { claimable, hidden: found.told.hidden } : null,
      },
    },
  };
};

/** A showcase as the viewer of `ctx` may see it; 404 for what is hidden from them. */
export async function loadShowcase(ctx: Context, slug: string) {
  const found = await getStoredProfile(ctx, { slug });
  const facts = { userId: found.owner.id, hidden: found.told.hidden };
  if (!profilePolicy.see(ctx.viewer, facts, 'showcase')) throw notFound('showcase');
  const own = profilePolicy.change(ctx.viewer, facts);
  const [{ plans, skills }, badges] = await Promise.all([loadEvidence(ctx, found, own), listBadges(ctx, found.owner.id)]);
  return { found, own, plans, skills, badges };
}
