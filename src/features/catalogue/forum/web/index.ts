/** What other features' pages, and pages that compose several features, may use from the forum. */
export { questionPath, questionsQuery } from './queries.ts';
export { QuestionItem } from './question-item.tsx';
