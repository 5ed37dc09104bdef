/** Stories as editors keep them. Nothing here checks a permission. */
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import type { PublicationState } from '#platform/contract/publication.ts';
import { editorialRows } from '#platform/db/editorial-rows.ts';
import { parseTimes, requireNextState } from '#platform/db/publication.ts';
import { fingerprint, slugify } from '#platform/db/slug.ts';
import type { Context } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { TestimonialFields } from '../contract.ts';
import type { TestimonialsTable } from './tables.ts';

export type StoredTestimonial = Selectable<TestimonialsTable>;

/** How they stand in the audit log. */
export const TESTIMONIAL = 'testimonial';

/** Stories as the console reads them. */
export const testimonials = editorialRows<StoredTestimonial>({
  table: 'testimonials',
  key: 'slug',
  words: ['name', 'title', 'quote'],
  missing: 'story',
});

/** Saves a new one as a draft, and returns its slug. Staff write only of people who exist, so it is no example. */
export async function createTestimonial(ctx: Context, fields: TestimonialFields, reason: string): Promise<string> {
  const values = valuesOf(fields);
  const slug = await createSlug(ctx, fields.name);
  await ctx.db
    .insertInto('testimonials')
    .values({
      ...values,
      slug,
      thumbnail: `story-${slug}`,
      sample: false,
      by_editors: true,
      state: 'draft',
      changed_at: ctx.clock.now(),
    })
    .execute();
  await audit(ctx, {
    action: 'testimonial.create',
    objectType: TESTIMONIAL,
    objectId: slug,
    details: { after: factsOf(values), reason },
  });
  return slug;
}

/** `version` is what the editor saw: 412 where a colleague has changed it since. */
type Change = { slug: string; version: number; reason: string };

/** Changes a story; a file's story is the editors' from then on, and still an example where its person is invented. */
export async function changeTestimonial(
  ctx: Context,
  { slug, version, reason }: Change,
  fields: TestimonialFields,
): Promise<void> {
  const row = await testimonials.lock(ctx, slug, version);
  const values = valuesOf(fields);
  await store(ctx, row, values);
  await audit(ctx, {
    action: 'testimonial.change',
    objectType: TESTIMONIAL,
    objectId: slug,
    details: { before: factsOf(row), after: factsOf(values), reason },
  });
}

/** Publishes it, makes it a draft again, deletes or restores it. */
export async function setTestimonialState(
  ctx: Context,
  { slug, version, reason }: Change,
  state: PublicationState,
): Promise<void> {
  const row = await testimonials.lock(ctx, slug, version);
  requireNextState(row, state, ctx.clock.now());
  await store(ctx, row, { state });
  await audit(ctx, {
    action: 'testimonial.change-state',
    objectType: TESTIMONIAL,
    objectId: slug,
    details: { before: { state: row.state }, after: { state }, reason },
  });
}

const store = (ctx: Context, row: StoredTestimonial, values: Partial<StoredTestimonial>) =>
  ctx.db
    .updateTable('testimonials')
    .set({ ...values, by_editors: true, version: row.version + 1, changed_at: ctx.clock.now() })
    .where('slug', '=', row.slug)
    .execute();

async function createSlug(ctx: Context, name: string): Promise<string> {
  const slug = slugify(name);
  const taken = await ctx.db.selectFrom('testimonials').select('slug').where('slug', '=', slug).executeTakeFirst();
  return slug === '' || taken ? [slug, fingerprint(randomUUID())].filter(Boolean).join('-') : slug;
}

/** The columns of what an editor wrote. 422 where only one score is given, or the second is not above the first. */
function valuesOf({ video, ...fields }: TestimonialFields) {
  const { score_before, score_after } = fields;
  if ((score_before === null) !== (score_after === null))
    throw invalid({ path: score_before === null ? 'score_before' : 'score_after', code: 'story-scores-both' });
  if (score_before !== null && score_after !== null && score_after <= score_before)
    throw invalid({ path: 'score_after', code: 'story-score-not-above' });
  return { ...fields, ...parseTimes(fields), video_id: video === '' ? null : video };
}

type Facts = Pick<
  StoredTestimonial,
  'name' | 'title' | 'quote' | 'story' | 'video_id' | 'score_before' | 'score_after' | 'position' | 'starts_at' | 'ends_at'
>;

/** What its editor wrote, as the audit log keeps it. */
const factsOf = (row: Facts) => ({
  name: row.name,
  title: row.title,
  quote: row.quote,
  story: row.story,
  video: row.video_id,
  score_before: row.score_before,
  score_after: row.score_after,
  position: row.position,
  starts_at: row.starts_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
});
