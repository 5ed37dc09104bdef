import { matchSkills, type Taxonomy } from '#features/base/skills/server/index.ts';
import { cleanText } from '#features/member/fitment/server/index.ts';
import type { FoundLine } from '../find-lines.ts';
import { readWoven, type Sentence } from './read-woven.ts';

export type WordedLine = { text: string; marks: [number, number][] };

/** As long as a line in the member's own words may be. */
const MAX_LENGTH = 600;

/**
 * A model's wording of a suggested line, if it is the member's sentence word for word with the ad's names woven in, so that it
 * can hold no fact that the suggestion does not hold; null otherwise, and where it says the same as the suggestion.
 */
export function checkLine(
  taxonomy: Taxonomy,
  line: Pick<FoundLine, 'quote' | 'suggestion' | 'marks'>,
  proposed: unknown,
): WordedLine | null {
  if (typeof proposed !== 'string' || proposed.length > MAX_LENGTH) return null;
  const text = cleanText(proposed);
  if (text === '' || text === line.suggestion.trim() || /[<>`]/.test(text)) return null;
  const marks = readWoven(text, describeSentence(line));
  if (!marks) return null;
  // A name beside a word of the sentence could read as another skill: "Java" before "script".
  const known = new Set([line.quote, line.suggestion].flatMap((own) => matchSkills(taxonomy, own).map(({ skillId }) => skillId)));
  return matchSkills(taxonomy, text).every(({ skillId }) => known.has(skillId)) ? { text, marks } : null;
}

// The names in the brackets of a suggestion, and where these stand in the sentence.
function describeSentence({ quote, suggestion, marks }: Pick<FoundLine, 'quote' | 'suggestion' | 'marks'>): Sentence {
  let added = 0;
  const names = marks.flatMap(([start, end]) => {
    // Each bracket adds a space and two brackets.
    const after = start - ' ('.length - added;
    added += end - start + ' ()'.length;
    return suggestion
      .slice(start, end)
      .split(', ')
      .map((name) => ({ name, after }));
  });
  return { text: quote, names };
}
