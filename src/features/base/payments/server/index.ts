/** The server interface of payments for other features and the wiring. */
export { hasOpenPurchase } from './has-open-purchase.ts';
export { isPaymentUnderWay } from './payment-under-way.ts';
export { loadPrice, presentOffer, type Price } from './load-price.ts';
export { paymentPageOrigin } from './protocol/provider.ts';
export { type PurchaseEvent } from './purchase-event.ts';
export { type Product, type Purchasable, type Purchasables } from './purchasables.ts';
export { listPurchasesOf, sumPaid } from './purchases-of.ts';
export { recheckOpenPurchases } from './recheck-open-purchases.ts';
export { sharesPaymentDetails } from './shares-payment-details.ts';
export { reconcilePurchases } from './reconcile-purchases.ts';
export { advanceRefund } from './advance-refund.ts';
export { findItemPayment, refundItem, returnPayment, type ItemPayment } from './refund-item.ts';
export { refundByOperator, type RefundSummary } from './refund-by-operator.ts';
export { reconcileDay, reconcileYesterday } from './report/reconcile-day.ts';
export { formatReport } from './report/format-report.ts';
export { createPaymentsRoutes } from './routes.ts';
