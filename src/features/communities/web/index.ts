/** What other features' pages may use from communities. */
export { questionsQuery } from './forum-queries.ts';
export { QuestionItem } from './question-item.tsx';
