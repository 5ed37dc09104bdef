import * as z from 'zod';
import { loadContentFile } from '#platform/io/load-content-file.ts';
import { Testimonial } from '../contract.ts';

const stories = loadContentFile('testimonials.json', z.array(Testimonial.shape.attributes.extend({ id: z.string() })));

/** The stories of the toolkit. */
export const loadTestimonials = async () => ({
  data: (await stories()).map(({ id, ...attributes }) => ({ id, type: 'testimonial' as const, attributes })),
  meta: { next_cursor: null },
});
