import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import type { Stage, StageChange } from '../contract.ts';
import type { ApplicantRow } from './applicant-rows.ts';
import type { AuthorizedJob } from './authorize-job.ts';
import { isStill, lockStage } from './load-applicant.ts';
import { notFound } from '#platform/http/errors.ts';
import { applicantName } from './present-applicants.ts';

type Requested = { id: string; from: Stage };
type Change = (row: ApplicantRow) => Promise<boolean>;

/**
 * Changes each of several applicants of a job who is still in the stage in which the viewer saw them. Those who were moved
 * meanwhile, or for whom `change` returns false, are left as they are and reported. 404 for an applicant of another job.
 */
export async function changeEach(
  ctx: Context,
  job: AuthorizedJob,
  applicants: readonly Requested[],
  change: Change,
): Promise<z.input<typeof StageChange>> {
  const changed: string[] = [];
  const left: z.input<typeof StageChange>['left'] = [];
  // In one order, so that two requests never wait for each other.
  const ordered = [...new Map(applicants.map((applicant) => [applicant.id, applicant])).values()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
  for (const { id, from } of ordered) {
    const row = await lockStage(ctx, id);
    if (row.job_id !== job.id) throw notFound();
    if (isStill(row, from) && (await change(row))) changed.push(id);
    else left.push({ id, name: applicantName(job, row), stage: row.stage });
  }
  return { changed, left };
}
