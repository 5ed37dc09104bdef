import { implement } from '#platform/http/http.ts';
import { marketingContract } from '../contract.ts';
import { renderPagePicture } from './render-page-picture.ts';
import { getContest } from './get-contest.ts';
import { getIncubator } from './get-incubator.ts';
import { getSite } from './get-site.ts';
import { listTestimonials } from './list-testimonials.ts';
import { listVideoReviews } from './list-video-reviews.ts';

export const marketingRoutes = implement(marketingContract, {
  'GET /api/site': getSite,
  'GET /api/incubator': getIncubator,
  'GET /api/contest': getContest,
  'GET /api/pages/{page}/share.png': renderPagePicture,
  'GET /api/testimonials/get_video_reviews': listVideoReviews,
  'GET /api/testimonials/get_testimonials': listTestimonials,
});
