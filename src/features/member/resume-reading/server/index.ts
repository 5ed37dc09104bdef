/** The server interface of the reading of résumés for other features. */
export { resumeReadingRoutes } from './routes.ts';
