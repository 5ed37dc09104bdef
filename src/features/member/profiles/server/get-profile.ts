import type { z } from 'zod';
import { loadReaction } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Profile, Section } from '../contract.ts';
import { getStoredProfile, type StoredProfile } from './get-stored-profile.ts';
import { profilePolicy } from './policy.ts';

/** A profile with the sections that the viewer may see. */
export const getProfile: UseCase<'GET /api/users/{slug}'> = async (ctx, { params, query }) => {
  const stored = await getStoredProfile(ctx, params);
  return { data: await presentProfile(query.as === 'others' ? { ...ctx, viewer: null } : ctx, stored) };
};

/** A profile as the viewer of `ctx` sees it. */
export async function presentProfile(ctx: Context, { owner, profile }: StoredProfile): Promise<z.input<typeof Profile>> {
  const facts = { userId: owner.id, hidden: profile.hidden };
  const visible = <T>(section: Section, value: T): T | null => (profilePolicy.see(ctx.viewer, facts, section) ? value : null);
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
      about: visible('about', profile.about),
      goals: visible('goals', profile.goals),
      links: visible('links', profile.links),
      skills: visible('skills', profile.skills),
      experience: visible('experience', profile.experience),
      education: visible('education', profile.education),
      certificates: visible('certificates', profile.certificates),
      followers: counts.follow,
      following: mine.follow,
      shows: {
        activity: profilePolicy.see(ctx.viewer, facts, 'activity'),
        showcase: profilePolicy.see(ctx.viewer, facts, 'showcase'),
      },
      own: profilePolicy.change(ctx.viewer, facts) ? { hidden: profile.hidden, listed: owner.listed } : null,
    },
  };
}
