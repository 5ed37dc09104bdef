import type { z } from 'zod';
import { bringUp, replaceSentences, scoreRows, type FitInput, type RowScores } from '#features/member/fitment/server/index.ts';
import type { TailoredLine } from '../contract.ts';
import type { FoundLine } from './find-lines.ts';

type LineView = z.input<typeof TailoredLine>;
/** What a member decided about a line. */
export type Decision = { line_id: string; state: 'taken' | 'left'; text: string };
export type ScoredLine = Omit<FoundLine, 'shows'> &
  Pick<LineView, 'shows' | 'points' | 'state' | 'text'> & {
    /** What each row gains, by its id. */
    gains: { requirementId: string; points: number }[];
  };

const ORDER = ['taken', 'open', 'left'] as const;

/**
 * Scores the résumé with the lines: first those that were taken, as the member worded them, then the open ones. The points of
 * a line are what it adds to the lines before it, so that they add up to the score of the résumé with all of them.
 */
export function scoreLines(input: FitInput, found: readonly FoundLine[], decisions: readonly Decision[]): ScoredLine[] {
  const lines = found.map((line) => {
    const decision = decisions.find(({ line_id }) => line_id === line.id);
    return { ...line, state: decision?.state ?? ('open' as const), text: decision?.text ?? line.suggestion };
  });
  const ordered = ORDER.flatMap((state) => lines.filter((line) => line.state === state));
  const scores = [scoreRows(input), ...ordered.map((_, at) => scoreRows(applyTo(input, ordered.slice(0, at + 1))))];
  return lines.map((line) => {
    const at = ordered.indexOf(line);
    const [before, after] = [scores[at], scores[at + 1]];
    if (!before || !after) throw new Error('each line is scored');
    const gains = [...after.rows].map(([requirementId, tenths]) => ({
      requirementId,
      points: (tenths - (before.rows.get(requirementId) ?? 0)) / 10,
    }));
    return {
      ...line,
      points: (after.tenths - before.tenths) / 10,
      gains: gains.filter(({ points }) => points !== 0),
      shows: judge(input, scores[0] ?? before, line),
    };
  });
}

/** The input of the score with lines in the résumé and the profile. */
export function applyTo(input: FitInput, lines: readonly Pick<ScoredLine, 'kind' | 'quote' | 'text'>[]): FitInput {
  const texts = lines.filter(({ kind }) => kind === 'top').map(({ text }) => text);
  return bringUp(
    replaceSentences(
      input,
      lines.filter(({ kind }) => kind === 'words'),
    ),
    texts,
  );
}

// What a text shows, by the rows of the score with it alone.
function judge(
  input: FitInput,
  now: RowScores,
  line: Pick<ScoredLine, 'kind' | 'quote' | 'text' | 'suggestion'> & FoundLine,
): ScoredLine['shows'] {
  const present = (stateOf: (id: string) => ScoredLine['shows'][number]['state']) =>
    line.shows.map(({ requirementId, label, ad }) => ({ label, ad, state: stateOf(requirementId) }));
  if (line.text === line.suggestion) return present(() => (line.kind === 'words' ? 'named' : 'same'));
  if (line.kind === 'top') {
    const alone = scoreRows(bringUp({ ...input, resume: '', profile: { text: '' }, attached: [] }, [line.text])).rows;
    return present((id) => ((alone.get(id) ?? 0) > 0 ? 'same' : 'lost'));
  }
  const after = scoreRows(applyTo(input, [line])).rows;
  return present((id) => {
    const gain = (after.get(id) ?? 0) - (now.rows.get(id) ?? 0);
    return gain > 0 ? 'named' : gain === 0 ? 'same' : 'lost';
  });
}

/** A sum of points with one decimal. */
export const sumPoints = (parts: readonly { points: number }[]): number =>
  parts.reduce((tenths, { points }) => tenths + Math.round(points * 10), 0) / 10;
