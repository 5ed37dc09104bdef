import type { UseCase } from '#platform/http/http.ts';
import { loadTestimonials } from './load-testimonials.ts';

/** The stories, for pages that print their words. */
export const listTestimonials: UseCase<'GET /api/testimonials/get_testimonials'> = () => loadTestimonials();
