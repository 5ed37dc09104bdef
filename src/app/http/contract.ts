/** All features' contracts merged: what /api/openapi.json prints. */
import { apiRoutes } from './api.ts';
import type { Contract } from '#platform/contract/endpoint.ts';

export const contract: Contract = Object.assign({}, ...apiRoutes().map((routes) => routes.contract));
