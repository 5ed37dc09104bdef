import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DRAWN } from './draw-questions.ts';
import { loadQuestions } from './load-questions.ts';
import type { Question } from './question.ts';

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../content');
/** Enough for a second attempt without a question of the first. */
const MIN_QUESTIONS = 2 * DRAWN;

let loaded: ReturnType<typeof loadQuestions> | undefined;

/** The questions about a skill, loaded once per process; null where there are too few for a check. */
export async function findQuestions(skillId: string): Promise<readonly Question[] | null> {
  loaded ??= loadQuestions(CONTENT);
  const questions = (await loaded).get(skillId);
  return questions && questions.length >= MIN_QUESTIONS ? questions : null;
}
