/** The server interface of personal data for other features. */
export { eraseAccount } from './erase-account.ts';
export type { PersonalData, PersonalTable } from './personal-data.ts';
export { REMAINS } from './remains.ts';
export { createPersonalDataRoutes } from './routes.ts';
export { exportData } from './export-data.ts';
export { cancelDeletion, deleteDueAccounts, findDeletion, requestDeletion } from './requested-deletions.ts';
