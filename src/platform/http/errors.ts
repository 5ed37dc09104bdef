/** The errors a use case throws on purpose; the platform turns them into problem+json. */
import { Problem, type ProblemIssue } from '#platform/contract/problem.ts';

export const unauthenticated = () => new Problem(401, 'Sign in first', { code: 'sign-in' });
export const forbidden = (detail = 'You may not do this.') => new Problem(403, 'Not allowed', { detail });
/** Also for what the viewer may not know of. */
export const notFound = (what = 'Page') => new Problem(404, 'Not found', { detail: `${what} not found.` });
export const conflict = (detail: string, code?: string) => new Problem(409, 'Conflict', code ? { detail, code } : { detail });
export const unavailable = (detail: string, retryAfterSeconds = 5) =>
  new Problem(503, 'Not available', { detail }, { 'retry-after': String(retryAfterSeconds) });
export const invalid = (...errors: ProblemIssue[]) =>
  new Problem(422, 'Invalid', { detail: errors[0]?.message ?? 'Invalid input.', errors });
