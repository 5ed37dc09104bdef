import { implement, type Routes } from '#platform/http/http.ts';
import { createPaymentsContract } from '../contract.ts';
import { contestPurchase } from './contest-purchase.ts';
import { createPurchase } from './create-purchase.ts';
import { getBilling } from './get-billing.ts';
import { getPurchases } from './get-purchases.ts';
import { getReceipt } from './get-receipt.ts';
import { getRefundDocument } from './get-refund-document.ts';
import type { Purchasables } from './purchasables.ts';
import { receivePurchaseResponse } from './receive-purchase-response.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { withdrawContest } from './withdraw-contest.ts';

/** Purchasables are passed in, because payments must not depend on the products. */
export const createPaymentsRoutes = (purchasables: Purchasables): Routes =>
  implement(createPaymentsContract(purchasables), {
    'POST /api/purchases': createPurchase(purchasables),
    'GET /api/purchases': getPurchases(purchasables),
    'GET /api/purchases/billing': getBilling,
    'POST /api/purchases/{id}/contest': contestPurchase(purchasables),
    'DELETE /api/purchases/{id}/contest': withdrawContest(purchasables),
    'POST /api/purchases/purchase_response': receivePurchaseResponse,
    'POST /api/purchases/webhook': receiveWebhook,
    'GET /api/purchases/{id}/pdf': getReceipt,
    'GET /api/purchases/{id}/refund_pdf': getRefundDocument,
  });
