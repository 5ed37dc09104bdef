import { findConditions, mayHaveLegalConditions, type Condition } from './find-conditions.ts';
import { normalizeText, splitLines } from './text-units.ts';

const DENIED = /\b(?:no|not|without|expired|lapsed|awaiting|pending|pursuing|in progress|preparing|plan(?:ning)? to)\b/i;

/** A licence, registration or degree without which the law lets nobody do a job, and the words that show it in a profile. */
export type LegalCondition = Pick<Condition, 'id'> & { shownBy: RegExp };

/** The legal conditions that an ad names, without reading it in full. */
export function findLegalConditions(title: string, description: string): LegalCondition[] {
  if (!mayHaveLegalConditions(title, description)) return [];
  const found = splitLines(normalizeText(`${title}\n${description}`)).flatMap((line) => findConditions(line, title));
  const conditions = new Map<string, LegalCondition>();
  for (const { id, kind, shownBy } of found)
    if (shownBy && (kind === 'licence' || kind === 'registration' || kind === 'degree')) conditions.set(id, { id, shownBy });
  return [...conditions.values()];
}

/** Whether a profile's text shows the condition, in a line that does not deny it. */
export const showsCondition = ({ shownBy }: LegalCondition, text: string): boolean =>
  text.split('\n').some((line) => shownBy.test(line) && !DENIED.test(line));
