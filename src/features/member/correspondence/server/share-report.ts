import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCorrespondence, type Employers } from './present-correspondence.ts';

/** Lets the employer read the report of one of the viewer's own applications; repeating it changes nothing. */
export const shareReport =
  (employers: Employers): UseCase<'PUT /api/job_applications/{id}/report_share'> =>
  async (ctx, { params }) => {
    signedIn(ctx);
    const { data } = await presentCorrespondence(ctx, employers, params.id);
    if (!data.attributes.can.share_report) throw conflict('report-not-shareable');
    await ctx.db
      .insertInto('shared_reports')
      .values({ job_application_id: params.id, created_at: ctx.clock.now() })
      .onConflict((row) => row.doNothing())
      .execute();
    return presentCorrespondence(ctx, employers, params.id);
  };
