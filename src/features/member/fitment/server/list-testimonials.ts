import type { UseCase } from '#platform/http/http.ts';
import { findTestimonials } from './find-testimonials.ts';

/** All testimonials, for pages that show them as text. */
export const listTestimonials: UseCase<'GET /api/testimonials/get_testimonials'> = (ctx) => findTestimonials(ctx);
