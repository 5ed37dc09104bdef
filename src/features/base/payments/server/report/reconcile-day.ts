import type { Context } from '#platform/http/context.ts';
import type { PurchaseStatus } from '../../contract.ts';
import type { PurchaseRow } from '../find-purchase.ts';
import { getPaymentProvider } from '../protocol/provider.ts';
import { findRefund } from '../protocol/refunds.ts';
import { ProviderUnreachable } from '../protocol/send-command.ts';
import { verifyPayments, type Verification } from '../protocol/verify-payment.ts';
import { compareBooks, type BookEntry, type DayReport } from './compare-books.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'payments.report': Record<string, never>;
  }
}

const BATCH_SIZE = 20;
const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
const PAID: readonly PurchaseStatus[] = ['success', 'refund_pending', 'refunded', 'refund_failed'];

/** The calendar day in Indian time, `2026-11-21`. */
export const dayInIndia = (moment: Date): string => new Date(moment.getTime() + INDIA_MS).toISOString().slice(0, 10);

/**
 * Nightly: stores the report of the day that ended, with an alert when the books differ. Throws while the provider is
 * unreachable, to be retried.
 */
export async function reconcileYesterday(ctx: Context): Promise<void> {
  const report = await reconcileDay(ctx, dayInIndia(new Date(ctx.clock.now().getTime() - DAY_MS)));
  if (report.mismatches.some(({ what }) => what === 'not-answered'))
    throw new Error('the provider could not be reached for all payments');
}

/**
 * Compares every purchase started or last confirmed on a day (Indian time) with the provider's current data, and stores
 * the report. We create all transaction ids, so the list cannot miss any payment the provider has.
 */
export async function reconcileDay(ctx: Context, day: string): Promise<DayReport> {
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - INDIA_MS);
  const to = new Date(from.getTime() + DAY_MS);
  const rows = await ctx.db
    .selectFrom('purchases')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('created_at', '>=', from), eb('created_at', '<', to)]),
        eb.and([eb('verified_at', '>=', from), eb('verified_at', '<', to)]),
      ]),
    )
    .orderBy('created_at')
    .execute();
  const entries: BookEntry[] = [];
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    entries.push(...(await loadEntries(ctx, rows.slice(start, start + BATCH_SIZE))));
  const report = compareBooks(day, entries);
  await storeReport(ctx, report);
  return report;
}

async function loadEntries(ctx: Context, rows: readonly PurchaseRow[]): Promise<BookEntry[]> {
  const [first, ...rest] = rows.map(({ txnid }) => txnid);
  if (first === undefined) return [];
  const verifications = await verifyPayments(getPaymentProvider(ctx.config), [first, ...rest]);
  const entries: BookEntry[] = [];
  for (const row of rows) entries.push(await loadEntry(ctx, row, verifications.get(row.txnid)));
  return entries;
}

async function loadEntry(ctx: Context, row: PurchaseRow, verification: Verification | undefined): Promise<BookEntry> {
  const refund = await ctx.db.selectFrom('refunds').selectAll().where('purchase_id', '=', row.id).executeTakeFirst();
  const entry = {
    txnid: row.txnid,
    status: row.status,
    heldBecause: row.held_because,
    ours: { paid: recordedPayment(row, refund), refunded: row.status === 'refunded' ? (refund?.amount_paise ?? 0) : 0 },
  };
  if (!verification || verification.kind === 'unreachable') return { ...entry, theirs: null };
  if (verification.kind === 'not-found') return { ...entry, theirs: { paid: 0, refunded: 0 } };
  const { status, unmappedStatus, amountPaise, providerRef } = verification.transaction;
  const captured = status === 'success' && unmappedStatus.toLowerCase() !== 'auth';
  const refunded = refund ? await findProviderRefund(ctx, providerRef, refund, row.status) : 0;
  return { ...entry, theirs: refunded === null ? null : { paid: captured ? (amountPaise ?? 0) : 0, refunded } };
}

type Refund = { token: string; amount_paise: number } | undefined;

/** The amount paid in our books, 0 for none: the price, or for a held payment that was refunded the refunded amount. */
function recordedPayment(row: PurchaseRow, refund: Refund): number {
  if (!PAID.includes(row.status)) return 0;
  return row.receipt ? row.amount_paise : (refund?.amount_paise ?? row.amount_paise);
}

/**
 * The amount refunded by the provider, or null when it cannot be reached. A refund that is in progress on our side counts
 * as 0 in both books.
 */
async function findProviderRefund(
  ctx: Context,
  providerRef: string,
  refund: NonNullable<Refund>,
  status: PurchaseStatus,
): Promise<number | null> {
  if (status === 'refund_pending') return 0;
  try {
    const state = await findRefund(getPaymentProvider(ctx.config), { providerRef, token: refund.token });
    return state === 'success' ? refund.amount_paise : 0;
  } catch (error) {
    if (error instanceof ProviderUnreachable) return null;
    throw error;
  }
}

async function storeReport(ctx: Context, report: DayReport): Promise<void> {
  const values = { difference_paise: report.difference, report: JSON.stringify(report), made_at: ctx.clock.now() };
  await ctx.db
    .insertInto('reconciliations')
    .values({ day: report.day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute();
  if (report.difference === 0 && report.mismatches.length === 0) return;
  ctx.log.error(
    { alert: 'books-differ', day: report.day, difference: report.difference, mismatches: report.mismatches.length },
    'our books and the provider’s differ',
  );
}
