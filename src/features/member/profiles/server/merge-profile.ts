import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { Link, Position, ProfileSkill } from '../contract.ts';
import { newestFirst } from './change-profile.ts';
import { getStoredProfile } from './get-stored-profile.ts';

type StoredPosition = z.output<typeof Position>;
type StoredSkill = z.output<typeof ProfileSkill>;
type StoredLink = z.output<typeof Link>;
/** A position, and the one whose place it takes; null for none. */
export type MergedPosition = { position: StoredPosition; replaces: StoredPosition | null };
/** Entries of a profile that are added or removed together. */
export type ProfileEntries = {
  experience: MergedPosition[];
  education: MergedPosition[];
  skills: StoredSkill[];
  links: StoredLink[];
};
type Stored = { experience: StoredPosition[]; education: StoredPosition[]; skills: StoredSkill[]; links: StoredLink[] };

/** The entries that a profile may have, as in `ProfileChanges`. */
const MAX_ENTRIES = { experience: 30, education: 20, skills: 60, links: 10 } as const;

/**
 * Adds entries to a member's profile and returns those that were not there already. A position takes another's place only where
 * that one is still as given. Checks no permission.
 */
export async function addToProfile(ctx: Context, userId: string, entries: ProfileEntries): Promise<ProfileEntries> {
  const profile = await lockProfile(ctx, userId);
  const { taxonomy } = await skillCatalogue();
  const named = entries.skills.map(({ id, name }) => {
    const skill = taxonomy.byId.get(id ?? '');
    return { id: skill?.id ?? null, name: skill?.name ?? name };
  });
  const experience = addPositions(profile.experience, entries.experience);
  const education = addPositions(profile.education, entries.education);
  const skills = distinct([...profile.skills, ...named], skillKey).slice(profile.skills.length);
  const links = distinct([...profile.links, ...entries.links], ({ url }) => url).slice(profile.links.length);
  await store(ctx, userId, {
    experience: experience.after,
    education: education.after,
    skills: [...profile.skills, ...skills],
    links: [...profile.links, ...links],
  });
  return { experience: experience.added, education: education.added, skills, links };
}

/** Removes entries that are still as they were added, and puts back what they replaced. Checks no permission. */
export async function removeFromProfile(ctx: Context, userId: string, entries: ProfileEntries): Promise<void> {
  const profile = await lockProfile(ctx, userId);
  const skills = new Set(entries.skills.map(skillKey));
  await store(ctx, userId, {
    experience: removePositions(profile.experience, entries.experience),
    education: removePositions(profile.education, entries.education),
    skills: profile.skills.filter((skill) => !skills.has(skillKey(skill))),
    links: profile.links.filter((link) => !entries.links.some((added) => isDeepStrictEqual(added, link))),
  });
}

const skillKey = ({ id, name }: StoredSkill) => id ?? name.trim().toLocaleLowerCase('en');

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

function addPositions(before: readonly StoredPosition[], merged: readonly MergedPosition[]) {
  const after = [...before];
  const added: MergedPosition[] = [];
  for (const { position, replaces } of merged) {
    if (after.some((other) => isDeepStrictEqual(other, position))) continue;
    const at = replaces === null ? -1 : after.findIndex((other) => isDeepStrictEqual(other, replaces));
    if (at < 0) after.push(position);
    else after[at] = position;
    added.push({ position, replaces: at < 0 ? null : replaces });
  }
  return { after, added };
}

function removePositions(before: readonly StoredPosition[], merged: readonly MergedPosition[]): StoredPosition[] {
  return before.flatMap((position) => {
    const found = merged.find((entry) => isDeepStrictEqual(entry.position, position));
    if (!found) return [position];
    return found.replaces === null ? [] : [found.replaces];
  });
}

// Merges of one profile follow one another until the transaction ends.
async function lockProfile(ctx: Context, userId: string): Promise<Stored> {
  await ctx.db
    .insertInto('profiles')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ updated_at: ctx.clock.now() }))
    .execute();
  const { experience, education, skills, links } = (await getStoredProfile(ctx, { id: userId })).profile;
  return { experience, education, skills, links };
}

async function store(ctx: Context, userId: string, profile: Stored): Promise<void> {
  for (const section of ['experience', 'education', 'skills', 'links'] as const)
    if (profile[section].length > MAX_ENTRIES[section])
      throw invalid({ path: section, code: 'too-many-entries', params: { most: MAX_ENTRIES[section] } });
  await ctx.db
    .updateTable('profiles')
    .set({
      experience: JSON.stringify(profile.experience.toSorted(newestFirst)),
      education: JSON.stringify(profile.education.toSorted(newestFirst)),
      skills: JSON.stringify(profile.skills),
      links: JSON.stringify(profile.links),
    })
    .where('user_id', '=', userId)
    .execute();
}
