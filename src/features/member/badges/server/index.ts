/** The server interface of badges for other features. */
export { listBadges } from './list-badges.ts';
export { badgesRoutes } from './routes.ts';
