import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { auditWebhook } from './audit-webhook.ts';
import { newWebhookSecret } from './sign.ts';
import { lockWebhook, presentWebhook } from './webhooks.ts';

const OVERLAP_MS = 24 * 3_600_000;

/** Replaces the secret. For a day both sign, so that the receiver misses nothing while it takes the new one. */
export const rollSecret: UseCase<'POST /api/webhooks/{id}/roll_secret'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const webhook = await lockWebhook(ctx, params.id, body);
  const secret = newWebhookSecret();
  const changed = await ctx.db
    .updateTable('webhooks')
    .set({
      secret,
      former_secret: webhook.secret,
      former_secret_until: new Date(ctx.clock.now().getTime() + OVERLAP_MS),
    })
    .where('id', '=', webhook.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await auditWebhook(ctx, changed, 'roll-secret', { reason: body.reason });
  return { data: await presentWebhook(ctx, changed), meta: { secret } };
};
