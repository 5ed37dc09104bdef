import {
  getBankQuestion,
  isAsStated,
  loadSkillQuestions,
  MIN_QUESTIONS,
  QUESTION,
  countWaitingReports,
  skillCatalogue,
  type Question,
} from '#features/base/skills/server/index.ts';
import { countAnswers, type AnswerCount } from '#features/member/checks/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { QuestionText } from '../contract-questions.ts';
import type { FoundQuestion } from './select-questions.ts';

const MAX_ENTRIES = 20;

/** The fields of a question as the endpoints have them. */
export const toQuestionText = ({ question, code = '', options, answer, explanation, source }: Question): QuestionText => ({
  question,
  code,
  options,
  answer,
  explanation,
  source_title: source.title,
  source_url: source.url,
});

/** The fields of the endpoints as a question. */
export const toQuestion = ({ code, source_title, source_url, ...fields }: QuestionText): Omit<Question, 'id' | 'topic'> => ({
  ...fields,
  ...(code.trim() !== '' && { code }),
  source: { title: source_title, url: source_url },
});

const questionFields = (question: FoundQuestion, count: AnswerCount | undefined) => ({
  skill: { id: question.skillId, name: question.skillName },
  question: question.question,
  corrected: question.corrected,
  dropped: question.dropped,
  answered: count?.answered ?? 0,
  right: count?.right ?? 0,
  reports: question.reports,
});

/** Questions as rows of a list, with how often each was answered. */
export async function presentQuestionItems(ctx: Context, questions: readonly FoundQuestion[]) {
  const counts = await countAnswers(ctx, [...new Set(questions.map(({ skillId }) => skillId))]);
  return questions.map((question) => ({
    id: question.id,
    type: 'staff_question' as const,
    attributes: questionFields(question, counts.get(question.id)),
  }));
}

/** One question with its key, its source and its history; 404 for an unknown one. */
export async function presentQuestion(ctx: Context, id: string) {
  const question = await getBankQuestion(ctx, id);
  const { skillId, topic, stated, version } = question;
  const [{ taxonomy }, reports, ofSkill, counts, history] = await Promise.all([
    skillCatalogue(),
    countWaitingReports(ctx, 'question'),
    loadSkillQuestions(ctx, skillId),
    countAnswers(ctx, [skillId]),
    findAuditEntries(ctx, { type: QUESTION, id }, MAX_ENTRIES),
  ]);
  const corrected = !isAsStated(question);
  const found = {
    ...question,
    corrected,
    skillName: taxonomy.byId.get(skillId)?.name ?? skillId,
    reports: reports.get(id) ?? 0,
  };
  return {
    data: {
      id,
      type: 'staff_question' as const,
      attributes: {
        ...questionFields(found, counts.get(id)),
        topic,
        text: toQuestionText(question),
        stated: corrected ? toQuestionText(stated) : null,
        version,
        in_use: ofSkill.filter(({ dropped }) => !dropped).length,
        needed: MIN_QUESTIONS,
        history,
      },
    },
  };
}
