import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { authorizeJob } from './authorize-job.ts';
import { presentTemplate } from './templates.ts';

/** The message templates of the company of a job, by name. */
export const listTemplates: UseCase<'GET /api/hiring/jobs/{id}/templates'> = async (ctx, { params }) => {
  signedIn(ctx);
  const { companyId } = await authorizeJob(ctx, params.id, 'view');
  const templates = await ctx.db
    .selectFrom('message_templates')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return { data: templates.map(presentTemplate), meta: { next_cursor: null } };
};
