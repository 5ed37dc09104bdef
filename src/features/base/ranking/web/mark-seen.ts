/** Remembers for this session what recommendations were shown, so that they do not repeat; the server reads it. */
import { addMarks, computeMark, SEEN_COOKIE } from '../seen-marks.ts';

/** Marks things of a kind as shown. The cookie ends with the session and holds no name of anybody or anything. */
export function markSeen(type: string, ids: readonly string[]): void {
  if (typeof document === 'undefined' || ids.length === 0) return;
  const [, known] = document.cookie.match(new RegExp(`(?:^|; )${SEEN_COOKIE}=([^;]*)`)) ?? [];
  const value = addMarks(
    known,
    ids.map((id) => computeMark(type, id)),
  );
  // oxlint-disable-next-line unicorn/no-document-cookie -- the newer way is asynchronous and would miss the next request
  document.cookie = `${SEEN_COOKIE}=${value}; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
