/** Everything under /api: one line per feature. */
import { accountsRoutes } from '#features/accounts/server/index.ts';
import { jobsRoutes } from '#features/jobs/server/index.ts';
import { journeysRoutes } from '#features/journeys/server/index.ts';
import { marketingRoutes } from '#features/marketing/server/index.ts';
import { notificationsRoutes } from '#features/notifications/server/index.ts';
import type { Routes } from '#platform/server/http.ts';

export const apiRoutes: readonly Routes[] = [accountsRoutes, jobsRoutes, journeysRoutes, marketingRoutes, notificationsRoutes];
