/** What other features' servers may use from journeys. */
export { countEvents } from './count-events.ts';
export { maintainPartitions } from './maintain-partitions.ts';
export { analyticsRoutes } from './routes.ts';
