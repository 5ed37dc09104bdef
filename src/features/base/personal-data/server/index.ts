/** What other features' servers may use from personal data. */
export { removeFiles } from './delete-account.ts';
export type { PersonalData, PersonalTable } from './personal-data.ts';
export { createPersonalDataRoutes } from './routes.ts';
