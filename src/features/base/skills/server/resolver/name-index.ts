import type { Skill } from '../skill.ts';
import type { Taxonomy } from '../taxonomy.ts';
import { foldHindi, foldTransliteration } from './fold-hindi.ts';
import { foldName, toSingular, toStem } from './fold-name.ts';
import { isEverydayWord, isProperName } from './other-words.ts';
import { isVendor, withoutVersion } from './qualifiers.ts';

/** How closely a form belongs to its skill: its name, an alias, a name that people type, or a part of one of these. */
export const RANK = { name: 0, alias: 1, typed: 2, part: 3 } as const;
type Rank = (typeof RANK)[keyof typeof RANK];

/** A skill that a form may mean. `joined` is the form; `isPlain` is false for abbreviations, which have no misspellings. */
export type Candidate = { skillId: string; rank: Rank; written: string; joined: string; isPlain: boolean };

type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/**
 * All names of a taxonomy in their normal forms. A form is kept once, under the strictest key: a name without plurals is only in
 * `joined`. What only misspellings and suggestions need is computed when first asked for.
 */
export type NameIndex = {
  joined: Candidates;
  singular: Candidates;
  stem: Candidates;
  /** Stems in alphabetical order, without small words: "care of patients" is "patient care". */
  bag: Candidates;
  hindi: Candidates;
  transliterated: Candidates;
  /** Names by their sound. */
  sound: () => Candidates;
  /** The words of names, each with its letters and the only skill that has it, if there is only one. */
  words: () => ReadonlyMap<string, { letters: number; onlySkill: string | null }>;
  /** Forms by length, with a bit for each letter, to find those that may be within a few edits. */
  byLength: () => ReadonlyMap<number, readonly { candidate: Candidate; letters: number }[]>;
  /** Forms in alphabetical order, for suggestions. */
  sorted: () => readonly Candidate[];
};

const SMALL_WORDS: ReadonlySet<string> = new Set(['and', 'of', 'the', 'in', 'for', 'to', 'a', 'an', 'on', 'with', 'or', 'using']);
/** Shorter names have no misspellings: any of them is another name. */
const MIN_EDITABLE_LENGTH = 4;
const MIN_PART_LENGTH = 5;
/** Longer names in capitals are misspelt like other names: MATLAB, AutoCAD. */
const MAX_ABBREVIATION_LENGTH = 5;

const indexes = new WeakMap<Taxonomy, NameIndex>();

/** The index of a taxonomy, built at the first call. */
export function nameIndex(taxonomy: Taxonomy): NameIndex {
  const existing = indexes.get(taxonomy);
  if (existing) return existing;
  const index = buildIndex(taxonomy.skills);
  indexes.set(taxonomy, index);
  return index;
}

type Growing = Map<string, Candidate[]>;
type Maps = Record<'joined' | 'singular' | 'stem' | 'bag' | 'hindi' | 'transliterated', Growing>;

function buildIndex(skills: readonly Skill[]): NameIndex {
  const maps: Maps = {
    joined: new Map(),
    singular: new Map(),
    stem: new Map(),
    bag: new Map(),
    hindi: new Map(),
    transliterated: new Map(),
  };
  for (const skill of skills) addSkill(maps, skill);
  const whole = () => [...maps.joined.values()].flat().filter(({ rank }) => rank !== RANK.part);
  return {
    ...maps,
    sound: once(() => Map.groupBy(whole(), ({ joined }) => toSound(joined))),
    words: once(() => collectWords(whole())),
    byLength: once(() => groupByLength(whole())),
    sorted: once(() => sortForSuggestions(whole())),
  };
}

function once<T>(compute: () => T): () => T {
  let value: { computed: T } | undefined;
  return () => (value ??= { computed: compute() }).computed;
}

function addSkill(maps: Maps, { id, name, kind, aliases, typed_names = [], hindi_names }: Skill): void {
  addForm(maps, id, name, RANK.name);
  for (const alias of aliases) addForm(maps, id, alias, RANK.alias);
  for (const typed of typed_names) addForm(maps, id, typed, RANK.typed);
  for (const written of [name, ...aliases]) for (const part of findParts(kind, written)) addForm(maps, id, part, RANK.part);
  for (const written of hindi_names?.devanagari ?? []) {
    const joined = foldHindi(written).join('');
    add(maps.hindi, joined, { skillId: id, rank: RANK.alias, written, joined, isPlain: true });
  }
  for (const written of hindi_names?.latin ?? []) {
    const { words, joined } = foldName(written);
    add(maps.transliterated, foldTransliteration(words), { skillId: id, rank: RANK.alias, written, joined, isPlain: true });
  }
}

function addForm(maps: Maps, skillId: string, written: string, rank: Rank): void {
  const { words, joined } = foldName(written);
  if (joined === '') return;
  const isPlain = /^\p{Lu}?[\p{Ll} -]+$/u.test(written) || joined.length > MAX_ABBREVIATION_LENGTH;
  const candidate = { skillId, rank, written, joined, isPlain };
  add(maps.joined, joined, candidate);
  const singular = words.map(toSingular).join('');
  if (singular !== joined) add(maps.singular, singular, candidate);
  const stem = words.map(toStem).join('');
  if (stem !== singular) add(maps.stem, stem, candidate);
  const bag = words.length > 1 && rank !== RANK.part ? toBag(words) : '';
  if (bag !== '') add(maps.bag, bag, candidate);
}

function add(map: Growing, key: string, candidate: Candidate): void {
  const list = map.get(key);
  if (!list) map.set(key, [candidate]);
  else if (!list.some(({ skillId, rank }) => skillId === candidate.skillId && rank <= candidate.rank)) list.push(candidate);
}

/** The candidates whose stems, singular or joined form is this one. */
export const findByStem = ({ joined, singular, stem }: NameIndex, key: string): readonly Candidate[] =>
  [stem, singular, joined].flatMap((map) => map.get(key) ?? []);

/** The candidates whose singular or joined form is this one. */
export const findBySingular = ({ joined, singular }: NameIndex, key: string): readonly Candidate[] =>
  [singular, joined].flatMap((map) => map.get(key) ?? []);

function collectWords(candidates: readonly Candidate[]): ReturnType<NameIndex['words']> {
  const words = new Map<string, { letters: number; onlySkill: string | null }>();
  for (const { written, skillId } of candidates)
    for (const word of foldName(written).words.map(toSingular)) {
      const existing = words.get(word);
      if (!existing) words.set(word, { letters: letterBits(word), onlySkill: skillId });
      else if (existing.onlySkill !== skillId) existing.onlySkill = null;
    }
  return words;
}

// "CSWIP 3.1" is also CSWIP, "Red Hat OpenShift" also OpenShift.
function findParts(kind: Skill['kind'], written: string): string[] {
  if (kind !== 'tool' && kind !== 'language' && kind !== 'certification') return [];
  const words = written.split(/\s+/);
  const unversioned = withoutVersion(words);
  const product = isVendor(words[0] ?? '') ? words.slice(1) : [];
  return [unversioned ?? [], product]
    .filter((part) => part.length > 0 && part.length < words.length)
    .map((part) => part.join(' '))
    .filter((part) => {
      const { joined } = foldName(part);
      return joined.length >= MIN_PART_LENGTH && !isEverydayWord(joined) && !isProperName(joined);
    });
}

export function toBag(words: readonly string[]): string {
  const stems = words.filter((word) => !SMALL_WORDS.has(word)).map(toStem);
  return stems.length < 2 || stems.some((stem) => stem.length < 3) ? '' : stems.sort().join(' ');
}

/** Spellings that sound alike have the same key: photo and foto, excel and exel. */
export function toSound(joined: string): string {
  return joined
    .replace(/ph/g, 'f')
    .replace(/(?:sh|[cst]i|ssi|shi)[aou]n/g, 'shn')
    .replace(/eau/g, 'u')
    .replace(/ck|q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/z/g, 's')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/ee|ea|ie|ei/g, 'i')
    .replace(/oo|ou/g, 'u')
    .replace(/(\D)\1+/g, '$1')
    .replace(/(?<=.{3})e$/, '');
}

function groupByLength(candidates: readonly Candidate[]): ReturnType<NameIndex['byLength']> {
  const groups = new Map<number, { candidate: Candidate; letters: number }[]>();
  for (const candidate of candidates) {
    const { length } = candidate.joined;
    if (length < MIN_EDITABLE_LENGTH) continue;
    const entry = { candidate, letters: letterBits(candidate.joined) };
    const group = groups.get(length);
    if (group) group.push(entry);
    else groups.set(length, [entry]);
  }
  return groups;
}

/** One bit for each letter that occurs, and one for all other signs. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charCodeAt(place) - 97;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function sortForSuggestions(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => (a.joined < b.joined ? -1 : a.joined > b.joined ? 1 : a.rank - b.rank));
}
