import type { Context } from '#platform/http/context.ts';
import { cancelMails } from '#platform/mail/outbox.ts';

/** Ends the links to an application, and takes back an e-mail that was not delivered. */
export async function endDeliveries(ctx: Context, { applicationId }: { applicationId: string }): Promise<void> {
  const ended = await ctx.db
    .updateTable('deliveries')
    .set({ revoked_at: ctx.clock.now() })
    .where('job_application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .returning('mail_id')
    .execute();
  await cancelMails(
    ctx,
    ended.map(({ mail_id }) => mail_id),
  );
}
