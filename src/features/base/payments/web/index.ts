/** The web interface of payments for other features. */
export { attributeSegment } from './attribute-segment.ts';
export { CONTEST_SUBJECTS, contestSubjectLabel } from './contest-labels.ts';
export { PayFee } from './pay-fee.tsx';
export { PaymentDialog, type PaymentProduct } from './payment-dialog.tsx';
export { OfferTerms, PriceLine, savingOf, type ShownPrice } from './price-line.tsx';
export { PaymentStatusPage, UnknownPayment, type PaidItem } from './payment-status-page.tsx';
export { presentOffer, priceOn } from '../price-on.ts';
export { loadPurchase } from './payment-status-route.ts';
export type { Purchase } from './queries.ts';
export { parseTxnid } from './parse-txnid.ts';
