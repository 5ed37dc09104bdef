import { computeMark, parseMarks, SEEN_COOKIE } from '../seen-marks.ts';
import type { Context } from '#platform/http/context.ts';

/** The marks of items shown in this session. */
export const loadSeenMarks = ({ request }: Pick<Context, 'request'>): ReadonlySet<string> =>
  new Set(parseMarks(request.cookies.get(SEEN_COOKIE)));

/** The candidates not shown in this session, in order. When all were shown, returns all, so that a feed is never empty. */
export function filterUnseen<T extends { id: string }>(
  ctx: Pick<Context, 'request'>,
  type: string,
  candidates: readonly T[],
): T[] {
  const seen = loadSeenMarks(ctx);
  const unseen = candidates.filter(({ id }) => !seen.has(computeMark(type, id)));
  return unseen.length > 0 ? unseen : [...candidates];
}
