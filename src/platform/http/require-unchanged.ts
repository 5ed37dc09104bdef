import type { CodedIssue } from '#platform/contract/problem.ts';
import { problem } from './errors.ts';

/** Some fields; in the input of a request an absent one may be undefined. */
type Some<T> = { [K in keyof T]?: T[K] | undefined };

/**
 * Refuses a change of fields that others have changed since its sender read them: 412, with the fields, so that nothing is
 * overwritten unseen. `before` is what the sender read; a field that is not in it is not compared. What only the others changed
 * stays as it is, and so both changes are kept where they are of different fields.
 */
export function requireUnchanged<T extends object>(current: T, change: Some<T>, before: Some<T> | undefined): void {
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const taken = Object.keys(before ?? {}).filter((name) => {
    const [now, next, seen] = [current, change, before].map((fields) => Reflect.get(fields ?? {}, name));
    return next !== undefined && !isSame(now, seen) && !isSame(now, next);
  });
  if (taken.length === 0) return;
  const issues = taken.map((path): CodedIssue => ({ path, code: 'saved-meanwhile' }));
  throw problem(412, 'saved-meanwhile', {}, { issues });
}
