import { jobApplicationRows, lockApplication } from '#features/catalogue/jobs/server/index.ts';
import type { CompanyAct } from '#features/operations/hiring-teams/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { Stage } from '../contract.ts';
import { findApplicantRows, type ApplicantRow } from './applicant-rows.ts';
import { authorizeJob, type AuthorizedJob } from './authorize-job.ts';

export type LoadedApplicant = { row: ApplicantRow; job: AuthorizedJob };

/** An applicant with their job, for which the viewer may do `act`; 404 for whom the company does not know. */
export async function loadApplicant(ctx: Context, id: string, act: CompanyAct): Promise<LoadedApplicant> {
  signedIn(ctx);
  const application = await jobApplicationRows(ctx).where('id', '=', id).select('job_id').executeTakeFirst();
  if (!application) throw notFound();
  const job = await authorizeJob(ctx, application.job_id, act);
  const [row] = await findApplicantRows(ctx, [id]);
  if (!row) throw notFound();
  return { row, job };
}

/** Whether name, contact and files of an applicant are hidden. */
export const isHidden = (
  { hidesIdentities }: Pick<AuthorizedJob, 'hidesIdentities'>,
  row: Pick<ApplicantRow, 'was_shortlisted'>,
) => hidesIdentities && !row.was_shortlisted;

/** The stage of an application that nobody else changes until the transaction ends. Checks no permission. */
export async function lockStage(ctx: Context, id: string): Promise<ApplicantRow> {
  await lockApplication(ctx, id);
  const [row] = await findApplicantRows(ctx, [id]);
  if (!row) throw notFound();
  return row;
}

/** Whether an applicant is where the viewer saw them. Being opened meanwhile is no move. */
export const isStill = ({ stage }: ApplicantRow, from: Stage): boolean =>
  stage === from || (stage === 'viewed' && from === 'submitted');

/** 409 where somebody else moved the applicant meanwhile. */
export function expectStage(row: ApplicantRow, from: Stage): void {
  if (!isStill(row, from)) throw conflict('applicant-moved');
}
