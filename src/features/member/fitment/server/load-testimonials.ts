import path from 'node:path';
import * as z from 'zod';
import { loadIfChanged, parseContent, readContentFiles } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { Testimonial } from '../contract.ts';

const StoriesOfFile = z.array(Testimonial.shape.attributes.extend({ id: z.string() }));
const POSITION_STEP = 10;

/** Loads the stories of the demo if their file changed, and returns whether it did. Those of editors stay as they are. */
export async function loadTestimonials(ctx: Context, contentFolder: string): Promise<boolean> {
  const files = await readContentFiles(path.join(contentFolder, 'testimonials.json'));
  const now = ctx.clock.now();
  const part = { name: 'testimonials', kind: 'demo', texts: files.map(({ text }) => text), today: calendarDay(now) } as const;
  return loadIfChanged(ctx, part, async (trx) => {
    await trx.db.deleteFrom('testimonials').where('by_editors', '=', false).execute();
    for (const [index, { id, videoId, backgroundColor, moved, ...text }] of parseContent(StoriesOfFile, files).entries())
      await trx.db
        .insertInto('testimonials')
        .values({
          ...text,
          slug: id,
          state: 'published',
          video_id: videoId,
          background_color: backgroundColor,
          score_before: moved?.from ?? null,
          score_after: moved?.to ?? null,
          position: (index + 1) * POSITION_STEP,
          changed_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
