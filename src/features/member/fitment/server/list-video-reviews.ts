import type { UseCase } from '#platform/http/http.ts';
import { findTestimonials } from './find-testimonials.ts';

/** All testimonials, for the carousel. */
export const listVideoReviews: UseCase<'GET /api/testimonials/get_video_reviews'> = (ctx) => findTestimonials(ctx);
