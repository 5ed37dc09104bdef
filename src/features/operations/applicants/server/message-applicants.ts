import { signedIn } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findApplicantRows } from './applicant-rows.ts';
import { authorizeJob } from './authorize-job.ts';
import { writeToApplicant } from './write-to-applicant.ts';

/** Writes to applicants of a job; to none if one of them has withdrawn. */
export const messageApplicants: UseCase<'POST /api/hiring/jobs/{id}/applicants/messages'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const job = await authorizeJob(ctx, params.id, 'recruit');
  const ids = [...new Set(body.applicants)];
  const rows = await findApplicantRows(ctx, ids);
  if (rows.length < ids.length || rows.some((row) => row.job_id !== job.id)) throw notFound();
  if (rows.some(({ status }) => status === 'withdrawn')) throw conflict('applicant-withdrew');
  for (const row of rows) await writeToApplicant(ctx, { row, job, body: body.body, mail: true });
};
