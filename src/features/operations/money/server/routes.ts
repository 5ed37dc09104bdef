import { implement } from '#platform/http/http.ts';
import { moneyContract } from '../contract.ts';
import { answerContest } from './answer-contest.ts';
import { checkPurchase } from './check-purchase.ts';
import { exportBooks } from './export-books.ts';
import { exportCashbacks } from './export-cashbacks.ts';
import { exportContests } from './export-contests.ts';
import { exportPurchases } from './export-purchases.ts';
import { exportTax } from './export-tax.ts';
import { listCashbackHistory } from './list-cashback-history.ts';
import { getContest } from './get-contest.ts';
import { getStaffPurchase } from './get-staff-purchase.ts';
import { listBooks } from './list-books.ts';
import { listContests } from './list-contests.ts';
import { listPurchases } from './list-purchases.ts';
import { openPurchase } from './open-purchase.ts';
import { reconcileBooks } from './reconcile-books.ts';
import { refundPurchase } from './refund-purchase.ts';
import { addOffer } from './add-offer.ts';
import { changeOfferState } from './change-offer-state.ts';
import { changeOffer } from './change-offer.ts';
import { exportOffers } from './export-offers.ts';
import { getOffer } from './get-offer.ts';
import { listOffers } from './list-offers.ts';
import { changeSettingsOffer } from './change-settings-offer.ts';
import { listPrices } from './list-prices.ts';

export const moneyRoutes = implement(moneyContract, {
  'GET /api/staff/prices': listPrices,
  'POST /api/staff/prices/{product}/settings_offer': changeSettingsOffer,
  'GET /api/staff/offers': listOffers,
  'GET /api/staff/offers/export': exportOffers,
  'GET /api/staff/offers/{id}': getOffer,
  'POST /api/staff/offers': addOffer,
  'PATCH /api/staff/offers/{id}': changeOffer,
  'POST /api/staff/offers/{id}/state': changeOfferState,
  'GET /api/staff/purchases': listPurchases,
  'GET /api/staff/purchases/export': exportPurchases,
  'GET /api/staff/purchases/{id}': getStaffPurchase,
  'POST /api/staff/purchases/{id}/open': openPurchase,
  'POST /api/staff/purchases/{id}/check': checkPurchase,
  'POST /api/staff/purchases/{id}/refund': refundPurchase,
  'GET /api/staff/contests': listContests,
  'GET /api/staff/contests/export': exportContests,
  'GET /api/staff/contests/{id}': getContest,
  'POST /api/staff/contests/{id}': answerContest,
  'GET /api/staff/books': listBooks,
  'GET /api/staff/books/export': exportBooks,
  'GET /api/staff/cashbacks/export': exportCashbacks,
  'GET /api/staff/cashbacks/{id}/history': listCashbackHistory,
  'POST /api/staff/books/{day}': reconcileBooks,
  'GET /api/staff/tax/{month}': exportTax,
});
