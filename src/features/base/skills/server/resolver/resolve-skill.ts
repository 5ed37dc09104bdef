import type { Taxonomy } from '../taxonomy.ts';
import { findForm } from './find-form.ts';
import { isDevanagari } from './fold-hindi.ts';
import { foldName, MAX_NAME_LENGTH } from './fold-name.ts';
import type { Lookup, ResolvedSkill } from './lookup.ts';
import { nameIndex } from './name-index.ts';
import { isProperName } from './other-words.ts';
import { resolveHindi, resolveTransliterated } from './resolve-hindi.ts';
import { resolveMisspelt } from './resolve-misspelt.ts';
import { resolveVariant } from './resolve-variant.ts';

type ResolveOptions = {
  /** The text around the name, which decides between the meanings of an ambiguous one. */
  text?: string | undefined;
  /** False reads "PPC/SEM" as one name; by default the first skill of a list is returned. */
  lists?: boolean | undefined;
};

/**
 * The skill that a typed or written name means: by its exact name, then with folded spelling, as an alias, in another
 * inflection, with what says nothing left out (versions, vendors, "skills"), in Hindi, and last with a few wrong letters. Null
 * for everyday words, places, companies and whatever is not clearly one skill.
 */
export function resolveSkill(taxonomy: Taxonomy, name: string, options: ResolveOptions = {}): ResolvedSkill | null {
  if (name.length > MAX_NAME_LENGTH) return null;
  const lookup = { taxonomy, index: nameIndex(taxonomy), name, text: options.text };
  if (isDevanagari(name)) return resolveHindi(lookup, name);
  const { words, joined } = foldName(name);
  if (joined === '') return null;
  const exact = findForm(lookup, words, name);
  if (exact) return exact.skillId === null ? null : { ...exact, skillId: exact.skillId };
  if (isProperName(joined)) return null;
  return (
    resolveVariant(lookup, words) ??
    resolveTransliterated(lookup, words) ??
    (options.lists === false ? null : resolveList(lookup, name)) ??
    resolveMisspelt(lookup, words) ??
    resolveContained(lookup, words)
  );
}

/** The first skill of a list such as "PPC/SEM" or "cross/up-sell". */
function resolveList(lookup: Lookup, name: string): ResolvedSkill | null {
  const parts = name.split(/[/,|;]/).map((part) => foldName(part).words);
  if (parts.length < 2) return null;
  for (const words of parts) {
    if (words.length === 0) continue;
    const found = findForm(lookup, words);
    if (found?.skillId) return { skillId: found.skillId, how: 'alias', distance: 0.3, written: found.written };
    const variant = found ? null : resolveVariant(lookup, words);
    if (variant) return { ...variant, distance: 0.4 };
  }
  return null;
}

/** A name of at least two words within one that has a single word more: "general ledger posting". */
function resolveContained(lookup: Lookup, words: readonly string[]): ResolvedSkill | null {
  const length = words.length - 1;
  if (length < 2 || words.includes('and') || words.includes('or')) return null;
  const [found, other] = [words.slice(0, length), words.slice(1)].flatMap((part) => findForm(lookup, part) ?? []);
  if (!found?.skillId || other) return null;
  return { skillId: found.skillId, how: 'alias', distance: 0.5, written: found.written };
}
