import * as z from 'zod';
import { showsDemo } from '#platform/db/content-loads.ts';
import type { Context } from '#platform/http/context.ts';
import { createContentLoader } from '#platform/io/create-content-loader.ts';
import { Testimonial } from '../contract.ts';

const testimonials = createContentLoader('testimonials.json', z.array(Testimonial.shape.attributes.extend({ id: z.string() })));

/** Loads the testimonials from the content folder; invented ones only where the demo is shown. */
export async function loadTestimonials(ctx: Context) {
  const demo = await showsDemo(ctx);
  return {
    data: (await testimonials())
      .filter(({ sample }) => demo || !sample)
      .map(({ id, ...attributes }) => ({ id, type: 'testimonial' as const, attributes })),
    meta: { next_cursor: null },
  };
}
