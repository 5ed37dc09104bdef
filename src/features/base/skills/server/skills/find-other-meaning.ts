import type { Skill } from '../skill.ts';
import { foldHindi, foldTransliteration, isDevanagari } from '../resolver/fold-hindi.ts';
import { foldName } from '../resolver/fold-name.ts';
import { isEverydayWord } from '../resolver/other-words.ts';
import { hindiNames } from './skill-change.ts';

const formOf = (written: string): string => (isDevanagari(written) ? foldHindi(written).join('') : foldName(written).joined);
const formOfHindi = (written: string): string =>
  isDevanagari(written) ? formOf(written) : foldTransliteration(foldName(written).words);

/** The first of these names that another skill has already, apart from its spelling, and that skill. */
export function findOtherMeaning(
  skills: Iterable<Skill>,
  ownId: string,
  written: readonly string[],
): { written: string; skill: Skill } | null {
  if (written.length === 0) return null;
  const wanted = new Map(written.map((name) => [formOf(name), name]));
  const inHindi = new Map(written.map((name) => [formOfHindi(name), name]));
  for (const skill of skills) {
    if (skill.id === ownId) continue;
    for (const name of [skill.name, ...skill.aliases, ...(skill.typed_names ?? [])]) {
      const taken = wanted.get(formOf(name));
      if (taken !== undefined) return { written: taken, skill };
    }
    for (const name of hindiNames(skill)) {
      const taken = inHindi.get(formOfHindi(name));
      if (taken !== undefined) return { written: taken, skill };
    }
  }
  return null;
}

/** The first of these names that is a single word of everyday English, which would be found in every text. */
export const findEverydayWord = (written: readonly string[]): string | undefined =>
  written.find((name) => {
    const { words } = foldName(name);
    return words.length === 1 && !/^\p{Lu}{2,}$/u.test(name) && isEverydayWord(words[0] ?? '');
  });
