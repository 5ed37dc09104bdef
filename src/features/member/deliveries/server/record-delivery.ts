import { randomUUID } from 'node:crypto';
import { hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Address } from './addresses.ts';

const DAY_MS = 86_400_000;

/** Records that an application goes to an address; returns the id for its e-mail, and the secret and last day of its link. */
export async function recordDelivery(ctx: Context, applicationId: string, address: Address) {
  const secret = newSecret();
  const at = ctx.clock.now();
  const expires = new Date(at.getTime() + ctx.config.DELIVERY_LINK_DAYS * DAY_MS);
  const mailId = `delivery-${randomUUID()}`;
  await ctx.db
    .insertInto('deliveries')
    .values({
      job_application_id: applicationId,
      address_id: address.id,
      email: address.email,
      mail_id: mailId,
      secret_hash: hashSecret(secret),
      expires_at: expires,
      created_at: at,
    })
    .execute();
  return { secret, mailId, expires };
}
