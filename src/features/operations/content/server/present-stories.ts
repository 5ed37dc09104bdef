import { presentTestimonial, TESTIMONIAL, testimonials, type StoredTestimonial } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findHistory, presentPublication } from './present-publication.ts';

export const presentStoryItem = (ctx: Context, row: StoredTestimonial) => ({
  id: row.slug,
  type: 'staff_story' as const,
  attributes: {
    ...presentPublication(ctx, row),
    name: row.name,
    title: row.title,
    position: row.position,
    sample: row.sample,
    from_file: !row.by_editors,
  },
});

/** One story with its history; 404 for an unknown one. */
export async function presentStaffStory(ctx: Context, slug: string) {
  const row = await testimonials.get(ctx, slug);
  const item = presentStoryItem(ctx, row);
  const { quote, story, score_before, score_after } = row;
  const words = { quote, story, video: row.video_id ?? '', score_before, score_after };
  const history = await findHistory(ctx, TESTIMONIAL, slug);
  return { data: { ...item, attributes: { ...item.attributes, ...words, shown: presentTestimonial(row), history } } };
}
