import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/**
 * Moves the addresses of a duplicate to the company that it is merged into. One that both have is confirmed if either was, unless
 * the company that is kept had removed it; what was sent there stays with it. Checks no permission.
 */
export async function moveAddresses(ctx: Context, from: string, to: string): Promise<void> {
  const both = sql`old.company_id = ${from} and kept.company_id = ${to} and lower(old.email) = lower(kept.email)`;
  await sql`
    update delivery_addresses as kept set confirmed_at = old.confirmed_at, confirmed_by = old.confirmed_by
    from delivery_addresses as old
    where ${both} and old.confirmed_at is not null and kept.confirmed_at is null and kept.removed_at is null`.execute(ctx.db);
  await sql`
    update deliveries set address_id = kept.id from delivery_addresses as kept, delivery_addresses as old
    where ${both} and deliveries.address_id = old.id`.execute(ctx.db);
  await sql`delete from delivery_addresses as old using delivery_addresses as kept where ${both}`.execute(ctx.db);
  await ctx.db.updateTable('delivery_addresses').set({ company_id: to }).where('company_id', '=', from).execute();
}
