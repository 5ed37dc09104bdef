import { currentSkillId, skillCatalogue } from '#features/base/skills/server/index.ts';
import { getStoredProfile } from '#features/member/profiles/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { countMonths } from './engine/count-months.ts';

/** What is known of a member's work. `stated` skills are named by the member, while others follow from them. */
export type Background = {
  titles: string[];
  /** Months of work; null where nothing is said of it. */
  months: number | null;
  studied: boolean;
  credits: ReadonlyMap<string, number>;
  stated: ReadonlySet<string>;
  languages: ReadonlySet<string>;
  /** All that the profile says, in lines. */
  text: string;
};

/** Loads what the profile says, and what the default résumé shows by the last reading. */
export async function loadBackground(ctx: Context, userId: string): Promise<Background> {
  const [{ owner, profile }, strengths, { taxonomy }] = await Promise.all([
    getStoredProfile(ctx, { id: userId }),
    ctx.db.selectFrom('member_strengths').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    skillCatalogue(),
  ]);
  const own = profile.skills.flatMap(({ id }) => (id === null ? [] : [currentSkillId(taxonomy, id)]));
  const credits = new Map<string, number>(own.map((id) => [id, 1]));
  for (const [index, id] of (strengths?.skills ?? []).entries())
    credits.set(id, Math.max(credits.get(id) ?? 0, strengths?.credits[index] ?? 0));
  const worked = Math.max(strengths?.all_months ?? 0, countMonths(profile.experience, ctx.clock.now()));
  const studied = profile.education.length > 0;
  return {
    titles: [owner.headline, ...profile.experience.map(({ title }) => title)].filter((title) => title.trim() !== ''),
    months: worked > 0 || studied ? worked : null,
    studied,
    credits,
    stated: new Set(own.length > 0 ? own : credits.keys()),
    languages: new Set(own.filter((id) => taxonomy.byId.get(id)?.family === 'languages')),
    text: [
      owner.headline,
      profile.about,
      ...[...profile.experience, ...profile.education].map(
        ({ title, organisation, text }) => `${title}, ${organisation}. ${text}`,
      ),
      ...profile.certificates.map(({ title, issuer }) => `${title}, ${issuer}`),
    ].join('\n'),
  };
}
