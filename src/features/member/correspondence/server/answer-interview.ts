import { signedIn } from '#platform/http/context.ts';
import { conflict, invalid, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnApplication } from './get-own-application.ts';
import { presentCorrespondence, type Employers } from './present-correspondence.ts';

/** Accepts an invitation, or asks for another time, with a note that says when; until the interview or its cancellation. */
export const answerInterview =
  (employers: Employers): UseCase<'POST /api/job_applications/{id}/interviews/{interview_id}/answer'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    await getOwnApplication(ctx, params.id);
    const { answer, note } = body;
    if (answer === 'other_time' && note === '') throw invalid({ path: 'note', code: 'interview-time-required' });
    const interview = await ctx.db
      .selectFrom('application_interviews')
      .select(['id', 'starts_at', 'cancelled_at', 'answer', 'answer_note'])
      .where('id', '=', params.interview_id)
      .where('job_application_id', '=', params.id)
      .forUpdate()
      .executeTakeFirst();
    if (!interview) throw notFound('interview');
    const at = ctx.clock.now();
    if (interview.cancelled_at !== null || interview.starts_at < at) throw conflict('interview-over');
    if (interview.answer !== answer || interview.answer_note !== note) {
      await ctx.db
        .updateTable('application_interviews')
        .set({ answer, answer_note: note, answered_at: at })
        .where('id', '=', interview.id)
        .execute();
      await ctx.publish('interview.answered', { applicationId: params.id, interviewId: interview.id, answer });
    }
    return presentCorrespondence(ctx, employers, params.id);
  };
