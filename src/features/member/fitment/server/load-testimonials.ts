import * as z from 'zod';
import { createContentLoader } from '#platform/io/create-content-loader.ts';
import { Testimonial } from '../contract.ts';

const testimonials = createContentLoader('testimonials.json', z.array(Testimonial.shape.attributes.extend({ id: z.string() })));

/** Loads the testimonials from the content folder. */
export const loadTestimonials = async () => ({
  data: (await testimonials()).map(({ id, ...attributes }) => ({ id, type: 'testimonial' as const, attributes })),
  meta: { next_cursor: null },
});
