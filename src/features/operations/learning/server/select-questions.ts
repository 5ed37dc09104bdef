import type { z } from 'zod';
import {
  countWaitingReports,
  isAsStated,
  loadBank,
  skillCatalogue,
  type BankQuestion,
} from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { QuestionState } from '../contract-questions.ts';
import { matches } from './page-of.ts';

export type QuestionFilter = { find: string; state?: z.infer<typeof QuestionState> | undefined };
export type FoundQuestion = BankQuestion & { skillName: string; corrected: boolean; reports: number };

/** The questions of checks that a filter finds, by skill. */
export async function selectQuestions(ctx: Context, { find, state }: QuestionFilter): Promise<FoundQuestion[]> {
  const [bank, { taxonomy }] = await Promise.all([loadBank(ctx), skillCatalogue()]);
  const named = bank
    .map((question) => ({ ...question, skillName: taxonomy.byId.get(question.skillId)?.name ?? question.skillId }))
    .filter(({ id, skillName, question, topic, options, explanation }) =>
      matches(find, [id, skillName, question, topic, explanation, ...options]),
    );
  const reports = await countWaitingReports(ctx, 'question');
  const found = named.map((question) => ({
    ...question,
    corrected: !isAsStated(question),
    reports: reports.get(question.id) ?? 0,
  }));
  return found.filter((question) => state === undefined || IN_STATE[state](question));
}

const IN_STATE: Record<z.infer<typeof QuestionState>, (question: FoundQuestion) => boolean> = {
  'in-use': ({ dropped }) => !dropped,
  corrected: ({ corrected }) => corrected,
  dropped: ({ dropped }) => dropped,
  reported: ({ reports }) => reports > 0,
};
