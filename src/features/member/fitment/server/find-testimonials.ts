import type { Selectable } from 'kysely';
import { showsDemo } from '#platform/db/content-loads.ts';
import { isShownAt } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import type { TestimonialsTable } from './tables.ts';

/** A story as readers see it. */
export const presentTestimonial = (row: Selectable<TestimonialsTable>) => ({
  id: row.slug,
  type: 'testimonial' as const,
  attributes: {
    name: row.name,
    title: row.title,
    videoId: row.video_id,
    thumbnail: row.thumbnail,
    backgroundColor: row.background_color,
    quote: row.quote,
    story: row.story,
    moved: row.score_before === null || row.score_after === null ? null : { from: row.score_before, to: row.score_after },
    sample: row.sample,
  },
});

/** The stories that are shown now; those of invented people only where the demo is. */
export async function findTestimonials(ctx: Context) {
  const demo = await showsDemo(ctx);
  const rows = await ctx.db
    .selectFrom('testimonials')
    .selectAll()
    .where(isShownAt(ctx.clock.now()))
    .$if(!demo, (query) => query.where('sample', '=', false))
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return { data: rows.map(presentTestimonial), meta: { next_cursor: null } };
}
