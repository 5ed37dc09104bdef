/** The server interface of the correspondence for other features. */
export { addMessage, markRead } from './add-message.ts';
export { endCorrespondence } from './end-correspondence.ts';
export { getOwnApplication } from './get-own-application.ts';
export { addInterview, cancelInterviews, type Invitation } from './interviews.ts';
export { listUnanswered } from './list-unanswered.ts';
export { loadExchange } from './load-exchange.ts';
export { HOLD_MINUTES, holdRejection, showDueRejections, takeBackRejection } from './rejections.ts';
export { interviewRows, messageRows, rejectionRows, sharedReportRows } from './relations.ts';
export { createCorrespondenceRoutes } from './routes.ts';
