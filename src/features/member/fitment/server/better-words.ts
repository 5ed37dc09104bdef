import { assess, isSkillRow, prepareFit, rowId, type PreparedFit } from './engine/assess.ts';
import type { FitInput } from './engine/fit-input.ts';
import type { SkillRequirement } from './engine/parse-ad.ts';
import { labelOf } from './engine/row-label.ts';
import { WEIGHTS } from './engine/weights.ts';
import { countedWords } from './engine/word-weights.ts';
import { replaceSentences } from './replace-sentences.ts';
import { suggestLine, toNameInSentence, type Suggestion } from './suggest-line.ts';

/** A sentence of the member's own that shows requirements in other words, and the same with the ad's names for these. */
export type BetterLine = Suggestion & { quote: string; shows: ShownRequirement[]; points: number };
export type ShownRequirement = { requirementId: string; label: string; ad: string };

/** So many sentences with the most points are told; each of them is scored. */
const MAX_LINES = 8;

/**
 * Where a résumé shows a requirement in other words than the ad, most points first. The points are what the score gains, by
 * scoring the résumé with the line in the place of the sentence and those of the lines before it: together they are what all
 * lines bring. A row that the member refused is left out.
 */
export function findBetterWords(input: FitInput): BetterLine[] {
  const prepared = prepareFit(input);
  if (prepared.missing.length > 0) return [];
  const now = assess(prepared).tenths;
  const gainOf = (line: Suggestion & { quote: string }) =>
    scoreTenths(replaceSentences(input, [{ quote: line.quote, text: line.suggestion }])) - now;
  const lines = [...Map.groupBy(findWordings(prepared), ({ quote }) => quote)]
    .flatMap(([quote, wordings]) => {
      const shows = wordings.map(({ requirementId, label, ad }) => ({ requirementId, label, ad }));
      const written = wordings.map(({ name, asWritten, mark }) => ({ name: chooseName(quote, asWritten, name), mark }));
      const drafts = [written, wordings].map((names) => ({
        ...suggestLine(quote, names),
        quote,
        shows,
      }));
      return (
        drafts.map((draft) => ({ ...draft, gain: draft.marks.length === 0 ? 0 : gainOf(draft) })).find(({ gain }) => gain > 0) ??
        []
      );
    })
    .toSorted((a, b) => b.gain - a.gain || (a.quote < b.quote ? -1 : 1))
    .slice(0, MAX_LINES);
  const totals = runningTotals(
    input,
    lines.map(({ quote, suggestion }) => ({ quote, text: suggestion })),
  );
  return lines
    .map(({ quote, shows, suggestion, marks }, at) => ({
      quote,
      shows,
      suggestion,
      marks,
      points: ((totals[at + 1] ?? 0) - (totals[at] ?? 0)) / 10,
    }))
    .filter(({ points }) => points > 0);
}

// The tenths of the score now and with each further sentence replaced.
const runningTotals = (input: FitInput, replacements: readonly { quote: string; text: string }[]): number[] =>
  [0, ...replacements.map((_, at) => at + 1)].map((count) => scoreTenths(replaceSentences(input, replacements.slice(0, count))));

const scoreTenths = (input: FitInput): number => scoreRows(input).tenths;

/** The score and the points of each row, in tenths, by the function of all reports. */
export function scoreRows(input: FitInput): RowScores {
  const { tenths, rows } = assess(prepareFit(input));
  return { tenths, rows: new Map(rows.map((row) => [rowId(row), row.tenths])) };
}
export type RowScores = { tenths: number; rows: ReadonlyMap<string, number> };

type Wording = ShownRequirement & { quote: string; mark: [number, number] | null; name: string; asWritten: string | null };

function findWordings(prepared: PreparedFit): Wording[] {
  const { input, otherWords, refusals } = prepared;
  return assess(prepared).rows.flatMap(({ requirement, credit, outOf }): Wording[] => {
    if (!requirement || !isSkillRow(requirement) || outOf === 0 || credit >= WEIGHTS.credit.used) return [];
    const words = otherWords.get(requirement.id);
    const isCorrected = (input.corrections ?? []).some((item) => item.requirement_id === requirement.id);
    // What shares only some of the words is near, and naming it would be a claim.
    if (!words || words.grade !== 'implied' || isCorrected || refusals.isRowRefused(requirement.id)) return [];
    const { quote, mark, skillId } = words.evidence;
    const name = nameOf(prepared, requirement, skillId);
    const asWritten = writtenName(requirement);
    const label = labelOf(input.taxonomy, requirement);
    return [{ requirementId: requirement.id, label, ad: requirement.unit.text, quote, mark, name, asWritten }];
  });
}

// Of alternatives, only the one that the sentence shows.
function nameOf({ input: { taxonomy } }: PreparedFit, requirement: SkillRequirement, skillId: string): string {
  const label = requirement.skillIds.length === 1 ? labelOf(taxonomy, requirement) : taxonomy.byId.get(skillId)?.name;
  return toNameInSentence(label ?? skillId);
}

const MAX_NAME_WORDS = 4;
// Words of a sentence that is more than a name.
const NO_NAME =
  /[\d()/,;:]|\b(?:and|or|of|in|with|is|are|be|must|should|required|preferred|plus|experience|knowledge|skills?|ability)\b/i;

// The ad's own words, where they name one thing and hold no number, which would be a claim of its own: the whole line where it
// is no more than the name.
function writtenName({ skillIds, unit, mark }: SkillRequirement): string | null {
  const isName = (text: string) => text !== '' && !NO_NAME.test(text) && text.split(/\s+/).length <= MAX_NAME_WORDS;
  const names = [unit.text.replace(/[.\s]+$/, ''), unit.text.slice(...mark)].map((text) => text.trim());
  const name = skillIds.length === 1 ? names.find(isName) : undefined;
  return name === undefined ? null : toNameInSentence(name);
}

// The ad's words say something where they are not those of the sentence.
function chooseName(quote: string, asWritten: string | null, name: string): string {
  const own = new Set(countedWords(quote));
  return asWritten !== null && countedWords(asWritten).some((word) => !own.has(word)) ? asWritten : name;
}
