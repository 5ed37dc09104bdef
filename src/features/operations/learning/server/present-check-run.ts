import { findCheckRun } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** The latest check of many resources; null before the first. */
export async function presentCheckRun(ctx: Context) {
  const run = await findCheckRun(ctx);
  if (!run) return { data: null };
  const { id: _id, moved_at: _moved, started_at, finished_at, ...figures } = run;
  return { data: { ...figures, started_at: started_at.toISOString(), finished_at: finished_at?.toISOString() ?? null } };
}
