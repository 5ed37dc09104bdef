/** The offer that the settings name for a product. None of these functions checks a permission. */
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { OfferProduct } from '../../contract.ts';
import type { OfferTerms } from '../../price-on.ts';

/** The prices of a product, as the operator set them. */
export type PriceTerms = OfferTerms & {
  /** The last day of the offer in India; unset for the default of `findSettingsOffer`. */
  endsOn: string | undefined;
};

export type SettingsOffer = {
  /** The last day that the settings name. */
  endsOn: string;
  /** When finance ended it before that day. */
  endedAt: Date | null;
  /** How often finance has ended it, or let it go on. */
  version: number;
};

const DAYS_AFTER_FIRST_START = 30;
const DAY_MS = 86_400_000;

/** The offer of the settings, also one that is over or was ended. Null where the settings name no price below the list price. */
export async function findSettingsOffer(ctx: Context, product: OfferProduct, terms: PriceTerms): Promise<SettingsOffer | null> {
  const endsOn = terms.offerPaise < terms.listPaise ? await findEnd(ctx, terms.endsOn) : null;
  if (endsOn === null) return null;
  const row = await ctx.db
    .selectFrom('ended_settings_offers')
    .select(['ended_at', 'version'])
    .where('product', '=', product)
    .where('ends_on', '=', endsOn)
    .executeTakeFirst();
  return { endsOn, endedAt: row?.ended_at ?? null, version: row?.version ?? 0 };
}

/** The last day on which it is charged: that of the settings, or the one on which it was ended. */
export function lastDayOf({ endsOn, endedAt }: SettingsOffer): string {
  const endedOn = endedAt ? calendarDay(endedAt) : endsOn;
  return endedOn < endsOn ? endedOn : endsOn;
}

/**
 * What the operator set, or outside production thirty days after the first start. Null for no offer: in production nobody is
 * shown an end that the operator did not decide on.
 */
async function findEnd(ctx: Context, endsOn: string | undefined): Promise<string | null> {
  if (endsOn !== undefined) return endsOn;
  if (ctx.config.production) return null;
  const { started_at } = await ctx.db.selectFrom('first_start').select('started_at').executeTakeFirstOrThrow();
  return calendarDay(new Date(started_at.getTime() + DAYS_AFTER_FIRST_START * DAY_MS));
}
