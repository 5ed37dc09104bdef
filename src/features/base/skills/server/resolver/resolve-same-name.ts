import type { Taxonomy } from '../taxonomy.ts';
import { findForm } from './find-form.ts';
import { foldName, MAX_NAME_LENGTH, toSingular } from './fold-name.ts';
import { nameIndex } from './name-index.ts';

/**
 * The skill that has this name or alias, apart from spelling and plurals. Certain, where `resolveSkill` may guess: without names
 * that people only type, other inflections, names without their version or vendor, misspellings and the text around the name.
 */
export function resolveSameName(taxonomy: Taxonomy, name: string): string | null {
  if (name.length > MAX_NAME_LENGTH) return null;
  const { words } = foldName(name);
  if (words.length === 0) return null;
  const found = findForm({ taxonomy, index: nameIndex(taxonomy), name, text: undefined }, words, name);
  const skill = taxonomy.byId.get(found?.skillId ?? '');
  const isOwnForm = skill !== undefined && found !== null && [skill.name, ...skill.aliases].includes(found.written);
  return isOwnForm && toSingulars(found.written) === toSingulars(name) ? skill.id : null;
}

function toSingulars(name: string): string {
  return foldName(name).words.map(toSingular).join('');
}
