import type { z } from 'zod';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { RunningOffer } from '../contract.ts';

/** The prices of a product, as the operator set them. */
export type PriceTerms = {
  offerPaise: number;
  listPaise: number;
  /** The regular price that the saving is computed against; without one, the list price. */
  referencePaise?: number;
  /** The last day of the offer in India; unset for the default of `loadEnd`. */
  endsOn: string | undefined;
};

/** What a product costs at a moment. Without an offer it costs its list price. */
export type Price = {
  paise: number;
  offer: { listPaise: number; referencePaise: number | null; savingPaise: number; endsOn: string } | null;
};

const DAYS_AFTER_FIRST_START = 30;
const DAY_MS = 86_400_000;

/** What a product costs now: the price of its offer until the end of the offer's last day in India, then its list price. */
export async function loadPrice(ctx: Context, terms: PriceTerms): Promise<Price> {
  return priceOn(calendarDay(ctx.clock.now()), terms, await loadEnd(ctx, terms.endsOn));
}

/** What a product costs on a day. An offer that is not below the list price is none. */
export function priceOn(
  day: string,
  { offerPaise, listPaise, referencePaise = listPaise }: Omit<PriceTerms, 'endsOn'>,
  endsOn: string | null,
): Price {
  if (endsOn === null || day > endsOn || offerPaise >= listPaise) return { paise: listPaise, offer: null };
  // A regular price below the list price would make the saving smaller than what is struck through.
  const reference = referencePaise > listPaise ? referencePaise : null;
  const savingPaise = (reference ?? listPaise) - offerPaise;
  return { paise: offerPaise, offer: { listPaise, referencePaise: reference, savingPaise, endsOn } };
}

/**
 * The last day of an offer: what the operator set, or outside production thirty days after the first start. Null for no offer:
 * in production nobody is shown an end that the operator did not decide on.
 */
async function loadEnd(ctx: Context, endsOn: string | undefined): Promise<string | null> {
  if (endsOn !== undefined) return endsOn;
  if (ctx.config.production) return null;
  const { started_at } = await ctx.db.selectFrom('first_start').select('started_at').executeTakeFirstOrThrow();
  return calendarDay(new Date(started_at.getTime() + DAYS_AFTER_FIRST_START * DAY_MS));
}

/** An offer as the API shows it, in rupees. */
export const presentOffer = ({ offer }: Price): z.input<typeof RunningOffer> | null =>
  offer && {
    list_price: offer.listPaise / 100,
    reference_price: offer.referencePaise === null ? null : offer.referencePaise / 100,
    saving: offer.savingPaise / 100,
    ends_on: offer.endsOn,
  };
