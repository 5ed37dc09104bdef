/** Test helpers: a question that a member has answered, and its report. */
import type { TestApp, TestUser } from '#app/boot/testing.ts';

export const REASON = 'It contradicts its source';

/** Begins a check, answers its first question, and returns both; `option` is the index of the answer as shown. */
export async function anAnsweredQuestion(app: TestApp, member: TestUser, skillId: string, option = 0) {
  const { data: attempt } = await app.call(member, 'POST /api/checks/{skill_id}/attempts', {
    params: { skill_id: skillId },
    json: {},
  });
  const question = attempt.attributes.question?.id ?? '';
  const { data } = await app.call(member, 'PUT /api/checks/attempts/{id}/answers', {
    params: { id: attempt.id },
    json: { question, option },
  });
  return { attemptId: attempt.id, questionId: question, feedback: data.attributes };
}

/** Reports a question that was answered, and returns the id of its case. */
export async function aReportedQuestion(app: TestApp, member: TestUser, skillId: string, words = 'B is right as well.') {
  const { attemptId, questionId } = await anAnsweredQuestion(app, member, skillId);
  const json = { question: questionId, reason: 'wrong-answer', words } as const;
  await app.call(member, 'PUT /api/checks/attempts/{id}/report', { params: { id: attemptId }, json });
  const { case_id } = await app
    .context()
    .db.selectFrom('mistake_reports')
    .select('case_id')
    .where('thing_id', '=', questionId)
    .executeTakeFirstOrThrow();
  return { attemptId, questionId, caseId: case_id };
}
