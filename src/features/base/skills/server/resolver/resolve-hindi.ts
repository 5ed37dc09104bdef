import { chooseByText } from './choose-candidate.ts';
import { editDistance } from './edit-distance.ts';
import { findForm, isPlainWord } from './find-form.ts';
import { foldHindi, foldTransliteration, HINDI_FILLERS, LATIN_FILLERS } from './fold-hindi.ts';
import type { Lookup, ResolvedSkill } from './lookup.ts';
import type { Candidate } from './name-index.ts';

/** The skill with this name in Devanagari, with or without words such as "का काम". */
export function resolveHindi(lookup: Lookup, name: string): ResolvedSkill | null {
  const words = foldHindi(name);
  const content = words.filter((word) => !HINDI_FILLERS.has(word));
  for (const form of [words.join(''), content.join('')]) {
    const candidates = lookup.index.hindi.get(form);
    const candidate = candidates && chooseFirst(candidates, lookup);
    if (candidate) return { skillId: candidate.skillId, how: 'hindi', distance: 0, written: candidate.written };
  }
  // Endings of cases and of plurals: मरीजों, गाड़ियाँ.
  const stems = content
    .map((word) => word.replace(/(?:\u094b\u0902|\u093f\u092f\u094b\u0902|\u0947\u0902|\u0947|\u093e|\u093f)$/u, ''))
    .join('');
  const matches =
    content.length === 0 || stems.length < 4 ? [] : [...lookup.index.hindi].filter(([form]) => isHindiVariant(form, stems));
  const [first, ...others] = matches.flatMap(([, candidates]) => candidates);
  if (!first || others.some(({ skillId }) => skillId !== first.skillId)) return null;
  return { skillId: first.skillId, how: 'hindi', distance: 1, written: first.written };
}

// One different sign at most, in a name of six signs or more.
function isHindiVariant(form: string, stems: string): boolean {
  if (form.startsWith(stems) && form.length - stems.length <= 3) return true;
  return stems.length >= 6 && editDistance(stems, form, 1) <= 1;
}

// Skills that share an everyday Hindi name are all meant by it, so any of them will do where the text decides nothing.
const chooseFirst = (candidates: readonly Candidate[], lookup: Lookup): Candidate | undefined =>
  (lookup.text === undefined ? null : chooseByText(lookup.taxonomy, candidates, lookup.text, '')) ?? candidates[0];

/** The skill with this Hindi name in Latin letters. */
export function resolveTransliterated({ index, ...rest }: Lookup, words: readonly string[]): ResolvedSkill | null {
  const content = words.filter((word) => !LATIN_FILLERS.has(word));
  for (const form of [words, content]) {
    if (form.join('').length < MIN_TRANSLITERATED_LENGTH || isPlainWord(form)) continue;
    const candidates = index.transliterated.get(foldTransliteration(form));
    const candidate = candidates && chooseFirst(candidates, { index, ...rest });
    if (candidate) return { skillId: candidate.skillId, how: 'hindi', distance: 0.2, written: candidate.written };
  }
  if (content.length === 0 || content.length === words.length) return null;
  const found = findForm({ index, ...rest }, content);
  return found?.skillId ? { skillId: found.skillId, how: 'hindi', distance: 0.3, written: found.written } : null;
}

const MIN_TRANSLITERATED_LENGTH = 3;
