import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { addMessage } from './add-message.ts';
import { presentCorrespondence, type Employers } from './present-correspondence.ts';

declare module '#platform/tasks/events.ts' {
  interface Events {
    /** An applicant wrote to the employer. */
    'application.replied': { applicationId: string; messageId: string };
    /** An applicant answered an invitation to an interview. */
    'interview.answered': { applicationId: string; interviewId: string; answer: 'accepted' | 'other_time' };
  }
}

/** Writes to the employer about one of the viewer's own applications, where somebody reads it. */
export const writeToEmployer =
  (employers: Employers): UseCase<'POST /api/job_applications/{id}/messages'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const { data } = await presentCorrespondence(ctx, employers, params.id);
    if (!data.attributes.can.reply) throw conflict('nobody-reads-messages');
    const messageId = await addMessage(ctx, { applicationId: params.id, side: 'applicant', body: body.body });
    await ctx.publish('application.replied', { applicationId: params.id, messageId });
    return presentCorrespondence(ctx, employers, params.id);
  };
