import { implement } from '#platform/http/http.ts';
import { marketingContract } from '../contract.ts';
import { renderPagePicture } from './render-page-picture.ts';
import { getIncubator } from './get-incubator.ts';
import { getSite } from './get-site.ts';

export const marketingRoutes = implement(marketingContract, {
  'GET /api/site': getSite,
  'GET /api/incubator': getIncubator,
  'GET /api/pages/{page}/share.png': renderPagePicture,
});
