import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { Reading } from '#platform/runtime/metrics.ts';

/** Purchases that are not settled, and what was paid in the last day. */
export const purchaseReading: Reading<[Context]> = {
  name: 'pathlight_purchases',
  help: 'Purchases that wait for the payment provider, are held for a decision, are being refunded, could not be refunded, or were paid within a day',
  label: 'state',
  read: async ({ db, clock }) => {
    const dayAgo = new Date(clock.now().getTime() - 86_400_000);
    const { rows } = await sql<Record<'pending' | 'held' | 'refunding' | 'refund_failed' | 'paid_within_a_day', number>>`
      select count(*) filter (where status = 'pending' and held_because is null) as pending,
        count(*) filter (where held_because is not null) as held,
        count(*) filter (where status = 'refund_pending') as refunding,
        count(*) filter (where status = 'refund_failed') as refund_failed,
        count(*) filter (where status = 'success' and verified_at > ${dayAgo}) as paid_within_a_day
      from purchases
      where status in ('pending', 'refund_pending', 'refund_failed') or held_because is not null
        or verified_at > ${dayAgo}`.execute(db);
    return rows[0] ?? {};
  },
};
