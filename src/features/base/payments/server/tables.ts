import type { ColumnType, Generated } from 'kysely';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { PurchasableType, PurchaseStatus, RefundReason } from '../contract.ts';
import type { PurchaseContext } from './purchasables.ts';
import type { ReceiptData } from './receipt/build-receipt.ts';
import type { RefundData } from './receipt/build-refund.ts';
import type { DayReport } from './report/compare-books.ts';
import type { SentFields } from './protocol/request-fields.ts';

/** One attempt to buy one item. `status` moves only along `TRANSITIONS`; at most one success for an item. */
export type PurchasesTable = Refine<
  Rows['purchases'],
  {
    purchasable_type: PurchasableType;
    status: Generated<PurchaseStatus>;
    sent_fields: ColumnType<SentFields, string, never>;
    context: ColumnType<PurchaseContext, string, never>;
    receipt: ColumnType<ReceiptData | null, never, string>;
  }
>;

/** What the provider told us, as it came, and what an operator decided; (purchase, fingerprint) keeps a repeat out. */
export type PurchaseEventsTable = Refine<
  Rows['purchase_events'],
  {
    source: 'browser' | 'webhook' | 'verify' | 'refund' | 'operator';
    body: ColumnType<unknown, string, never>;
  }
>;

/** The way of one purchase's money back; a purchase has at most one. `document` is there once the money is. */
export type RefundsTable = Refine<
  Rows['refunds'],
  {
    reason: RefundReason;
    document: ColumnType<RefundData | null, string | undefined, string>;
  }
>;

/** What a purchase may become, as the database holds to it. */
export type PurchaseTransitionsTable = Refine<
  Rows['purchase_transitions'],
  {
    from_status: PurchaseStatus;
    to_status: PurchaseStatus;
  }
>;

/** The last number of a series in a financial year; locked by the settlement that takes the next one. */
export type InvoiceCountersTable = Rows['invoice_counters'];

/** The report of one day in India: our books beside the provider's. */
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
    invoice_counters: InvoiceCountersTable;
    reconciliations: ReconciliationsTable;
  }
}
