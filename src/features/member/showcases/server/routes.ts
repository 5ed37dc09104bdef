import { implement } from '#platform/http/http.ts';
import { showcasesContract } from '../contract.ts';
import { getShowcase } from './get-showcase.ts';
import { renderShowcase } from './render-showcase.ts';

export const showcasesRoutes = implement(showcasesContract, {
  'GET /api/users/{slug}/showcase': getShowcase,
  'GET /api/users/{slug}/showcase.png': renderShowcase,
});
