import { findRefs } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Returns the ids of the jobs that match a text, best first; null for an empty text, which matches all jobs. */
export async function searchJobs(ctx: Context, text: string | undefined): Promise<string[] | null> {
  if (!text) return null;
  return findRefs(ctx, 'job', text);
}
