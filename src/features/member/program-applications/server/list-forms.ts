import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentForms } from './present-forms.ts';

/** The viewer's applications for programs, the most recently changed first. */
export const listForms: UseCase<'GET /api/application_forms'> = async (ctx, { query: { page, per_page } }) => {
  const viewer = signedIn(ctx);
  const ownForms = ctx.db.selectFrom('application_forms').where('user_id', '=', viewer.id);
  const { total } = await ownForms.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await ownForms
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { data: await presentForms(ctx, rows), meta: pageMeta(page, per_page, total) };
};
