import { loadInterests, categoryRows } from '#features/base/interests/server/index.ts';
import { resolveSkill, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FeedReason } from '../contract.ts';

const MAX_SKILLS = 24;
/** The weight of each interest signal; features add weights for applying and saving. */
const WEIGHT = { category: 2, hashtag: 1 };

export type Preference = { weight: number; reason: FeedReason };
/** A member's preferences: families (the fields of the taxonomy) and skills by id, each with its reason. */
export type TasteProfile = { families: Map<string, Preference>; skills: Map<string, Preference & { name: string }> };

/** Adds weight to a family. The reason is replaced only when the added weight is greater than the weight so far. */
export function addPreference(families: Map<string, Preference>, family: string, { weight, reason }: Preference): void {
  const existing = families.get(family);
  const mainReason = existing && existing.weight >= weight ? existing.reason : reason;
  families.set(family, { weight: (existing?.weight ?? 0) + weight, reason: mainReason });
}

/** The viewer's preferences: from categories, which belong to a family, and hashtags, which may name a skill. */
export async function loadTaste(ctx: Context): Promise<TasteProfile> {
  const taste: TasteProfile = { families: new Map(), skills: new Map() };
  if (!ctx.viewer) return taste;
  const [{ hashtags, categories }, { taxonomy }] = await Promise.all([loadInterests(ctx, ctx.viewer.id), skillCatalogue()]);
  const familyByCategory = await loadFamilies(
    ctx,
    categories.map(({ id }) => id),
  );
  for (const { id, name } of categories) {
    const family = familyByCategory.get(id);
    if (family) addPreference(taste.families, family, { weight: WEIGHT.category, reason: { kind: 'interest', subject: name } });
  }
  const addSkill = (id: string, weight: number, reason: FeedReason) => {
    const skill = taxonomy.byId.get(id);
    if (!skill || taste.skills.has(id) || taste.skills.size >= MAX_SKILLS) return;
    taste.skills.set(id, { weight, reason, name: skill.name });
    addPreference(taste.families, skill.family, { weight, reason });
  };
  for (const { slug, name } of hashtags) {
    const id = taxonomy.byId.has(slug) ? slug : resolveSkill(taxonomy, name)?.skillId;
    if (id) addSkill(id, WEIGHT.hashtag, { kind: 'interest', subject: name });
  }
  return taste;
}

async function loadFamilies(ctx: Context, categoryIds: readonly string[]): Promise<Map<string, string>> {
  if (categoryIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom(categoryRows(ctx).as('categories'))
    .select(['id', 'family'])
    .where('id', 'in', [...categoryIds])
    .execute();
  return new Map(rows.map(({ id, family }) => [id, family]));
}
