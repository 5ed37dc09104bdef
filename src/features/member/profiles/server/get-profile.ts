import type { z } from 'zod';
import { loadReaction } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Profile, Section } from '../contract.ts';
import { getStoredProfile, type FoundProfile } from './get-stored-profile.ts';
import { profilePolicy } from './policy.ts';

/** A profile with the sections that the viewer may see. */
export const getProfile: UseCase<'GET /api/users/{slug}'> = async (ctx, { params, query }) => {
  const found = await getStoredProfile(ctx, params);
  return { data: await presentProfile(query.as === 'others' ? { ...ctx, viewer: null } : ctx, found) };
};

/** A profile as the viewer of `ctx` sees it. */
export async function presentProfile(ctx: Context, { owner, told }: FoundProfile): Promise<z.input<typeof Profile>> {
  const facts = { userId: owner.id, hidden: told.hidden };
  const shown = <T>(section: Section, value: T): T | null => (profilePolicy.see(ctx.viewer, facts, section) ? value : null);
  const { counts, mine } = await loadReaction(ctx, 'user', owner.id);
  return {
    id: owner.id,
    type: 'profile',
    attributes: {
      slug: owner.slug,
      name: owner.name,
      headline: owner.headline,
      location: owner.location,
      joined: owner.created_at.toISOString().slice(0, 7),
      about: shown('about', told.about),
      goals: shown('goals', told.goals),
      links: shown('links', told.links),
      skills: shown('skills', told.skills),
      experience: shown('experience', told.experience),
      education: shown('education', told.education),
      certificates: shown('certificates', told.certificates),
      followers: counts.follow,
      following: mine.follow,
      shows: {
        activity: profilePolicy.see(ctx.viewer, facts, 'activity'),
        showcase: profilePolicy.see(ctx.viewer, facts, 'showcase'),
      },
      own: profilePolicy.change(ctx.viewer, facts) ? { hidden: told.hidden, listed: owner.listed } : null,
    },
  };
}
