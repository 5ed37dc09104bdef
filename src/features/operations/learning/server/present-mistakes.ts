import { findMistake, loadQuestionsAt, loadSkillQuestions, type StoredMistake } from '#features/base/skills/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { QuestionText } from '../contract-questions.ts';
import { loadDescriptions, type Descriptions } from './describe-things.ts';
import { toQuestionText } from './present-questions.ts';

/** How they stand in the audit log. */
export const MISTAKE = 'mistake';
const MAX_ENTRIES = 20;

const mistakeFields = (row: StoredMistake, { describe }: Descriptions) => {
  const thing = describe(row);
  return {
    kind: row.kind,
    thing_id: row.thing_id,
    title: thing?.title ?? '',
    skill: thing?.skill ?? null,
    resource_id: thing?.resourceId ?? null,
    work_id: thing?.workId ?? null,
    report_count: row.reports,
    reported_at: row.reported_at.toISOString(),
    outcome: row.outcome,
  };
};

export const presentMistakeItem = (row: StoredMistake, descriptions: Descriptions) => ({
  id: row.case_id,
  type: 'staff_mistake' as const,
  attributes: mistakeFields(row, descriptions),
});

/** One thing with all reports of it; 404 for an unknown one. */
export async function presentMistake(ctx: Context, id: string) {
  const [found, descriptions, history] = await Promise.all([
    findMistake(ctx, id),
    loadDescriptions(ctx),
    findAuditEntries(ctx, { type: MISTAKE, id }, MAX_ENTRIES),
  ]);
  if (!found) throw notFound('mistake');
  const { all, ...row } = found;
  const fields = mistakeFields(row, descriptions);
  const seen =
    row.kind === 'question' && fields.skill ? await findSeen(ctx, fields.skill.id, row.thing_id, all[0]?.version) : null;
  return {
    data: {
      id,
      type: 'staff_mistake' as const,
      attributes: {
        ...fields,
        reports: all.map(({ name, slug, reason, words, created_at, outcome, answer, answered_at }) => ({
          member: { name, slug },
          reason,
          words,
          reported_at: created_at.toISOString(),
          outcome,
          answer,
          answered_at: answered_at?.toISOString() ?? null,
        })),
        seen,
        history,
      },
    },
  };
}

/** A question as the member saw it; null where it is the same now. */
async function findSeen(ctx: Context, skillId: string, id: string, version = 0): Promise<QuestionText | null> {
  const now = (await loadSkillQuestions(ctx, skillId)).find((question) => question.id === id);
  if (now?.version === version) return null;
  const seen = (await loadQuestionsAt(ctx, skillId, [{ id, version }])).get(id);
  return seen ? toQuestionText(seen) : null;
}
