import type { z } from 'zod';
import { getOwnApplication } from '#features/member/correspondence/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findMailStates } from '#platform/mail/outbox.ts';
import type { Delivery } from '../contract.ts';

/** What became of the e-mail with one of the viewer's own applications. */
export const getDelivery: UseCase<'GET /api/job_applications/{id}/delivery'> = async (ctx, { params }) => {
  signedIn(ctx);
  await getOwnApplication(ctx, params.id);
  return { data: await presentDelivery(ctx, params.id) };
};

/** The newest e-mail with an application; null where none was sent, or where it was taken back. */
export async function presentDelivery(ctx: Context, applicationId: string): Promise<z.input<typeof Delivery> | null> {
  const delivery = await ctx.db
    .selectFrom('deliveries')
    .select(['email', 'mail_id', 'created_at'])
    .where('job_application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!delivery) return null;
  // A message that was purged had been delivered or given up a month ago; the failure was notified then.
  const mail = (await findMailStates(ctx, [delivery.mail_id])).get(delivery.mail_id) ?? 'sent';
  const state = mail === 'dead' ? 'failed' : mail;
  return {
    email: delivery.email,
    state,
    sent_at: delivery.created_at.toISOString(),
    can: { send_again: state === 'failed' },
  };
}
