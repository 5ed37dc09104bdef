import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { ContestOutcome, ContestSubject, OfferProduct, PurchaseStatus, RefundReason } from '../contract.ts';
import type { PurchaseContext } from './purchasables.ts';
import type { ReceiptData } from './receipt/build-receipt.ts';
import type { RefundData } from './receipt/build-refund.ts';
import type { DayReport } from './report/compare-books.ts';
import type { SentFields } from './protocol/request-fields.ts';

/** One attempt to buy one item. `status` only follows `TRANSITIONS`; at most one success per item. */
export type PurchasesTable = Refine<
  Rows['purchases'],
  {
    status: Generated<PurchaseStatus>;
    sent_fields: ColumnType<SentFields, string, never>;
    context: ColumnType<PurchaseContext, string, never>;
    receipt: ColumnType<ReceiptData | null, never, string>;
  }
>;

/** Events from the provider, without card data, and operators' decisions; (purchase, fingerprint) prevents repeats. */
export type PurchaseEventsTable = Refine<
  Rows['purchase_events'],
  {
    source: 'browser' | 'webhook' | 'verify' | 'refund' | 'operator';
    body: ColumnType<unknown, string, never>;
  }
>;

/** The refund of a purchase, at most one. `document` is set when the refund completes. */
export type RefundsTable = Refine<
  Rows['refunds'],
  {
    reason: RefundReason;
    document: ColumnType<RefundData | null, string | undefined, string>;
  }
>;

/** What a payer contested; at most one per purchase waits for an answer. */
export type PurchaseContestsTable = Refine<Rows['purchase_contests'], { about: ContestSubject; outcome: ContestOutcome | null }>;

/** The allowed status transitions, enforced by the database. */
export type PurchaseTransitionsTable = Refine<
  Rows['purchase_transitions'],
  {
    from_status: PurchaseStatus;
    to_status: PurchaseStatus;
  }
>;

/** Prices that staff lower for some days. Calendar days are text. */
export type OffersTable = Refine<Rows['offers'], { product: OfferProduct }>;

/** Which offers of the settings were ended early. */
export type EndedSettingsOffersTable = Refine<Rows['ended_settings_offers'], { product: OfferProduct }>;

/** One row: when this machine was first started. */
export type FirstStartTable = Rows['first_start'];

/** The last number of a series in a financial year; locked by the settlement that takes the next. */
export type InvoiceCountersTable = Rows['invoice_counters'];

/** The reconciliation report of one day in Indian time. */
export type ReconciliationsTable = Refine<
  Rows['reconciliations'],
  {
    report: ColumnType<DayReport, string, string>;
  }
>;

declare module '#platform/db/db.ts' {
  interface Tables {
    purchases: PurchasesTable;
    purchase_events: PurchaseEventsTable;
    purchase_transitions: PurchaseTransitionsTable;
    refunds: RefundsTable;
    purchase_contests: PurchaseContestsTable;
    offers: OffersTable;
    ended_settings_offers: EndedSettingsOffersTable;
    first_start: FirstStartTable;
    invoice_counters: InvoiceCountersTable;
    reconciliations: ReconciliationsTable;
  }
}
