/** The server interface of applicants for the wiring. */
export { notifyOfAnswer, notifyOfApplicant, notifyOfReply, notifyOfWithdrawal } from './notify-company.ts';
export { queueExperience, readExperience, readMissingExperience } from './read-experience.ts';
export { moveTemplates } from './move-templates.ts';
export { keptDays } from './retention.ts';
export { applicantsRoutes } from './routes.ts';
