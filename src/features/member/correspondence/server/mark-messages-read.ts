import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { markRead } from './add-message.ts';
import { getOwnApplication } from './get-own-application.ts';
import { presentCorrespondence, type Employers } from './present-correspondence.ts';

/** Marks the employer's messages as read by the applicant. */
export const markMessagesRead =
  (employers: Employers): UseCase<'POST /api/job_applications/{id}/messages/read'> =>
  async (ctx, { params }) => {
    signedIn(ctx);
    await getOwnApplication(ctx, params.id);
    await markRead(ctx, params.id, 'applicant');
    return presentCorrespondence(ctx, employers, params.id);
  };
