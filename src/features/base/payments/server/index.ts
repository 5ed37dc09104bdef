/** The server interface of payments for other features and the wiring. */
export { hasOpenPurchase } from './has-open-purchase.ts';
export { isPaymentUnderWay } from './payment-under-way.ts';
export { presentOffer, priceOn, type Price } from '../price-on.ts';
export { loadPrice, loadSourcedPrice } from './load-price.ts';
export { findSettingsOffer, type PriceTerms } from './offers/settings-offer.ts';
export { countOffers, findOffer, listOffers, offerStateOn, type StoredOffer } from './offers/list-offers.ts';
export {
  addOffer,
  changeOffer,
  endOffer,
  endSettingsOffer,
  resumeOffer,
  resumeSettingsOffer,
  type OfferFacts,
} from './offers/change-offers.ts';
export { paymentPageOrigin } from './protocol/provider.ts';
export { type PurchaseEvent } from './purchase-event.ts';
export { type Product, type Purchasable, type Purchasables } from './purchasables.ts';
export { countSales } from './count-sales.ts';
export { openedPurchase } from './get-readable-purchase.ts';
export { getPurchaseHistory, type PurchaseHistory } from './get-purchase-history.ts';
export { countAllPurchases, countUndecidedPayments, listAllPurchases } from './list-all-purchases.ts';
export { answerContest } from './answer-contest.ts';
export { countContests, findContest, listContests, listContestsOf, type StoredContest } from './staff-contests.ts';
export { listTaxDocuments } from './list-tax-documents.ts';
export { listReports } from './report/list-reports.ts';
export { settlePurchase } from './settle-purchase.ts';
export { purchaseReading } from './purchase-reading.ts';
export { removePayerDetails } from './remove-payer-details.ts';
export { isOpen } from './transitions.ts';
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
