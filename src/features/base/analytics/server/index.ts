/** The server interface of analytics for other features. */
export { compareExperiment } from './compare-algorithms.ts';
export { countEvents } from './count-events.ts';
export { maintainPartitions } from './maintain-partitions.ts';
export { purgeVisitsTo } from './purge-visits-to.ts';
export { analyticsRoutes } from './routes.ts';
export { retentionMonths } from './settings.ts';
