import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnApplication } from './get-own-application.ts';
import { presentCorrespondence, type Employers } from './present-correspondence.ts';

/** Takes the report of one of the viewer's own applications from the employer; repeating it changes nothing. */
export const unshareReport =
  (employers: Employers): UseCase<'DELETE /api/job_applications/{id}/report_share'> =>
  async (ctx, { params }) => {
    signedIn(ctx);
    await getOwnApplication(ctx, params.id);
    await ctx.db.deleteFrom('shared_reports').where('job_application_id', '=', params.id).execute();
    return presentCorrespondence(ctx, employers, params.id);
  };
