import { sql } from 'kysely';
import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadApplications } from './get-application.ts';

/** The viewer's own applications, the latest first. */
export const listApplications: UseCase<'GET /api/job_applications'> = async (ctx, { query }) => {
  const viewer = signedIn(ctx);
  const ownApplications = ctx.db
    .selectFrom('job_applications')
    .where('user_id', '=', viewer.id)
    .where('status', '!=', 'considering');
  const { total } = await ownApplications.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const page = await ownApplications
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  const data = await loadApplications(
    ctx,
    page.map(({ id }) => id),
  );
  return { data, meta: pageMeta(query.page, query.per_page, total) };
};
