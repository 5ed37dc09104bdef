import { scoreRows, type FitInput } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FoundLine } from '../find-lines.ts';
import { applyTo } from '../score-lines.ts';
import { checkLine } from './check-line.ts';

/** A line's wording by a language model. */
export type Worded = { text: string; marks: [number, number][]; model: string };

/**
 * The stored wordings of lines, by the line's id: those of the lines as they are suggested now that pass the check, also with
 * the résumé, the ad and the rules of today.
 */
export async function findWorded(
  ctx: Context,
  applicationId: string,
  input: FitInput,
  lines: readonly FoundLine[],
): Promise<Map<string, Worded>> {
  const stored = await ctx.db
    .selectFrom('line_wordings')
    .select(['line_id', 'source', 'text', 'model'])
    .where('job_application_id', '=', applicationId)
    .where('text', 'is not', null)
    .execute();
  return new Map(
    stored.flatMap(({ line_id, source, text, model }) => {
      const line = lines.find(({ id, suggestion }) => id === line_id && suggestion === source);
      const checked = line && checkLine(input.taxonomy, line, text);
      return line && checked && earnsTheSame(input, line, checked.text) ? [[line_id, { ...checked, model }] as const] : [];
    }),
  );
}

/** Whether a text earns the points of our own line and shows the same requirements, by scoring the résumé with each. */
export function earnsTheSame(input: FitInput, line: FoundLine, text: string): boolean {
  const [ours, theirs] = [line.suggestion, text].map((version) => scoreRows(applyTo(input, [{ ...line, text: version }])));
  return (
    ours?.tenths === theirs?.tenths && line.shows.every(({ requirementId: id }) => ours?.rows.get(id) === theirs?.rows.get(id))
  );
}
