/** The server interface of applicants for the wiring. */
export { notifyOfAnswer, notifyOfApplicant, notifyOfReply, notifyOfWithdrawal } from './notify-company.ts';
export { keptDays } from './retention.ts';
export { applicantsRoutes } from './routes.ts';
