import * as z from 'zod';
import type { UseCase } from '#platform/http/http.ts';
import { Testimonial } from '../contract.ts';
import { readOnce } from '#platform/io/load-content-file.ts';

const stories = readOnce('testimonials.json', z.array(Testimonial.shape.attributes.extend({ id: z.string() })));

const readTestimonials = async () => ({
  data: (await stories()).map(({ id, ...attributes }) => ({ id, type: 'testimonial' as const, attributes })),
  meta: { next_cursor: null },
});

/** The toolkit's stories for the carousel. */
export const listVideoReviews: UseCase<'GET /api/testimonials/get_video_reviews'> = readTestimonials;

/** The same people, for pages that print their words. */
export const listTestimonials: UseCase<'GET /api/testimonials/get_testimonials'> = readTestimonials;
