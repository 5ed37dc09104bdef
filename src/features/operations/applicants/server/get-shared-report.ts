import { findOpenReport } from '#features/member/fitment/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isHidden, loadApplicant } from './load-applicant.ts';

/** The report that an applicant shared; 404 for any other, and while the name is hidden, because it quotes the résumé. */
export const getSharedReport: UseCase<'GET /api/hiring/applicants/{id}/report'> = async (ctx, { params: { id } }) => {
  signedIn(ctx);
  const { row, job } = await loadApplicant(ctx, id, 'view');
  const report = row.report_shared && !isHidden(job, row) ? await findOpenReport(ctx, id) : null;
  if (!report) throw notFound();
  return { data: { id, type: 'shared_report', attributes: { report } } };
};
