import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { requireUnchanged } from '#platform/http/require-unchanged.ts';
import { getTemplate, presentTemplate } from './templates.ts';

/** Changes a message template of a company of the viewer. */
export const changeTemplate: UseCase<'PATCH /api/hiring/templates/{id}'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const { id, name, stage, body: text } = await getTemplate(ctx, params.id);
  const { before, ...change } = body;
  requireUnchanged({ name, stage, body: text }, change, before);
  const template = await ctx.db
    .updateTable('message_templates')
    .set({ ...change, updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const details = { before: { name, stage, body: text }, after: change };
  await audit(ctx, { action: 'template.change', objectType: 'message_template', objectId: id, details });
  return { data: presentTemplate(template) };
};
