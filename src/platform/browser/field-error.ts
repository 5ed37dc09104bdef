import { Problem } from '#platform/contract/problem.ts';

/** What the server refused about one field, by its path in the request. */
export const fieldError = (error: Error | null, path: string): string | undefined =>
  error instanceof Problem ? error.body.errors?.find((issue) => issue.path === path)?.message : undefined;
