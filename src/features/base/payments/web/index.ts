/** What other features' pages may use from payments. */
export { PayFee } from './pay-fee.tsx';
export { PaymentDialog, type PaymentProduct } from './payment-dialog.tsx';
export { PaymentStatusPage, UnknownPayment, type PaidItem } from './payment-status-page.tsx';
export { loadPurchase, paymentHead } from './payment-status-route.ts';
export type { Purchase } from './queries.ts';
export { readTxnid } from './read-txnid.ts';
