import { m } from '#platform/messages/messages.js';

/** What can be reported, by the types of `src/app/wiring/reportables.ts`. */
export const TYPES: Record<string, () => string> = {
  user: m.safety_type_user,
  job: m.safety_type_job,
  board: m.safety_type_board,
  knowledge: m.safety_type_insight,
  question: m.safety_type_question,
  answer: m.safety_type_answer,
  comment: m.safety_type_comment,
};
export const typeLabel = (type: string): string => TYPES[type]?.() ?? type;
