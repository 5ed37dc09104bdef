import type { Skill } from '../skill.ts';
import type { Taxonomy } from '../taxonomy.ts';
import { isDevanagari } from './fold-hindi.ts';
import { foldName } from './fold-name.ts';
import { nameIndex } from './name-index.ts';
import { resolveHindi, resolveTransliterated } from './resolve-hindi.ts';

/** The skill that a phrase names in Hindi, in Devanagari or in Latin letters; null for any other phrase. */
export function findHindiSkill(taxonomy: Taxonomy, phrase: string): Skill | null {
  const lookup = { taxonomy, index: nameIndex(taxonomy), name: phrase, text: undefined };
  const found = isDevanagari(phrase) ? resolveHindi(lookup, phrase) : resolveTransliterated(lookup, foldName(phrase).words);
  return found?.how === 'hindi' ? (taxonomy.byId.get(found.skillId) ?? null) : null;
}
