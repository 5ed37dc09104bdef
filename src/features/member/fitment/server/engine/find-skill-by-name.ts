import { tokenize, type Taxonomy } from '#features/base/skills/server/index.ts';

/** The skill with this id, name or alias, whatever its letter case; guards do not apply to a name that stands alone. */
export function findSkillByName(taxonomy: Taxonomy, name: string): string | null {
  if (taxonomy.byId.has(name)) return name;
  const node = tokenize(name).reduce<Taxonomy['root'] | undefined>((at, { form }) => at?.next.get(form), taxonomy.root);
  return node?.surface?.skillId ?? null;
}
