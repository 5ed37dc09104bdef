import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const PAYER_FIELDS = { firstname: '', lastname: '', email: '', phone: '' };

/** Empties what was sent to the provider of a member whose account is deleted; the receipts stay as they were issued. */
export async function removePayerDetails(ctx: Context, { userId }: { userId: string }): Promise<void> {
  await sql`
    update purchases set sent_fields = sent_fields || ${JSON.stringify(PAYER_FIELDS)}::jsonb where user_id = ${userId}`.execute(
    ctx.db,
  );
}
