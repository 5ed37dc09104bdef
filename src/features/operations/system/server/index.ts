/** The server interface of system for the wiring and the commands. */
export { dropFailedMail, sendAllMailsAgain, sendMailAgain } from './change-mail.ts';
export { dropFailedTask, retryAllTasks, retryFailedTask } from './change-task.ts';
export { createSystemRoutes } from './routes.ts';
