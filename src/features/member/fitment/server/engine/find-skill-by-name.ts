import { tokenize, type Taxonomy } from '#features/base/skills/server/index.ts';

/** Finds a skill by id, name or alias, ignoring case; the guards of ambiguous words do not apply to a name on its own. */
export function findSkillByName(taxonomy: Taxonomy, name: string): string | null {
  if (taxonomy.byId.has(name)) return name;
  const node = tokenize(name).reduce<Taxonomy['root'] | undefined>((at, { form }) => at?.next.get(form), taxonomy.root);
  return node?.surface?.skillId ?? null;
}
