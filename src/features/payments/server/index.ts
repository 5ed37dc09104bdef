/** What other features' servers, and the wiring, may use from payments. */
export { type PurchasePaid } from './fulfil-purchase.ts';
export { type Purchasable, type Purchasables, type PurchaseContext } from './purchasables.ts';
export { catchUpPurchases } from './catch-up-purchases.ts';
export { reconcilePurchases } from './reconcile-purchases.ts';
export { refundPurchase } from './refund-purchase.ts';
export { createPaymentsRoutes } from './routes.ts';
