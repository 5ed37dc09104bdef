import { findForm } from './find-form.ts';
import { toSingular } from './fold-name.ts';
import type { Lookup, ResolvedSkill } from './lookup.ts';
import { isEverydayWord, isProperName } from './other-words.ts';
import { expandAbbreviations, isVendor, withoutQualifiers, withoutVersion } from './qualifiers.ts';

/** The skill by a shorter or fuller form of the name: without version, vendor and qualifiers, with abbreviations in full. */
export function resolveVariant(lookup: Lookup, words: readonly string[]): ResolvedSkill | null {
  for (const variant of listVariants(words)) {
    const found = findForm(lookup, variant.words);
    if (found?.skillId && isAccepted(lookup, found.skillId, variant)) {
      const how = found.how === 'plural' ? 'plural' : 'alias';
      return { skillId: found.skillId, how, distance: 0.2, written: found.written };
    }
  }
  return resolveDistinctive(lookup, words);
}

/** A form of a name without some of its words; what is left of an `isProduct` one must be a product. */
export type Variant = { words: readonly string[]; isProduct: boolean };

/** What remains of a name when a vendor or a word such as "server" is left out must be a product, or it is something else. */
export function isAccepted({ taxonomy }: Lookup, skillId: string, { words, isProduct }: Variant): boolean {
  const skill = taxonomy.byId.get(skillId);
  if (words.length === 1 && (words[0]?.length ?? 0) < 2) return false;
  if (!isProduct) return true;
  return skill?.kind === 'tool' || skill?.kind === 'language' || skill?.kind === 'certification';
}

/** The forms of a name, those with the least left out first. */
export function listVariants(words: readonly string[]): Variant[] {
  const full = expandAbbreviations(words);
  const starts: (readonly string[])[] = full ? [words, full] : [words];
  const variants: Variant[] = full ? [{ words: full, isProduct: false }] : [];
  for (const start of starts) {
    const plain = start.filter((word) => word !== 'dot' && word !== 'the');
    if (plain.length < start.length) variants.push({ words: plain, isProduct: false });
    const unversioned = withoutVersion(start);
    if (unversioned) variants.push({ words: unversioned, isProduct: true });
    if (start.length > 1 && isVendor(start[0] ?? '')) variants.push({ words: start.slice(1), isProduct: true });
    for (const shorter of withoutQualifiers(start)) {
      variants.push(shorter);
      const base = withoutVersion(shorter.words);
      if (base) variants.push({ words: base, isProduct: true });
      if (shorter.words.length > 1 && isVendor(shorter.words[0] ?? ''))
        variants.push({ words: shorter.words.slice(1), isProduct: true });
    }
    if (unversioned && unversioned.length > 1 && isVendor(unversioned[0] ?? ''))
      variants.push({ words: unversioned.slice(1), isProduct: true });
  }
  return variants;
}

const MIN_DISTINCTIVE_LENGTH = 5;

/** A word that only the names of one product have, such as "Omniture". */
function resolveDistinctive({ taxonomy, index }: Lookup, words: readonly string[]): ResolvedSkill | null {
  const [word = ''] = words;
  if (words.length !== 1 || word.length < MIN_DISTINCTIVE_LENGTH || isEverydayWord(word) || isProperName(word)) return null;
  const skillId = index.words().get(toSingular(word))?.onlySkill ?? null;
  const kind = skillId === null ? null : taxonomy.byId.get(skillId)?.kind;
  return skillId !== null && (kind === 'tool' || kind === 'language')
    ? { skillId, how: 'alias', distance: 0.3, written: word }
    : null;
}
