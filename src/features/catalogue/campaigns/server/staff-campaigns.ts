/** Contests as editors keep them. Nothing here checks a permission. */
import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import { findInsightCards } from '#features/catalogue/insights/server/index.ts';
import type { PublicationState } from '#platform/contract/publication.ts';
import { editorialRows } from '#platform/db/editorial-rows.ts';
import { parseTimes, requireNextState } from '#platform/db/publication.ts';
import { fingerprint, slugify } from '#platform/db/slug.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { CampaignFields } from '../contract.ts';
import type { ContestDays } from './contest-state.ts';
import type { CampaignsTable, Winner } from './tables.ts';

export type StoredCampaign = Selectable<CampaignsTable>;

/** How they stand in the audit log. */
export const CAMPAIGN = 'campaign';

/** Contests as the console reads them. */
export const campaigns = editorialRows<StoredCampaign>({
  table: 'campaigns',
  key: 'slug',
  words: ['title_en', 'title_hi', 'hashtag'],
  missing: 'campaign',
});

/** Saves a new one as a draft, and returns its slug, which is made of its title and stays. */
export async function createCampaign(ctx: Context, fields: CampaignFields, reason: string): Promise<string> {
  const values = await valuesOf(ctx, fields);
  const slug = await createSlug(ctx, fields.title_en);
  await ctx.db
    .insertInto('campaigns')
    .values({ ...toColumns(values), slug, by_editors: true, state: 'draft', changed_at: ctx.clock.now() })
    .execute();
  await audit(ctx, {
    action: 'campaign.create',
    objectType: CAMPAIGN,
    objectId: slug,
    details: { after: factsOf(values), reason },
  });
  return slug;
}

/** `version` is what the editor saw: 412 where a colleague has changed it since. */
type Change = { slug: string; version: number; reason: string };

/** Changes a contest; a file's contest is the editors' from then on, and still an example. */
export async function changeCampaign(ctx: Context, { slug, version, reason }: Change, fields: CampaignFields): Promise<void> {
  const row = await campaigns.lock(ctx, slug, version);
  const values = await valuesOf(ctx, fields);
  if (row.state === 'published') await requireFreeDays(ctx, slug, values);
  await store(ctx, row, toColumns(values));
  await audit(ctx, {
    action: 'campaign.change',
    objectType: CAMPAIGN,
    objectId: slug,
    details: { before: factsOf(row), after: factsOf(values), reason },
  });
}

/** Publishes it, makes it a draft again, deletes or restores it. */
export async function setCampaignState(ctx: Context, { slug, version, reason }: Change, state: PublicationState): Promise<void> {
  const row = await campaigns.lock(ctx, slug, version);
  requireNextState(row, state, ctx.clock.now());
  if (state === 'published') await requireFreeDays(ctx, slug, row);
  await store(ctx, row, { state });
  await audit(ctx, {
    action: 'campaign.change-state',
    objectType: CAMPAIGN,
    objectId: slug,
    details: { before: { state: row.state }, after: { state }, reason },
  });
}

type Values = Partial<Omit<StoredCampaign, 'winners'>> & { winners?: string };

const store = (ctx: Context, row: StoredCampaign, values: Values) =>
  ctx.db
    .updateTable('campaigns')
    .set({ ...values, by_editors: true, version: row.version + 1, changed_at: ctx.clock.now() })
    .where('slug', '=', row.slug)
    .execute();

async function createSlug(ctx: Context, title: string): Promise<string> {
  const slug = slugify(title);
  const taken = await ctx.db.selectFrom('campaigns').select('slug').where('slug', '=', slug).executeTakeFirst();
  return slug === '' || taken ? [slug, fingerprint(randomUUID())].filter(Boolean).join('-') : slug;
}

/** What an editor wrote with its times. 422 for days in the wrong order, and for a winner whom readers cannot see. */
async function valuesOf(ctx: Context, fields: CampaignFields) {
  const { opens_on, closes_on, results_on, winners } = fields;
  if (closes_on < opens_on) throw invalid({ path: 'closes_on', code: 'end-before-start' });
  if (results_on <= closes_on) throw invalid({ path: 'results_on', code: 'contest-results-early' });
  const cards = await findInsightCards(
    ctx,
    winners.map(({ slug }) => slug),
  );
  const unknown = winners.find(({ slug }) => !cards.has(slug));
  if (unknown) throw invalid({ path: 'winners', code: 'contest-winner-unknown', params: { slug: unknown.slug } });
  return { ...fields, ...parseTimes(fields) };
}

const toColumns = <Fields extends { winners: Winner[] }>({ winners, ...fields }: Fields) => ({
  ...fields,
  winners: JSON.stringify(winners),
});

/** The page shows one contest at a time: 422 where another published one has days in common, from its first to its results. */
async function requireFreeDays(ctx: Context, slug: string, { opens_on, results_on }: ContestDays): Promise<void> {
  // Two editors publish one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended('campaigns', 0))`.execute(ctx.db);
  const other = await ctx.db
    .selectFrom('campaigns')
    .select(['title_en', 'opens_on', 'results_on'])
    .where('state', '=', 'published')
    .where('slug', '<>', slug)
    .where('opens_on', '<', results_on)
    .where('results_on', '>', opens_on)
    .executeTakeFirst();
  if (!other) return;
  const params = { title: other.title_en, from: other.opens_on, until: other.results_on };
  throw invalid({ path: 'opens_on', code: 'contest-overlaps', params });
}

type Facts = Omit<CampaignFields, 'starts_at' | 'ends_at'> & { starts_at: Date | null; ends_at: Date | null };

/** What its editor wrote, as the audit log keeps it. */
const factsOf = (row: Facts) => ({
  hashtag: row.hashtag,
  title_en: row.title_en,
  title_hi: row.title_hi,
  lead_en: row.lead_en,
  lead_hi: row.lead_hi,
  steps_en: row.steps_en,
  steps_hi: row.steps_hi,
  prizes_en: row.prizes_en,
  prizes_hi: row.prizes_hi,
  rules_en: row.rules_en,
  rules_hi: row.rules_hi,
  opens_on: row.opens_on,
  closes_on: row.closes_on,
  results_on: row.results_on,
  winners: row.winners.map(writeWinner),
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
});

/** A winner as an editor writes it. */
export const writeWinner = ({ slug, reason }: Winner): string => `${slug}: ${reason}`;
