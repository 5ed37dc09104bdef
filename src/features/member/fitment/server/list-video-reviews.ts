import type { UseCase } from '#platform/http/http.ts';
import { loadTestimonials } from './load-testimonials.ts';

/** The same stories, for the carousel. */
export const listVideoReviews: UseCase<'GET /api/testimonials/get_video_reviews'> = () => loadTestimonials();
