import { audit } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getTemplate } from './templates.ts';

/** Deletes a message template of a company of the viewer; what was sent with it stays. */
export const deleteTemplate: UseCase<'DELETE /api/hiring/templates/{id}'> = async (ctx, { params }) => {
  signedIn(ctx);
  const { id, name, stage, body } = await getTemplate(ctx, params.id);
  await ctx.db.deleteFrom('message_templates').where('id', '=', id).execute();
  const details = { before: { name, stage, body } };
  await audit(ctx, { action: 'template.delete', objectType: 'message_template', objectId: id, details });
};
