/** Everything under /api: one line per feature. */
import { accountsRoutes } from '#features/accounts/server/index.ts';
import type { Routes } from '#platform/server/http.ts';

export const apiRoutes: readonly Routes[] = [accountsRoutes];
