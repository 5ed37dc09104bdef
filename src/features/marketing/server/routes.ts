import { implement } from '#platform/server/http.ts';
import { marketingContract } from '../contract.ts';
import { getSite } from './get-site.ts';

export const marketingRoutes = implement(marketingContract, { 'GET /api/site': getSite });
