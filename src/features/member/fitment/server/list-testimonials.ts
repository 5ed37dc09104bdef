import type { UseCase } from '#platform/http/http.ts';
import { loadTestimonials } from './load-testimonials.ts';

/** All testimonials, for pages that show them as text. */
export const listTestimonials: UseCase<'GET /api/testimonials/get_testimonials'> = (ctx) => loadTestimonials(ctx);
