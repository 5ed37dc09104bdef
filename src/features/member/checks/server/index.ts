/** The server interface of checks for other features and the wiring. */
export { countAnswers, type AnswerCount } from './count-answers.ts';
export { countShownWorks } from './count-shown-works.ts';
export { listKeptWorks, type StoredWork } from './load-work.ts';
export { remindOfCheck } from './remind.ts';
export { checksRoutes } from './routes.ts';
