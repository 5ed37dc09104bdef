import { getCompany } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { addWebhook, requireCallable } from './add-webhook.ts';

/** Adds a webhook of the viewer's company; the response is the only place where its secret is ever shown. */
export const addCompanyWebhook: UseCase<'POST /api/hiring/companies/{slug}/webhooks'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'own');
  await requireCallable(ctx, body.url);
  return ctx.inTransaction((trx) => addWebhook(trx, company.id, body));
};
