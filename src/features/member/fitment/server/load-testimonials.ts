import * as z from 'zod';
import { loadContentFile } from '#platform/io/load-content-file.ts';
import { Testimonial } from '../contract.ts';

const testimonials = loadContentFile('testimonials.json', z.array(Testimonial.shape.attributes.extend({ id: z.string() })));

/** Loads the testimonials from the content folder. */
export const loadTestimonials = async () => ({
  data: (await testimonials()).map(({ id, ...attributes }) => ({ id, type: 'testimonial' as const, attributes })),
  meta: { next_cursor: null },
});
