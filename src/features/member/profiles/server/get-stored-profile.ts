import { memberRows } from '#features/base/accounts/server/index.ts';
import { blocksViewer } from '#features/base/mutes/server/index.ts';
import type { Selectable } from 'kysely';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { Section } from '../contract.ts';
import type { ProfilesTable } from './tables.ts';

export type Owner = {
  id: string;
  slug: string;
  name: string;
  headline: string;
  location: string;
  listed: boolean;
  created_at: Date;
};
export type ProfileData = Omit<Selectable<ProfilesTable>, 'user_id' | 'updated_at'>;
export type StoredProfile = { owner: Owner; profile: ProfileData };

const EMPTY_PROFILE: ProfileData = {
  about: '',
  goals: '',
  links: [],
  skills: [],
  experience: [],
  education: [],
  certificates: [],
  hidden: ['goals'] satisfies Section[],
  quoted: [],
};

/** An active member with their profile; 404 otherwise, and for whom they block. Includes hidden sections: callers apply the policy. */
export async function getStoredProfile(ctx: Context, key: { slug: string } | { id: string }): Promise<StoredProfile> {
  const owner = await ctx.db
    .selectFrom(memberRows(ctx).as('users'))
    .select(['id', 'slug', 'name', 'headline', 'location', 'listed', 'created_at'])
    .where((eb) => ('slug' in key ? eb('slug', '=', key.slug) : eb('id', '=', key.id)))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!owner || (await blocksViewer(ctx, owner.id))) throw notFound('profile');
  const row = await ctx.db.selectFrom('profiles').selectAll().where('user_id', '=', owner.id).executeTakeFirst();
  if (!row) return { owner, profile: EMPTY_PROFILE };
  const { user_id: _, updated_at: __, ...profile } = row;
  return { owner, profile: { ...profile, skills: await currentSkills(profile.skills) } };
}

/** The skills as editors name them now; two that were merged are one. */
async function currentSkills(skills: ProfileData['skills']): Promise<ProfileData['skills']> {
  const { taxonomy } = await skillCatalogue();
  const current = skills.map((stored) => {
    const skill = taxonomy.byId.get(stored.id ?? '');
    return skill ? { id: skill.id, name: skill.name } : stored;
  });
  return current.filter(({ id }, index) => id === null || current.findIndex((other) => other.id === id) === index);
}
