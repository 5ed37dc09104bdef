/** The server interface of tailoring for other features. */
export { tailoringRoutes } from './routes.ts';
export { queueLineWordings, wordLines } from './wording/word-lines.ts';
