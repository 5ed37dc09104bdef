import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { InvoiceSeries } from './build-receipt.ts';

const IST_MS = 5.5 * 3_600_000;

/** The Indian financial year (April to March, Indian time) of a date: 21 November 2026 is `2627`. */
export function financialYear(moment: Date): string {
  const inIndia = new Date(moment.getTime() + IST_MS);
  const start = inIndia.getUTCMonth() >= 3 ? inIndia.getUTCFullYear() : inIndia.getUTCFullYear() - 1;
  return `${String(start % 100).padStart(2, '0')}${String((start + 1) % 100).padStart(2, '0')}`;
}

/**
 * The next number of a series, `INV/2627/000001`: at most 16 characters, consecutive within the financial year (Rule 46 of
 * the CGST Rules). The counter row stays locked until the transaction ends, so a rollback leaves no gap.
 */
export async function takeInvoiceNumber(ctx: Context, series: InvoiceSeries, at: Date): Promise<string> {
  const year = financialYear(at);
  const { last } = await ctx.db
    .insertInto('invoice_counters')
    .values({ series, financial_year: year, last: 1 })
    .onConflict((counter) =>
      counter.columns(['series', 'financial_year']).doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `${series}/${year}/${String(last).padStart(6, '0')}`;
}
