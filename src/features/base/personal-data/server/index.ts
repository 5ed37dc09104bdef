/** The server interface of personal data for other features. */
export { removeFiles } from './delete-account.ts';
export type { PersonalData, PersonalTable } from './personal-data.ts';
export { createPersonalDataRoutes } from './routes.ts';
