/** Marks shown recommendations in a session cookie, which the server reads to avoid repeats. */
import { addMarks, computeMark, SEEN_COOKIE } from '../seen-marks.ts';

/** Marks items as shown. The cookie ends with the session and contains only hashes. */
export function markSeen(type: string, ids: readonly string[]): void {
  if (typeof document === 'undefined' || ids.length === 0) return;
  const [, current] = document.cookie.match(new RegExp(`(?:^|; )${SEEN_COOKIE}=([^;]*)`)) ?? [];
  const value = addMarks(
    current,
    ids.map((id) => computeMark(type, id)),
  );
  // oxlint-disable-next-line unicorn/no-document-cookie -- the newer way is asynchronous and would miss the next request
  document.cookie = `${SEEN_COOKIE}=${value}; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
