/** What other features' servers may use from credentials. */
export { listBadges } from './list-badges.ts';
export { badgesRoutes } from './routes.ts';
