import type { ColumnType, Generated } from 'kysely';
import type { PurchasableType, PurchaseStatus, RefundReason } from '../contract.ts';
import type { PurchaseContext } from './purchasables.ts';
import type { ReceiptFacts } from './receipt/receipt-facts.ts';
import type { RefundFacts } from './receipt/refund-facts.ts';
import type { DayReport } from './report/compare-books.ts';
import type { SentFields } from './protocol/request-fields.ts';

/** One attempt to buy one item. `status` moves only along `TRANSITIONS`; at most one success for an item. */
export type PurchasesTable = {
  id: Generated<string>;
  user_id: string;
  purchasable_type: PurchasableType;
  purchasable_id: string;
  title: string;
  txnid: string;
  amount_paise: number;
  currency: Generated<string>;
  status: Generated<PurchaseStatus>;
  provider_status: Generated<string>;
  unmapped_status: Generated<string>;
  provider_ref: string | null;
  payment_type: Generated<string>;
  held_because: string | null;
  sent_fields: ColumnType<SentFields, string, never>;
  context: ColumnType<PurchaseContext, string, never>;
  state_code: string | null;
  invoice_number: string | null;
  receipt: ColumnType<ReceiptFacts | null, never, string>;
  receipt_file: string | null;
  created_at: Date;
  verified_at: Date | null;
  next_check_at: Date | null;
  check_count: Generated<number>;
};

/** What the provider told us, as it came, and what an operator decided; (purchase, fingerprint) keeps a repeat out. */
export type PurchaseEventsTable = {
  id: Generated<number>;
  purchase_id: string;
  source: 'browser' | 'webhook' | 'verify' | 'refund' | 'operator';
  fingerprint: string;
  body: ColumnType<unknown, string, never>;
  hash_ok: boolean | null;
  received_at: ColumnType<Date, Date | undefined, never>;
};

/** The way of one purchase's money back; a purchase has at most one. `document` is there once the money is. */
export type RefundsTable = {
  purchase_id: string;
  token: string;
  attempt: Generated<number>;
  amount_paise: number;
  reason: RefundReason;
  note: string;
  began_at: Date;
  ended_at: Date | null;
  document_number: string | null;
  document: ColumnType<RefundFacts | null, string | undefined, string>;
  document_file: string | null;
};

/** What a purchase may become, as the database holds to it. */
export type PurchaseTransitionsTable = { from_status: PurchaseStatus; to_status: PurchaseStatus };

/** The last number of a series in a financial year; locked by the settlement that takes the next one. */
export type InvoiceCountersTable = { series: string; financial_year: string; last: number };

/** The report of one day in India: our books beside the provider's. */
export type ReconciliationsTable = {
  day: string;
  difference_paise: number;
  report: ColumnType<DayReport, string, string>;
  made_at: Date;
};

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
