/** Ads that members or visitors brought: stored, found, changed and removed. Each function takes the owner that it is limited to. */
import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { AdOwner } from './owner.ts';
import type { Adjustment, OwnAdsTable } from './tables.ts';

export type OwnAd = Selectable<OwnAdsTable>;
export type AdFacts = Pick<OwnAd, 'title' | 'company_name' | 'location' | 'work_mode' | 'pay' | 'valid_until'>;
/** `warnings` is JSON. */
export type BroughtAd = AdFacts & Pick<OwnAd, 'source' | 'url' | 'original' | 'description'> & { warnings?: string };

/** Of an ad's words, so that the same text is recognised whatever its line breaks and letter case are. */
const hashAd = (text: string): string =>
  createHash('sha256')
    .update(
      text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim(),
    )
    .digest('hex');

/** Keeps an ad. The same ad of the same owner is kept once: `isNew` is false then, and nothing changes. */
export async function addOwnAd(ctx: Context, owner: AdOwner, ad: BroughtAd): Promise<{ ad: OwnAd; isNew: boolean }> {
  const values: Insertable<OwnAdsTable> = {
    ...owner,
    ...ad,
    content_hash: hashAd(ad.description),
    created_at: ctx.clock.now(),
  };
  const created = await ctx.db
    .insertInto('own_ads')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created) return { ad: created, isNew: true };
  const known = await ownedAds(ctx, owner).where('content_hash', '=', values.content_hash).executeTakeFirstOrThrow();
  return { ad: known, isNew: false };
}

/** The owner's ads, the latest first. */
export const listOwnAds = (ctx: Context, owner: AdOwner, limit: number): Promise<OwnAd[]> =>
  ownedAds(ctx, owner).orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();

/** One of the owner's ads; 404 for everybody else's. */
export async function getOwnAd(ctx: Context, owner: AdOwner | null, id: string): Promise<OwnAd> {
  const ad = owner && (await ownedAds(ctx, owner).where('id', '=', id).executeTakeFirst());
  if (!ad) throw notFound('own-ad');
  return ad;
}

/** An ad by its id, for features that have checked whose it is. */
export async function findOwnAd(ctx: Context, id: string): Promise<OwnAd | undefined> {
  return ctx.db.selectFrom('own_ads').selectAll().where('id', '=', id).executeTakeFirst();
}

type Changes = {
  [Field in keyof AdFacts | 'original' | 'description' | 'additions']?: OwnAd[Field] | undefined;
} & { adjustments?: Record<string, Adjustment> | undefined };

/** Changes what was read from one of the owner's ads, or throws 404. */
export async function changeOwnAd(ctx: Context, owner: AdOwner | null, id: string, changes: Changes): Promise<OwnAd> {
  const { adjustments, ...plain } = changes;
  await getOwnAd(ctx, owner, id);
  return ctx.db
    .updateTable('own_ads')
    .set({ ...plain, ...(adjustments && { adjustments: JSON.stringify(adjustments) }), id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes one of the owner's ads with its entry, score and plan; 404 for everybody else's. */
export async function removeOwnAd(ctx: Context, owner: AdOwner | null, id: string): Promise<void> {
  await getOwnAd(ctx, owner, id);
  await ctx.db.deleteFrom('own_ads').where('id', '=', id).execute();
}

const ownedAds = (ctx: Context, owner: AdOwner) =>
  owner.user_id === null
    ? ctx.db.selectFrom('own_ads').selectAll().where('visitor_id', '=', owner.visitor_id)
    : ctx.db.selectFrom('own_ads').selectAll().where('user_id', '=', owner.user_id);

/** The text that is scored: the ad, and what its bringer added to it, which is asked for whatever it says. */
export const scoredText = ({ description, additions }: Pick<OwnAd, 'description' | 'additions'>): string =>
  additions.length === 0
    ? description
    : `${description}\n\n## Requirements\n${additions.map((line) => `- Required: ${line}`).join('\n')}`;
