import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentWholeSource } from './present-sources.ts';
import { addSource } from './save-source.ts';
import { queueRun } from './start-run.ts';

/** Adds a source by address and queues its first run. */
export const createSource: UseCase<'POST /api/job_sources'> = async (ctx, { body: { reason, ...draft } }) => {
  requireScope(ctx, 'editor');
  const source = await addSource(ctx, draft, { reason });
  await queueRun(ctx, source.id);
  return { data: await presentWholeSource(ctx, source) };
};
