import { getPerson } from '#features/base/accounts/server/index.ts';
import { toRupees } from '#platform/contract/money.ts';
import { stateName } from '#platform/contract/indian-states.ts';
import { language, DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, invalid, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { nextCheckAt } from './check-schedule.ts';
import { findPaidPurchase, lockItem } from './find-purchase.ts';
import { isBeingConfirmed, MAX_REUSE_AGE_MS } from './payment-under-way.ts';
import { requestHash } from './protocol/hashes.ts';
import { getPaymentProvider, type Provider } from './protocol/provider.ts';
import { newTxnid, payerFields, type SentFields } from './protocol/request-fields.ts';
import { parsePhone } from '#platform/contract/phone-number.ts';
import type { Purchasable, Purchasables } from './purchasables.ts';

type Payer = { phone: string; stateCode: string | null };
type Item = { purchasable_type: string; purchasable_id: string };

/**
 * Starts a purchase of one of the viewer's items at the server's price; a double click reuses the open purchase. One begun at a
 * lower price is continued at that price.
 */
export const createPurchase =
  (purchasables: Purchasables): UseCase<'POST /api/purchases'> =>
  async (ctx, { body }) => {
    const viewer = signedIn(ctx);
    const item = { purchasable_type: body.purchasable_type, purchasable_id: body.purchasable_id };
    // The title appears on the receipt, which is always in one language.
    const purchasable = await inLanguage(DEFAULT_LANGUAGE, async () =>
      purchasables[item.purchasable_type]?.find(ctx, item.purchasable_id),
    );
    if (!purchasable || purchasable.ownerId !== viewer.id) throw notFound('item');
    const payer = { phone: requirePhone(body.phone), stateCode: requireState(ctx, body.state_code) };
    const provider = getPaymentProvider(ctx.config);

    await lockItem(ctx, item);
    if (purchasable.alreadyOwned || (await findPaidPurchase(ctx, item))) throw conflict('already-bought');
    if (await isBeingConfirmed(ctx, item)) throw conflict('payment-pending');
    const open = await findOpenPurchase(ctx, viewer.id, item, purchasable.amountPaise, payer);
    const isDearerThanShown = body.shown_price !== undefined && purchasable.amountPaise > Math.round(body.shown_price * 100);
    if (!open && isDearerThanShown) throw conflict('price-changed');
    const purchase = open ?? (await insertPurchase(ctx, viewer.id, item, purchasable, payer));
    return { data: { id: purchase.id, type: 'purchase', attributes: buildForm(ctx, provider, purchase.sent_fields) } };
  };

/**
 * The state for the tax invoice, null without a GSTIN; 422 when it is missing or unknown. A tax invoice for an online service
 * states the recipient's state, whatever the amount (Rule 46(f), proviso).
 */
function requireState({ config }: Context, stateCode: string | undefined): string | null {
  if (!config.GSTIN) return null;
  if (!stateCode || !stateName(stateCode)) throw invalid({ path: 'state_code', code: 'state-required' });
  return stateCode;
}

/** The payer's telephone number with its country code, which the contract has checked. */
function requirePhone(text: string): string {
  const phone = parsePhone(text);
  if (phone === null) throw invalid({ path: 'phone', code: 'payer-phone' });
  return phone;
}

const findOpenPurchase = (ctx: Context, userId: string, item: Item, amountPaise: number, payer: Payer) =>
  ctx.db
    .selectFrom('purchases')
    .select(['id', 'sent_fields'])
    .where('user_id', '=', userId)
    .where('purchasable_type', '=', item.purchasable_type)
    .where('purchasable_id', '=', item.purchasable_id)
    .where('status', '=', 'created')
    .where('amount_paise', '<=', amountPaise)
    .where('state_code', 'is not distinct from', payer.stateCode)
    .where('payer_phone', '=', payer.phone)
    .where('created_at', '>', new Date(ctx.clock.now().getTime() - MAX_REUSE_AGE_MS))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

async function insertPurchase(ctx: Context, userId: string, item: Item, purchasable: Purchasable, payer: Payer) {
  const person = await getPerson(ctx, userId);
  const txnid = newTxnid();
  const sent: SentFields = {
    txnid,
    amount: toRupees(purchasable.amountPaise),
    // The provider requires an e-mail address; the support desk's is sent when the member has none.
    ...payerFields({ ...person, phone: payer.phone, title: purchasable.title }, ctx.config.SUPPORT_EMAIL),
  };
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('purchases')
    .values({
      ...item,
      user_id: userId,
      title: purchasable.title,
      txnid,
      amount_paise: purchasable.amountPaise,
      sent_fields: JSON.stringify(sent),
      context: JSON.stringify({ ...purchasable.attributes, language: language() }),
      status_path: `${purchasable.statusPage}?txnid=${encodeURIComponent(txnid)}`,
      state_code: payer.stateCode,
      payer_phone: payer.phone,
      created_at: now,
      next_check_at: nextCheckAt('created', now, now),
    })
    .returning(['id', 'sent_fields'])
    .executeTakeFirstOrThrow();
}

/** Success and failure use the same return URL, because only the provider's verification counts. */
function buildForm({ config }: Context, provider: Provider, sent: SentFields) {
  const returnUrl = `${config.APP_ORIGIN}/api/purchases/purchase_response`;
  return {
    ...sent,
    action: provider.paymentUrl,
    m_key: provider.key,
    pre_request_hash: requestHash(provider, sent),
    surl: returnUrl,
    furl: returnUrl,
  };
}
