/** The server interface of checks for other features and the wiring. */
export { countAnswers, type AnswerCount } from './count-answers.ts';
export { listKeptWorks, type StoredWork } from './load-work.ts';
export { remindOfCheck } from './remind.ts';
export { checksRoutes } from './routes.ts';
