import { requireScope } from '#features/base/accounts/server/index.ts';
import { countMistakes } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { selectMistakes } from './select-mistakes.ts';

const PAGE_SIZE = 40;

/** What members report as mistakes. */
export const listReportedMistakes: UseCase<'GET /api/staff/mistakes'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const { items, next, filter } = await selectMistakes(ctx, query, PAGE_SIZE);
  return { data: items, meta: { next_cursor: next, total: await countMistakes(ctx, filter) } };
};
