/** What other features' servers may use from credentials. */
export { listCredentials } from './list-credentials.ts';
export { credentialsRoutes } from './routes.ts';
