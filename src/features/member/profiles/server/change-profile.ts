import { setListed } from '#features/base/accounts/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getStoredProfile } from './get-stored-profile.ts';
import { presentProfile } from './get-profile.ts';

/** Updates the given sections; the others stay. */
export const changeProfile: UseCase<'PATCH /api/users/profile'> = async (ctx, { body }) => {
  const { id } = signedIn(ctx);
  const { listed, skills, links, experience, education, certificates, about, goals, hidden, quoted } = body;
  const given = {
    about,
    goals,
    hidden: hidden && [...new Set(hidden)],
    quoted: quoted && [...new Set(quoted)],
    links: links && JSON.stringify(links),
    experience: experience && JSON.stringify(experience.toSorted(newestFirst)),
    education: education && JSON.stringify(education.toSorted(newestFirst)),
    certificates: certificates && JSON.stringify(certificates),
    skills: skills && JSON.stringify(await knownSkills(skills)),
  };
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length > 0)
    await ctx.db
      .insertInto('profiles')
      .values({ user_id: id, ...changes })
      .onConflict((known) => known.column('user_id').doUpdateSet({ ...changes, updated_at: ctx.clock.now() }))
      .execute();
  if (listed !== undefined) await setListed(ctx, id, listed);
  return { data: await presentProfile(ctx, await getStoredProfile(ctx, { id })) };
};

type Dated = { started_on: string; ended_on: string | null };
const LASTS = '9999-12';
const newestFirst = (a: Dated, b: Dated) =>
  (b.ended_on ?? LASTS).localeCompare(a.ended_on ?? LASTS) || b.started_on.localeCompare(a.started_on);

/** Distinct names, with the taxonomy skill of exactly that name, if any. */
async function knownSkills(names: readonly string[]) {
  const { taxonomy } = await skillCatalogue();
  const byForm = new Map(
    [...taxonomy.byId.values()].flatMap((skill) => [skill.name, ...skill.aliases].map((form) => [plain(form), skill] as const)),
  );
  const found = new Map<string, { id: string | null; name: string }>();
  for (const name of names) {
    const skill = byForm.get(plain(name));
    const key = skill?.id ?? plain(name);
    if (!found.has(key)) found.set(key, { id: skill?.id ?? null, name: skill?.name ?? name });
  }
  return [...found.values()];
}

const plain = (text: string) => text.trim().toLocaleLowerCase('en');
