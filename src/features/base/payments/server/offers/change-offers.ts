/** How staff schedule, change and end offers. The caller has checked the permission and writes the audit entry. */
import { sql } from 'kysely';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { requireVersion } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, invalid, notFound, problem } from '#platform/http/errors.ts';
import type { OfferProduct } from '../../contract.ts';
import { findOffer, offerStateOn, type StoredOffer } from './list-offers.ts';
import { findSettingsOffer, lastDayOf, type PriceTerms, type SettingsOffer } from './settings-offer.ts';

export type OfferFacts = {
  product: OfferProduct;
  price_paise: number;
  reference_paise: number | null;
  starts_on: string;
  ends_on: string;
};

/** For so many days the list price is charged between two offers: an end that renews itself would be none. */
const MIN_DAYS_BETWEEN = 30;
const MAX_DAYS = 90;
const DAY_MS = 86_400_000;

const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Schedules an offer, and returns its id. 422 where it would be untrue. */
export async function addOffer(ctx: Context, facts: OfferFacts, terms: PriceTerms): Promise<string> {
  await lockProduct(ctx, facts.product);
  requireTruePrices(facts, terms);
  await requireTrueDays(ctx, facts, terms);
  const { id } = await ctx.db.insertInto('offers').values(facts).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Change = { id: string; version: number };

/** Changes an offer that has not begun; returns what it was before. 409 once it has begun, because it has been shown. */
export async function changeOffer(
  ctx: Context,
  { id, version }: Change,
  facts: OfferFacts,
  terms: PriceTerms,
): Promise<StoredOffer> {
  await lockProduct(ctx, facts.product);
  const before = await lockOffer(ctx, id, version);
  if (offerStateOn(calendarDay(ctx.clock.now()), before) !== 'scheduled') throw conflict('offer-has-begun');
  requireTruePrices(facts, terms);
  await requireTrueDays(ctx, facts, terms, id);
  await store(ctx, before, facts);
  return before;
}

/** Ends an offer now, or takes back one that has not begun. Payments that have begun keep their price. */
export async function endOffer(ctx: Context, { id, version }: Change): Promise<void> {
  const offer = await lockOffer(ctx, id, version);
  if (offerStateOn(calendarDay(ctx.clock.now()), offer) === 'ended') throw conflict('offer-over');
  await store(ctx, offer, { ended_at: ctx.clock.now() });
}

/** Undoes the end of an offer on the day on which it was ended. */
export async function resumeOffer(ctx: Context, { id, version }: Change, terms: PriceTerms): Promise<void> {
  const stored = await findOffer(ctx, id);
  if (!stored) throw notFound('offer');
  await lockProduct(ctx, stored.product);
  const offer = await lockOffer(ctx, id, version);
  const today = calendarDay(ctx.clock.now());
  if (!offer.ended_at || calendarDay(offer.ended_at) !== today || offer.ends_on < today) throw conflict('offer-over');
  await requireFreeDays(ctx, offer, terms, id);
  await store(ctx, offer, { ended_at: null });
}

type SettingsChange = { product: OfferProduct; endsOn: string; version: number };

/** Ends the offer of the settings now. Payments that have begun keep their price. */
export async function endSettingsOffer(ctx: Context, change: SettingsChange, terms: PriceTerms): Promise<void> {
  const offer = await lockSettingsOffer(ctx, change, terms);
  if (offer.endedAt || calendarDay(ctx.clock.now()) > offer.endsOn) throw conflict('offer-over');
  await storeSettingsOffer(ctx, change, ctx.clock.now());
}

/** Undoes the end of the offer of the settings on the day on which it was ended. */
export async function resumeSettingsOffer(ctx: Context, change: SettingsChange, terms: PriceTerms): Promise<void> {
  const offer = await lockSettingsOffer(ctx, change, terms);
  const today = calendarDay(ctx.clock.now());
  if (!offer.endedAt || calendarDay(offer.endedAt) !== today || offer.endsOn < today) throw conflict('offer-over');
  await requireDistance(ctx, { product: change.product, starts_on: today, ends_on: offer.endsOn });
  await storeSettingsOffer(ctx, change, null);
}

/** 412 unless it still is the offer that staff saw: the settings may name another day by now. */
async function lockSettingsOffer(
  ctx: Context,
  { product, endsOn, version }: SettingsChange,
  terms: PriceTerms,
): Promise<SettingsOffer> {
  await lockProduct(ctx, product);
  const offer = await findSettingsOffer(ctx, product, terms);
  if (!offer) throw notFound('offer');
  if (offer.endsOn !== endsOn) throw problem(412, 'content-changed-meanwhile');
  requireVersion(offer, version);
  return offer;
}

const storeSettingsOffer = (ctx: Context, { product, endsOn, version }: SettingsChange, ended_at: Date | null) =>
  ctx.db
    .insertInto('ended_settings_offers')
    .values({ product, ends_on: endsOn, ended_at, version: version + 1 })
    .onConflict((stored) => stored.columns(['product', 'ends_on']).doUpdateSet({ ended_at, version: version + 1 }))
    .execute();

async function lockOffer(ctx: Context, id: string, version: number): Promise<StoredOffer> {
  const offer = await findOffer(ctx, id, { isLocked: true });
  if (!offer) throw notFound('offer');
  requireVersion(offer, version);
  return offer;
}

/** Two members of staff schedule offers of a product one after the other. */
async function lockProduct(ctx: Context, product: OfferProduct): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`offer:${product}`}, 0))`.execute(ctx.db);
}

const store = (ctx: Context, { id, version }: StoredOffer, values: Partial<OfferFacts> & { ended_at?: Date | null }) =>
  ctx.db
    .updateTable('offers')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .execute();

function requireTruePrices({ price_paise, reference_paise }: OfferFacts, { listPaise }: PriceTerms): void {
  const params = { list: String(listPaise / 100) };
  if (price_paise >= listPaise) throw invalid({ path: 'price', code: 'offer-not-below-list', params });
  if (reference_paise !== null && reference_paise <= listPaise)
    throw invalid({ path: 'reference_price', code: 'reference-not-above-list', params });
}

async function requireTrueDays(ctx: Context, facts: OfferFacts, terms: PriceTerms, exceptId?: string): Promise<void> {
  const { starts_on, ends_on } = facts;
  if (starts_on < calendarDay(ctx.clock.now())) throw invalid({ path: 'starts_on', code: 'offer-begins-in-past' });
  if (ends_on < starts_on) throw invalid({ path: 'ends_on', code: 'end-before-start' });
  if (ends_on >= addDays(starts_on, MAX_DAYS))
    throw invalid({ path: 'ends_on', code: 'offer-too-long', params: { days: MAX_DAYS } });
  await requireFreeDays(ctx, facts, terms, exceptId);
}

type Days = Pick<OfferFacts, 'product' | 'starts_on' | 'ends_on'>;

/** 422 where another offer of the product, or that of the settings, runs in these days or shortly before or after. */
async function requireFreeDays(
  ctx: Context,
  { product, starts_on, ends_on }: Days,
  terms: PriceTerms,
  exceptId?: string,
): Promise<void> {
  const ofSettings = await findSettingsOffer(ctx, product, terms);
  const until = ofSettings && lastDayOf(ofSettings);
  if (until !== null && starts_on <= addDays(until, MIN_DAYS_BETWEEN))
    throw invalid({
      path: 'starts_on',
      code: 'offer-after-settings',
      params: { until, days: MIN_DAYS_BETWEEN, first: addDays(until, MIN_DAYS_BETWEEN + 1) },
    });
  await requireDistance(ctx, { product, starts_on, ends_on }, exceptId);
}

/** 422 where another offer of the console runs in these days or shortly before or after. */
async function requireDistance(ctx: Context, { product, starts_on, ends_on }: Days, exceptId?: string): Promise<void> {
  const others = await ctx.db
    .selectFrom('offers')
    .selectAll()
    .where('product', '=', product)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
  for (const other of others) {
    const last = other.ended_at ? calendarDay(other.ended_at) : other.ends_on;
    // Nobody has seen one that was taken back before it began.
    if (last < other.starts_on) continue;
    const until = last < other.ends_on ? last : other.ends_on;
    if (starts_on <= addDays(until, MIN_DAYS_BETWEEN) && addDays(ends_on, MIN_DAYS_BETWEEN) >= other.starts_on)
      throw invalid({
        path: 'starts_on',
        code: 'offer-too-close',
        params: { from: other.starts_on, until, days: MIN_DAYS_BETWEEN },
      });
  }
}
