/** The questions of `content/checks`, with what editors changed of them. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context } from '#platform/http/context.ts';
import { loadLatestVersions, type LearningVersion } from '../learning-versions.ts';
import { skillCatalogue } from '../skill-catalogue.ts';
import { storedSkillIds } from '../taxonomy.ts';
import { loadQuestions } from './load-questions.ts';
import { QuestionSchema, type Question } from './question.ts';

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../../content');
/** An attempt at the check of a skill: how many questions it has, and which share of right answers passes. */
export const CHECK = { questions: 8, passingShare: 0.75 } as const;
/** Enough for a second attempt without a question of the first. */
export const MIN_QUESTIONS: number = 2 * CHECK.questions;

/** A question as it counts now. `stated` is what its file says, `version` how often editors changed it. */
export type BankQuestion = Question & { skillId: string; version: number; dropped: boolean; stated: Question };

let loaded: ReturnType<typeof loadQuestions> | undefined;

/** The questions of the files by the id of their skill, loaded once per process. */
const loadStated = () => (loaded ??= loadQuestions(CONTENT));

/** All questions, also dropped ones, in the order of skills and files. */
export async function loadBank(ctx: Context): Promise<BankQuestion[]> {
  const [files, latest] = await Promise.all([loadStated(), loadLatestVersions(ctx, 'question')]);
  return [...files].flatMap(([skillId, questions]) =>
    questions.map((stated) => withVersion(skillId, stated, latest.get(stated.id))),
  );
}

/** The questions about a skill and about those that were merged into it, also dropped ones. */
export async function loadSkillQuestions(ctx: Context, skillId: string): Promise<BankQuestion[]> {
  const [files, { taxonomy }] = await Promise.all([loadStated(), skillCatalogue()]);
  const ids = storedSkillIds(taxonomy, skillId).filter((id) => files.has(id));
  if (ids.length === 0) return [];
  const latest = await loadLatestVersions(ctx, 'question', ids);
  return ids.flatMap((id) => (files.get(id) ?? []).map((question) => withVersion(id, question, latest.get(question.id))));
}

/** The questions of the check of a skill; null where there are too few. */
export async function findQuestions(ctx: Context, skillId: string): Promise<readonly BankQuestion[] | null> {
  const questions = (await loadSkillQuestions(ctx, skillId)).filter(({ dropped }) => !dropped);
  return questions.length >= MIN_QUESTIONS ? questions : null;
}

/** Whether there are enough questions about a skill for a check. */
export const hasCheck = async (ctx: Context, skillId: string): Promise<boolean> => (await findQuestions(ctx, skillId)) !== null;

/** A question as it was in each of these versions, by id; those that no file has any more are missing. */
export async function loadQuestionsAt(
  ctx: Context,
  skillId: string,
  wanted: readonly { id: string; version?: number | undefined }[],
): Promise<ReadonlyMap<string, Question>> {
  const [files, { taxonomy }] = await Promise.all([loadStated(), skillCatalogue()]);
  const stated = new Map(
    storedSkillIds(taxonomy, skillId)
      .flatMap((id) => files.get(id) ?? [])
      .map((question) => [question.id, question]),
  );
  const changed = wanted.filter(({ version = 0 }) => version > 0);
  const versions =
    changed.length === 0
      ? []
      : await ctx.db
          .selectFrom('learning_versions')
          .selectAll()
          .where('kind', '=', 'question')
          .where(
            'thing_id',
            'in',
            changed.map(({ id }) => id),
          )
          .execute();
  return new Map(
    wanted.flatMap(({ id, version = 0 }) => {
      const question = stated.get(id);
      const content = contentOf(versions.find((stored) => stored.thing_id === id && stored.version === version));
      return question ? [[id, content ?? question]] : [];
    }),
  );
}

const contentOf = (version: LearningVersion | undefined): Question | null =>
  version?.content ? QuestionSchema.parse(version.content) : null;

const withVersion = (skillId: string, stated: Question, version: LearningVersion | undefined): BankQuestion => ({
  ...(contentOf(version) ?? stated),
  skillId,
  version: version?.version ?? 0,
  dropped: version?.dropped ?? false,
  stated,
});
