import { tokenize, type Taxonomy } from '#features/base/skills/server/index.ts';

/** Finds a skill by id, name or alias, ignoring case. The context that ambiguous words need in a text is not required. */
export function findSkillByName(taxonomy: Taxonomy, name: string): string | null {
  if (taxonomy.byId.has(name)) return name;
  const node = tokenize(name).reduce<Taxonomy['root'] | undefined>((at, { form }) => at?.next.get(form), taxonomy.root);
  return node?.surface?.skillId ?? null;
}
