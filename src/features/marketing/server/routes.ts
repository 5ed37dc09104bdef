import { implement } from '#platform/server/http.ts';
import { marketingContract } from '../contract.ts';
import { getSite } from './get-site.ts';
import { listTestimonials, listVideoReviews } from './list-testimonials.ts';

export const marketingRoutes = implement(marketingContract, {
  'GET /api/site': getSite,
  'GET /api/testimonials/get_video_reviews': listVideoReviews,
  'GET /api/testimonials/get_testimonials': listTestimonials,
});
