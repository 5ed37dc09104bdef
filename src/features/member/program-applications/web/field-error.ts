import { Problem } from '#platform/contract/problem.ts';

/** The server's error for one field. */
export function fieldError(error: Error | null, path: string): string | undefined {
  return error instanceof Problem ? error.body.errors?.find((issue) => issue.path === path)?.message : undefined;
}
