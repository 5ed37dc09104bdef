import { choose } from './choose-candidate.ts';
import { toSingular, toStem } from './fold-name.ts';
import type { Lookup, ResolvedSkill } from './lookup.ts';
import { findBySingular, findByStem, RANK, toBag, type Candidate } from './name-index.ts';
import { isEverydayWord } from './other-words.ts';

export type Found = Omit<ResolvedSkill, 'skillId'> & { skillId: string | null };

/** The skill with exactly these words, in any order of strictness; `skillId` is null when the name is ambiguous. */
export function findForm(lookup: Lookup, words: readonly string[], written: string | null = null): Found | null {
  const { index } = lookup;
  const joined = words.join('');
  const exact = index.joined.get(joined);
  if (exact) {
    const candidate = choose(lookup, exact, joined);
    if (!candidate) return { skillId: null, how: 'alias', distance: 0, written: joined };
    const { skillId, rank, written: form } = candidate;
    if (rank !== RANK.name) return { skillId, how: 'alias', distance: 0, written: form };
    return { skillId, how: written?.trim() === form ? 'exact' : 'folded', distance: 0, written: form };
  }
  const candidate = choose(lookup, findInflected(lookup, words), joined);
  return candidate ? { skillId: candidate.skillId, how: 'plural', distance: 0.1, written: candidate.written } : null;
}

function findInflected({ taxonomy, index }: Lookup, words: readonly string[]): readonly Candidate[] {
  const isWord = words.length === 1;
  const joined = words.join('');
  const isProduct = ({ skillId }: Candidate) => ['tool', 'language'].includes(taxonomy.byId.get(skillId)?.kind ?? '');
  // Canvas is not Canva, and hard hats are not Hardhat: a product's name has no plural.
  const isPluralOfName = (candidate: Candidate) =>
    isProduct(candidate) && /^\p{Lu}\p{Ll}+$/u.test(candidate.written) && joined === `${candidate.joined}s`;
  // "Springs" is not the framework, and "frogs" are not the product whose name ends in "Frog".
  const isSame = (candidate: Candidate) =>
    !isWord || (candidate.rank !== RANK.part && !(isProduct(candidate) && taxonomy.byId.get(candidate.skillId)?.guard));
  const singular = findBySingular(index, words.map(toSingular).join('')).filter(
    (candidate) => isSame(candidate) && !isPluralOfName(candidate),
  );
  if (singular.length > 0 || isPlainWord(words)) return singular;
  // Only what people do has agents and forms of a verb: "ripping" is not the protocol RIP.
  const stem = findByStem(index, words.map(toStem).join('')).filter(
    (candidate) =>
      isSame(candidate) &&
      !isPluralOfName(candidate) &&
      !(isWord && (isProduct(candidate) || candidate.joined.length < MIN_INFLECTED_LENGTH)),
  );
  return stem.length > 0 ? stem : (index.bag.get(toBag(words)) ?? []);
}

const MIN_INFLECTED_LENGTH = 5;

/** Whether this is a single word of everyday English, which is no inflection of a name: "market" is not marketing. */
export const isPlainWord = (words: readonly string[]) => words.length === 1 && isEverydayWord(words[0] ?? '');
