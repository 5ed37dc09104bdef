import { signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { requireUnchanged } from '#platform/http/require-unchanged.ts';
import { COMPANY_EVENTS, SITE_EVENTS } from '../contract.ts';
import { requireCallable } from './add-webhook.ts';
import { auditWebhook } from './audit-webhook.ts';
import { getWebhook, lockWebhook, presentWebhook } from './webhooks.ts';

/** Changes a webhook. What waits to be sent goes to the new address. */
export const changeWebhook: UseCase<'PATCH /api/webhooks/{id}'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const { before, reason, ...change } = body;
  const { company_id } = await getWebhook(ctx, params.id);
  const known: readonly string[] = company_id === null ? SITE_EVENTS : COMPANY_EVENTS;
  if (change.events?.some((event) => !known.includes(event))) throw invalid({ path: 'events', code: 'webhook-event-unknown' });
  await requireCallable(ctx, change.url);
  return ctx.inTransaction(async (trx) => {
    const webhook = await lockWebhook(trx, params.id, { reason });
    const { id, url, description, events } = webhook;
    requireUnchanged({ url, description, events }, change, before);
    const fields = { ...change, ...(change.events && { events: [...new Set(change.events)] }) };
    if (Object.values(change).every((value) => value === undefined)) return { data: await presentWebhook(trx, webhook) };
    const changed = await trx.db
      .updateTable('webhooks')
      .set(fields)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { reason, before: { events }, after: { events: changed.events, address_changed: changed.url !== url } };
    await auditWebhook(trx, changed, 'change', details);
    return { data: await presentWebhook(trx, changed) };
  });
};
