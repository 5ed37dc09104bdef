/** The server interface of ads for other features. */
import { implement } from '#platform/http/http.ts';
import { adsContract } from '../contract.ts';
import { listAds } from './list-ads.ts';

export const adsRoutes = implement(adsContract, { 'GET /api/ads': listAds });
