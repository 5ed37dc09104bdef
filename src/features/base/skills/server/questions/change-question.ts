/** How editors change the questions of checks. Checks no permission. */
import { isDeepStrictEqual } from 'node:util';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, notFound, problem } from '#platform/http/errors.ts';
import { answerMistakes } from '../mistakes/answer-mistakes.ts';
import { storeVersion } from '../learning-versions.ts';
import { skillCatalogue } from '../skill-catalogue.ts';
import { loadBank, MIN_QUESTIONS, loadSkillQuestions, type BankQuestion } from './question-bank.ts';
import type { Question } from './question.ts';

/** How they stand in the audit log. */
export const QUESTION = 'check_question';

/** `version` is the one that the editor saw; `reason` is read by everybody whose report of it waits. */
export type QuestionChange = { id: string; version: number; reason: string };

/** One question, also a dropped one; 404 for an unknown one. */
export async function getBankQuestion(ctx: Context, id: string): Promise<BankQuestion> {
  const found = (await loadBank(ctx)).find((question) => question.id === id);
  if (!found) throw notFound('question');
  return found;
}

/** Corrects a question, which answers all reports of it; as its file states it again, the correction ends. */
export async function correctQuestion(
  ctx: Context,
  { id, version, reason }: QuestionChange,
  fields: Omit<Question, 'id' | 'topic'>,
): Promise<void> {
  const before = await getSeen(ctx, id, version);
  const content: Question = { id, topic: before.topic, ...fields };
  await store(ctx, before, { content: isSame(content, before.stated) ? null : content, dropped: before.dropped });
  const details = { before: factsOf(before), after: factsOf(content), reason };
  await audit(ctx, { action: 'question.correct', objectType: QUESTION, objectId: id, details });
  await answerReports(ctx, before, 'corrected', reason);
}

/**
 * Takes a question out of the checks, which answers all reports of it, or puts it back. 409 where too few would be left for a
 * check, unless `closes_check` says that the editor knows.
 */
export async function setQuestionDropped(
  ctx: Context,
  { id, version, reason, closes_check }: QuestionChange & { closes_check: boolean },
  dropped: boolean,
): Promise<void> {
  const before = await getSeen(ctx, id, version);
  if (before.dropped === dropped) throw problem(412, 'content-changed-meanwhile');
  if (dropped && !closes_check && (await closesCheck(ctx, before.skillId))) throw conflict('question-closes-check');
  await store(ctx, before, { content: isAsStated(before) ? null : contentOf(before), dropped });
  const [old, now] = [before.dropped, dropped].map((state) => ({ state: state ? 'dropped' : 'in-use' }));
  const details = { before: old, after: now, reason };
  await audit(ctx, { action: dropped ? 'question.drop' : 'question.restore', objectType: QUESTION, objectId: id, details });
  if (dropped) await answerReports(ctx, before, 'dropped', reason);
}

/** Whether the check of a skill is open and dropping one question would close it. */
const closesCheck = async (ctx: Context, skillId: string): Promise<boolean> =>
  (await loadSkillQuestions(ctx, skillId)).filter(({ dropped }) => !dropped).length === MIN_QUESTIONS;

async function getSeen(ctx: Context, id: string, version: number): Promise<BankQuestion> {
  const question = await getBankQuestion(ctx, id);
  if (question.version !== version) throw problem(412, 'content-changed-meanwhile');
  return question;
}

const store = (ctx: Context, { id, skillId, version }: BankQuestion, change: { content: Question | null; dropped: boolean }) =>
  storeVersion(ctx, { kind: 'question', thingId: id, skillId, version, ...change });

async function answerReports(ctx: Context, { id, skillId }: BankQuestion, outcome: 'corrected' | 'dropped', answer: string) {
  const skill = (await skillCatalogue()).taxonomy.byId.get(skillId)?.name ?? skillId;
  await answerMistakes(ctx, { kind: 'question', thingId: id, outcome, answer, skill, url: `/checks/${skillId}` });
}

const contentOf = ({ id, topic, question, code, options, answer, explanation, source }: Question): Question => ({
  id,
  topic,
  question,
  ...(code !== undefined && { code }),
  options,
  answer,
  explanation,
  source,
});

/** Whether a question says what its file states. */
export const isAsStated = (question: BankQuestion): boolean => isSame(question, question.stated);

const isSame = (a: Question, b: Question): boolean => isDeepStrictEqual(factsOf(a), factsOf(b));

/** What the audit log has of a question. */
const factsOf = ({ question, code = '', options, answer, explanation, source }: Omit<Question, 'id' | 'topic'>) => ({
  question,
  code,
  ...Object.fromEntries(options.map((option, index) => [`option ${index + 1}`, option])),
  'right option': String(answer + 1),
  explanation,
  source: `${source.title} ${source.url}`,
});
