import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { authorizeJob } from './authorize-job.ts';
import { presentTemplate } from './templates.ts';

const MAX_TEMPLATES = 50;

/** Adds a message template to the company of a job. */
export const addTemplate: UseCase<'POST /api/hiring/jobs/{id}/templates'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const { companyId } = await authorizeJob(ctx, params.id, 'recruit');
  const { count } = await ctx.db
    .selectFrom('message_templates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_TEMPLATES) throw conflict('templates-too-many', { max: MAX_TEMPLATES });
  const at = ctx.clock.now();
  const template = await ctx.db
    .insertInto('message_templates')
    .values({ company_id: companyId, ...body, created_at: at, updated_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit(ctx, { action: 'template.add', objectType: 'message_template', objectId: template.id, details: { after: body } });
  return { data: presentTemplate(template) };
};
