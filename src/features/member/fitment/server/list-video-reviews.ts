import type { UseCase } from '#platform/http/http.ts';
import { loadTestimonials } from './load-testimonials.ts';

/** All testimonials, for the carousel. */
export const listVideoReviews: UseCase<'GET /api/testimonials/get_video_reviews'> = (ctx) => loadTestimonials(ctx);
