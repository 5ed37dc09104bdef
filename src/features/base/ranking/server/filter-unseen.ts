import { computeMark, parseMarks, SEEN_COOKIE } from '../seen-marks.ts';
import type { Context } from '#platform/http/context.ts';

/** What this session was shown already, as marks. */
export const loadSeenMarks = ({ request }: Pick<Context, 'request'>): ReadonlySet<string> =>
  new Set(parseMarks(request.cookies.get(SEEN_COOKIE)));

/**
 * What of some candidates this session has not been shown, in their order. When all of them were shown it begins again
 * from the top: an empty page helps nobody.
 */
export function filterUnseen<T extends { id: string }>(
  ctx: Pick<Context, 'request'>,
  type: string,
  candidates: readonly T[],
): T[] {
  const seen = loadSeenMarks(ctx);
  const left = candidates.filter(({ id }) => !seen.has(computeMark(type, id)));
  return left.length > 0 ? left : [...candidates];
}
