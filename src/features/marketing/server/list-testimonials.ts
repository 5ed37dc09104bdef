import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { UseCase } from '#platform/server/http.ts';
import { Testimonial } from '../contract.ts';

const FILE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../content/testimonials.json');
const Stored = z.array(Testimonial.shape.attributes.extend({ id: z.string() }));
let loaded: Promise<z.infer<typeof Stored>> | undefined;

async function readTestimonials() {
  loaded ??= fs.readFile(FILE, 'utf8').then((text) => Stored.parse(JSON.parse(text)));
  const stories = await loaded;
  return {
    data: stories.map(({ id, ...attributes }) => ({ id, type: 'testimonial' as const, attributes })),
    meta: { next_cursor: null },
  };
}

/** The toolkit's stories for the carousel. */
export const listVideoReviews: UseCase<'GET /api/testimonials/get_video_reviews'> = readTestimonials;

/** The same people, for pages that print their words. */
export const listTestimonials: UseCase<'GET /api/testimonials/get_testimonials'> = readTestimonials;
