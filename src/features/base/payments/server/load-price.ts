import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { OfferProduct } from '../contract.ts';
import { priceOn, type OfferTerms, type Price } from '../price-on.ts';
import { findRunningOffer } from './offers/list-offers.ts';

/** The prices of a product, as the operator set them. */
export type PriceTerms = OfferTerms & {
  /** The last day of the offer in India; unset for the default of `loadEnd`. */
  endsOn: string | undefined;
};

const DAYS_AFTER_FIRST_START = 30;
const DAY_MS = 86_400_000;

/**
 * What a product costs now: the price of the offer that runs until the end of the offer's last day in India, then its list price.
 * An offer that staff scheduled comes before that of the settings.
 */
export async function loadPrice(ctx: Context, product: OfferProduct, terms: PriceTerms): Promise<Price> {
  const today = calendarDay(ctx.clock.now());
  const scheduled = await findRunningOffer(ctx, product, today);
  if (!scheduled) return priceOn(today, terms, await loadEnd(ctx, terms.endsOn));
  const { price_paise: offerPaise, reference_paise: referencePaise, ends_on } = scheduled;
  return priceOn(today, { offerPaise, listPaise: terms.listPaise, ...(referencePaise !== null && { referencePaise }) }, ends_on);
}

/**
 * The last day of the offer of the settings: what the operator set, or outside production thirty days after the first start.
 * Null for no offer: in production nobody is shown an end that the operator did not decide on.
 */
export async function loadEnd(ctx: Context, endsOn: string | undefined): Promise<string | null> {
  if (endsOn !== undefined) return endsOn;
  if (ctx.config.production) return null;
  const { started_at } = await ctx.db.selectFrom('first_start').select('started_at').executeTakeFirstOrThrow();
  return calendarDay(new Date(started_at.getTime() + DAYS_AFTER_FIRST_START * DAY_MS));
}
