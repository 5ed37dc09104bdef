/** Test fixtures: a shop with items on sale, and a payer at the sandbox provider's page. */
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOptions } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import type { Endpoints, OutputOf } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { newTxnid, payerFields } from './protocol/request-fields.ts';
import type { PurchaseEvent } from './purchase-event.ts';
import { buildReceipt } from './receipt/build-receipt.ts';
import { buildRefund } from './receipt/build-refund.ts';
import type { Product, Purchasable, Purchasables } from './purchasables.ts';

/** The telephone number of payers in tests. */
export const PAYER_PHONE = '+919845012345';

type Item = { purchasable_type: string; purchasable_id: string; phone: string };
export type PaymentForm = OutputOf<Endpoints['POST /api/purchases']>['data'];
type HostedPageResult = { url: string | null; fields: Record<string, string> };

/** Sells two types of items and records the published payment events. */
export function aShop() {
  const items = new Map<string, Purchasable>();
  const granted: PurchaseEvent[] = [];
  const failed: PurchaseEvent[] = [];
  // Fulfilled purchases whose money is being returned.
  const returned: PurchaseEvent[] = [];
  const find: Product['find'] = async (_ctx, id) => {
    const item = items.get(id);
    if (!item) throw notFound('item');
    return item;
  };
  return {
    granted,
    failed,
    returned,
    purchasables: {
      Book: { attributes: ['book_id', 'author'], contestable: ['missing', 'other'], find },
      Poster: { attributes: ['poster_id'], contestable: [], find },
    } satisfies Purchasables,
    eventHandlers: {
      'purchase.paid': [async (_ctx, event) => void granted.push(event)],
      'purchase.failed': [async (_ctx, event) => void failed.push(event)],
      'purchase.returned': [async (_ctx, event) => void returned.push(event)],
    } satisfies TestOptions['eventHandlers'],
    /** Puts an item on sale for one member. */
    item: (owner: TestMember, overrides: Partial<Purchasable> & { type?: string } = {}): Item => {
      const { type = 'Book', ...values } = overrides;
      const id = randomUUID();
      items.set(id, {
        title: 'A Book',
        amountPaise: 4900,
        ownerId: owner.id,
        alreadyOwned: false,
        statusPage: `/${type.toLowerCase()}s/${id}/payment/status`,
        attributes: { book_id: 'b-1', author: 'kite' },
        ...values,
      });
      return { purchasable_type: type, purchasable_id: id, phone: PAYER_PHONE };
    },
    change: (item: Item, change: Partial<Purchasable>) => {
      const existing = items.get(item.purchasable_id);
      if (existing) items.set(item.purchasable_id, { ...existing, ...change });
    },
  };
}

/** Acts as the payer's browser at the sandbox provider and returns to `app`. */
export function aPayer(app: { config: { sandboxOrigin: string }; fetch: TestApp['fetch'] }) {
  const control = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${app.config.sandboxOrigin}/_control/${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`the sandbox answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const returnToShop = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.fetch('/api/purchases/purchase_response', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'cross-site', origin: app.config.sandboxOrigin, ...headers },
    });
  const formOf = ({ attributes: { action, m_key, pre_request_hash, ...fields } }: PaymentForm) => ({
    action,
    fields: { ...fields, key: m_key, hash: pre_request_hash },
  });
  return {
    control,
    formOf,
    /** Posts the form of a purchase to the hosted page. */
    open: (purchase: PaymentForm) => {
      const { action, fields } = formOf(purchase);
      return fetch(action, { method: 'POST', body: new URLSearchParams(fields) });
    },
    /** Runs a scenario at the hosted page; returns the fields that the browser posts back. */
    async runScenario(purchase: PaymentForm, scenario: string, webhook = 'never'): Promise<HostedPageResult> {
      await this.open(purchase);
      return control<HostedPageResult>('pay', { txnid: purchase.attributes.txnid, scenario, webhook });
    },
    /** Returns to the shop with the hosted page's fields. */
    returnToShop,
    /** Pays, from the form to the return. */
    async pay(purchase: PaymentForm, scenario = 'success'): Promise<Response> {
      const { fields } = await this.runScenario(purchase, scenario);
      return returnToShop(fields);
    },
    /** Sets how the provider responds to commands: until it is changed, or only to the next `times` commands. */
    setCommandMode: (mode: string, times?: number) => control('commands', { mode, times }),
  };
}

/** The provider's refunds of one transaction. */
export async function refundsAtProvider(app: TestApp, txnid: string): Promise<{ token: string; amount: string }[]> {
  const response = await fetch(`${app.config.sandboxOrigin}/_control/payments`);
  const { payments } = (await response.json()) as {
    payments: { request: { txnid: string }; refunds: { token: string; amount: string }[] }[];
  };
  return payments.find((payment) => payment.request.txnid === txnid)?.refunds ?? [];
}

/** A stored purchase of a member, without an item. */
async function aStoredPurchase(
  ctx: Context,
  member: TestMember,
  status: 'created' | 'refunded',
  type = 'Book',
): Promise<{ id: string; txnid: string }> {
  const txnid = newTxnid();
  const payer = { name: member.name, email: '', stateCode: null, phone: PAYER_PHONE, title: 'A Book' };
  return ctx.db
    .insertInto('purchases')
    .values({
      user_id: member.id,
      purchasable_type: type,
      purchasable_id: randomUUID(),
      title: 'A Book',
      txnid,
      amount_paise: 4900,
      status,
      provider_ref: txnid,
      sent_fields: JSON.stringify({ txnid, amount: '49.00', ...payerFields(payer, 'h@x.example') }),
      context: '{}',
      status_path: '/books/b-1/payment/status',
      created_at: ctx.clock.now(),
    })
    .returning(['id', 'txnid'])
    .executeTakeFirstOrThrow();
}

/** A paid purchase of an item that does not exist, with its receipt. */
export async function aPaidPurchase(ctx: Context, member: TestMember, type = 'Book'): Promise<string> {
  const now = ctx.clock.now();
  const { id, txnid } = await aStoredPurchase(ctx, member, 'created', type);
  const number = `RCP/T/${txnid.slice(1, 9)}`;
  const receipt = buildReceipt(ctx.config, {
    title: 'A Book',
    amountPaise: 4900,
    recipient: { name: member.name, email: '', stateCode: null },
    payment: { txnid, mode: 'UPI', reference: txnid },
    number,
    paidAt: now,
  });
  await ctx.db
    .updateTable('purchases')
    .set({ status: 'success', verified_at: now, invoice_number: number, receipt: JSON.stringify(receipt) })
    .where('id', '=', id)
    .execute();
  return id;
}

/** A purchase whose payment may still succeed. */
export const anOpenPurchase = async (ctx: Context, member: TestMember): Promise<string> =>
  (await aStoredPurchase(ctx, member, 'created')).id;

/** A refunded purchase with its document. */
export async function aRefundedPurchase(ctx: Context, member: TestMember): Promise<string> {
  const now = ctx.clock.now();
  const { id, txnid } = await aStoredPurchase(ctx, member, 'refunded');
  const number = `RFD/T/${txnid.slice(1, 9)}`;
  const document = buildRefund(ctx.config, {
    title: 'A Book',
    amountPaise: 4900,
    recipient: { name: member.name, email: '', stateCode: null },
    payment: { txnid, mode: 'UPI', reference: txnid },
    number,
    refundedAt: now,
    receipt: null,
    token: txnid,
  });
  const ended = { began_at: now, ended_at: now, document_number: number, document: JSON.stringify(document) };
  await ctx.db
    .insertInto('refunds')
    .values({ purchase_id: id, token: txnid.slice(0, 23), amount_paise: 4900, reason: 'paid-twice', note: '', ...ended })
    .execute();
  return id;
}

/** A paid purchase of which its payer contests something. */
export async function aContestedPurchase(
  ctx: Context,
  member: TestMember,
  type = 'Book',
): Promise<{ purchaseId: string; contestId: string }> {
  const purchaseId = await aPaidPurchase(ctx, member, type);
  const { id: contestId } = await ctx.db
    .insertInto('purchase_contests')
    .values({
      purchase_id: purchaseId,
      about: 'other',
      text: 'The book ends in the middle of page two.',
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { purchaseId, contestId };
}

/** A member with one started purchase, and helpers to inspect it. */
export async function aPurchase(
  app: TestApp,
  shop: ReturnType<typeof aShop>,
  overrides: Parameters<ReturnType<typeof aShop>['item']>[1] = {},
) {
  const ana = await aMember(app.context());
  const item = shop.item(ana, overrides);
  const { data: purchase } = await app.call(ana, 'POST /api/purchases', { json: item });
  const { txnid } = purchase.attributes;
  const db = () => app.context().db;
  return {
    ana,
    item,
    purchase,
    txnid,
    again: async () => (await app.call(ana, 'POST /api/purchases', { json: item })).data,
    row: () => db().selectFrom('purchases').selectAll().where('txnid', '=', txnid).executeTakeFirstOrThrow(),
    events: () => db().selectFrom('purchase_events').selectAll().where('purchase_id', '=', purchase.id).orderBy('id').execute(),
    grants: () => shop.granted.filter((paid) => paid.purchasableId === item.purchasable_id),
    notices: () => db().selectFrom('notifications').select(['kind', 'facts']).where('user_id', '=', ana.id).execute(),
    attributes: async () => {
      const { data } = await app.call(ana, 'GET /api/purchases', { query: { txnid } });
      if (Array.isArray(data)) throw new Error('expected one purchase');
      return data.attributes;
    },
  };
}

type OfferDays = { product: 'report' | 'plan'; starts_on: string; ends_on: string };

/** A scheduled offer of one rupee. Returns its id. */
export async function anOffer({ db }: Context, days: OfferDays): Promise<string> {
  const { id } = await db
    .insertInto('offers')
    .values({ ...days, price_paise: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
