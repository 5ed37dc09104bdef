/** Web exports of the forum for pages of other features. */
export { questionPath, questionsQuery } from './queries.ts';
export { QuestionItem } from './question-item.tsx';
