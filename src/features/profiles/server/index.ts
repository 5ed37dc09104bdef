/** What other features' servers may use from profiles. */
export { findProfile } from './find-profile.ts';
export { profilesRoutes } from './routes.ts';
