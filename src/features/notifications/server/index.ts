/** What other features' servers may use from notifications. */
export { notify } from './notify.ts';
export { notificationsRoutes } from './routes.ts';
export { takeBack } from './take-back.ts';
