import { findPerson } from '#features/base/accounts/server/index.ts';
import { rupeesOf } from '#platform/contract/money.ts';
import { stateName } from '#platform/contract/indian-states.ts';
import { language, MAIN_LANGUAGE } from '#platform/language/language.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, invalid, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import type { PurchasableType } from '../contract.ts';
import { nextCheckAt } from './check-schedule.ts';
import { findPaid, lockItem, wasClaimed } from './find-purchase.ts';
import { requestHash } from './protocol/hashes.ts';
import { paymentProvider, type Provider } from './protocol/provider.ts';
import { newTxnid, payerFields, type SentFields } from './protocol/request-fields.ts';
import type { Purchasable, Purchasables } from './purchasables.ts';

type Item = { purchasable_type: PurchasableType; purchasable_id: string };
const REUSED_FOR_MS = 15 * 60_000;
const DECIDING_MS = 60 * 60_000;

/** Begins a purchase of one of the viewer's items at the price the server knows; a double click finds the first one again. */
export const createPurchase =
  (purchasables: Purchasables): UseCase<'POST /api/purchases'> =>
  async (ctx, { body }) => {
    const viewer = signedIn(ctx);
    const item = { purchasable_type: body.purchasable_type, purchasable_id: body.purchasable_id };
    // Its title stands on the receipt, which is written in one language.
    const purchasable = await inLanguage(MAIN_LANGUAGE, async () =>
      purchasables[item.purchasable_type]?.find(ctx, item.purchasable_id),
    );
    if (!purchasable || purchasable.ownerId !== viewer.id) throw notFound('item');
    const stateCode = requireState(ctx, body.state_code);
    const provider = paymentProvider(ctx.config);

    await lockItem(ctx, item);
    if (purchasable.alreadyOwned || (await findPaid(ctx, item))) throw conflict('already-bought');
    if (await isBeingConfirmed(ctx, item)) throw conflict('payment-pending');
    const open = await findOpen(ctx, viewer.id, item, purchasable.amountPaise, stateCode);
    const purchase = open ?? (await insertPurchase(ctx, viewer.id, item, purchasable, stateCode));
    return { data: { id: purchase.id, type: 'purchase', attributes: formOf(ctx, provider, purchase.sent_fields) } };
  };

/**
 * Whether money for an item is probably on its way: a signed success waits for its confirmation, or the bank has been deciding
 * for less than an hour. After that the payer may try again; should both succeed, one goes back.
 */
async function isBeingConfirmed(ctx: Context, item: Item): Promise<boolean> {
  const lately = new Date(ctx.clock.now().getTime() - DECIDING_MS);
  const waiting = await ctx.db
    .selectFrom('purchases')
    .select(['id', 'created_at'])
    .where('purchasable_type', '=', item.purchasable_type)
    .where('purchasable_id', '=', item.purchasable_id)
    .where('status', '=', 'pending')
    .where('held_because', 'is', null)
    .execute();
  for (const { id, created_at } of waiting) if (created_at > lately || (await wasClaimed(ctx, id))) return true;
  return false;
}

/** A tax invoice for an online service names the recipient's state, whatever the amount (Rule 46(f), proviso). */
function requireState({ config }: Context, stateCode: string | undefined): string | null {
  if (!config.GSTIN) return null;
  if (!stateCode || !stateName(stateCode)) throw invalid({ path: 'state_code', code: 'state-required' });
  return stateCode;
}

const findOpen = (ctx: Context, userId: string, item: Item, amountPaise: number, stateCode: string | null) =>
  ctx.db
    .selectFrom('purchases')
    .select(['id', 'sent_fields'])
    .where('user_id', '=', userId)
    .where('purchasable_type', '=', item.purchasable_type)
    .where('purchasable_id', '=', item.purchasable_id)
    .where('status', '=', 'created')
    .where('amount_paise', '=', amountPaise)
    .where('state_code', 'is not distinct from', stateCode)
    .where('created_at', '>', new Date(ctx.clock.now().getTime() - REUSED_FOR_MS))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

async function insertPurchase(ctx: Context, userId: string, item: Item, purchasable: Purchasable, stateCode: string | null) {
  const person = await findPerson(ctx, userId);
  const txnid = newTxnid();
  const sent: SentFields = {
    txnid,
    amount: rupeesOf(purchasable.amountPaise),
    // The provider insists on an address and a number; where a member has none it gets the support desk's.
    ...payerFields({ ...person, title: purchasable.title }, { email: ctx.config.SUPPORT_EMAIL, phone: ctx.config.SUPPORT_PHONE }),
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
      context: JSON.stringify({ ...purchasable.context, language: language() }),
      state_code: stateCode,
      created_at: now,
      next_check_at: nextCheckAt('created', now, now),
    })
    .returning(['id', 'sent_fields'])
    .executeTakeFirstOrThrow();
}

/** Both return addresses are one: what counts is what the provider confirms, not which of them was reached. */
function formOf({ config }: Context, provider: Provider, sent: SentFields) {
  const back = `${config.APP_ORIGIN}/api/purchases/purchase_response`;
  return {
    ...sent,
    action: provider.paymentUrl,
    m_key: provider.key,
    pre_request_hash: requestHash(provider, sent),
    surl: back,
    furl: back,
  };
}
