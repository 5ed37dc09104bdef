import { setListed } from '#features/base/accounts/server/index.ts';
import { resolveSkill, skillCatalogue } from '#features/base/skills/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredProfile } from './get-stored-profile.ts';
import { presentProfile } from './get-profile.ts';

/** Updates the given sections; others stay unchanged. */
export const changeProfile: UseCase<'PATCH /api/users/profile'> = async (ctx, { body }) => {
  const { id } = signedIn(ctx);
  const { listed, skills, links, experience, education, certificates, about, goals, hidden, quoted } = body;
  const sections = {
    about,
    goals,
    hidden: hidden && [...new Set(hidden)],
    quoted: quoted && [...new Set(quoted)],
    links: links && JSON.stringify(links),
    experience: experience && JSON.stringify(experience.toSorted(newestFirst)),
    education: education && JSON.stringify(education.toSorted(newestFirst)),
    certificates: certificates && JSON.stringify(certificates),
    skills: skills && JSON.stringify(await resolveSkills(skills)),
  };
  const changes = Object.fromEntries(Object.entries(sections).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length > 0)
    await ctx.db
      .insertInto('profiles')
      .values({ user_id: id, ...changes })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...changes, updated_at: ctx.clock.now() }))
      .execute();
  if (Object.keys(changes).length > 0) await ctx.publish('profile.changed', { userId: id });
  if (listed !== undefined) await setListed(ctx, id, listed);
  return { data: await presentProfile(ctx, await getStoredProfile(ctx, { id })) };
};

declare module '#platform/tasks/events.ts' {
  interface Events {
    'profile.changed': { userId: string };
  }
}

type Dated = { started_on: string; ended_on: string | null };
const ONGOING = '9999-12';
/** The order of positions: ongoing ones first, then by their end and start. */
export const newestFirst = (a: Dated, b: Dated) =>
  (b.ended_on ?? ONGOING).localeCompare(a.ended_on ?? ONGOING) || b.started_on.localeCompare(a.started_on);

/** Distinct skills; each has the id and name of the taxonomy skill that its name means among the others, if there is one. */
async function resolveSkills(names: readonly string[]) {
  const { taxonomy } = await skillCatalogue();
  const resolved = new Map<string, { id: string | null; name: string }>();
  for (const name of names) {
    const skill = taxonomy.byId.get(resolveSkill(taxonomy, name, { text: names.join(', '), lists: false })?.skillId ?? '');
    const key = skill?.id ?? normalize(name);
    if (!resolved.has(key)) resolved.set(key, { id: skill?.id ?? null, name: skill?.name ?? name });
  }
  return [...resolved.values()];
}

const normalize = (text: string) => text.trim().toLocaleLowerCase('en');
