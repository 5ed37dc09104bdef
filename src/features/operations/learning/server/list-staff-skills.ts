import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { pageOf } from './page-of.ts';
import { presentSkillItems } from './present-skills.ts';
import { selectSkills } from './select-skills.ts';

const PAGE_SIZE = 40;

/** The skills of the taxonomy, by name. */
export const listStaffSkills: UseCase<'GET /api/staff/skills'> = async (ctx, { query }) => {
  requireScope(ctx, 'editor');
  const found = await selectSkills(ctx, query);
  const { shown, next } = pageOf(found, { cursor: query.cursor, size: PAGE_SIZE, idOf: ({ id }) => id });
  return { data: await presentSkillItems(ctx, shown), meta: { next_cursor: next, total: found.length } };
};
