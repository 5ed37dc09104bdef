import { tokenize } from '#features/base/skills/server/index.ts';
import { placementGrade } from './evidence.ts';
import type { PhraseRequirement } from './parse-ad.ts';
import type { Resume, ResumeUnit } from './parse-resume.ts';
import { parseStance } from './stance.ts';
import { WEIGHTS, type Grade } from './weights.ts';
import { countedWords, isCounted, stem, wordWeight } from './word-weights.ts';

/** A sentence of a résumé with its stems, prepared once. */
export type StemmedUnit = { unit: ResumeUnit; stems: ReadonlySet<string> };
/** The best sentence for a phrase; `mark` are its words there. */
export type PhraseCredit = { credit: number; grade: Grade; quote: ResumeUnit | null; mark: [number, number] | null };

/** The own sentences of a résumé with their stems; what is copied, wished for or denied is left out. */
export function stemUnits(resume: Resume, copied: ReadonlySet<ResumeUnit>): StemmedUnit[] {
  return resume.units
    .filter((unit) => !copied.has(unit) && unit.section !== 'goals')
    .map((unit) => ({ unit, stems: new Set(ownClauses(unit.text).flatMap(countedWords)) }));
}

// The clauses of a sentence that say what the writer did.
function ownClauses(text: string): string[] {
  return text
    .split(/[.;!?•](?:\s|$)|,\s(?=but\b)/i)
    .filter((clause) => parseStance(clause, clause.length, clause.length) === 'plain');
}

/**
 * Compares a phrase of the ad with each sentence by the weight of its words. A sentence with nearly all of them counts as it is
 * placed, one with most of them as related. `accepts` says whether the words at their place there count.
 */
export function creditPhrase(
  { words }: Pick<PhraseRequirement, 'words'>,
  units: readonly StemmedUnit[],
  accepts: (text: string, mark: [number, number] | null) => boolean = () => true,
): PhraseCredit {
  const weights = words.map((word) => ({ word, weight: Math.max(0.05, wordWeight(word)) }));
  const total = weights.reduce((sum, { weight }) => sum + weight, 0);
  let best: PhraseCredit = { credit: 0, grade: 'none', quote: null, mark: null };
  for (const { unit, stems } of units) {
    const shared = weights.filter(({ word }) => stems.has(word));
    const share = shared.reduce((sum, { weight }) => sum + weight, 0) / total;
    const grade = gradeOf(share, shared.length, words.length, unit);
    if (WEIGHTS.credit[grade] <= best.credit) continue;
    const mark = findWords(unit.text, new Set(words));
    if (accepts(unit.text, mark)) best = { credit: WEIGHTS.credit[grade], grade, quote: unit, mark };
  }
  return best;
}

function gradeOf(share: number, shared: number, all: number, unit: ResumeUnit): Grade {
  const { full, most } = WEIGHTS.phrase_match;
  if (share >= full) return placementGrade(unit);
  return share >= most && shared > 1 && all > 1 ? 'related' : 'none';
}

// The shortest place that has the most of the words.
function findWords(text: string, stems: ReadonlySet<string>): [number, number] | null {
  const found = tokenize(text)
    .filter(({ form }) => isCounted(form) && stems.has(stem(form)))
    .map(({ form, start, end }) => ({ word: stem(form), start, end }));
  const all = new Set(found.map(({ word }) => word)).size;
  let best: [number, number] | null = null;
  const counts = new Map<string, number>();
  let first = 0;
  for (const { word, end } of found) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    for (let next = found[first]; counts.size === all && next; next = found[first]) {
      if (!best || end - next.start < best[1] - best[0]) best = [next.start, end];
      const left = (counts.get(next.word) ?? 0) - 1;
      if (left === 0) break;
      counts.set(next.word, left);
      first += 1;
    }
  }
  return best && best[1] - best[0] < MAX_MARK ? best : null;
}

const MAX_MARK = 80;
