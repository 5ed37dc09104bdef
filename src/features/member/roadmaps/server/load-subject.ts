import { findPackOfPlan } from '#features/catalogue/boards/server/index.ts';
import { getApplicationWithJob, type JobFacts } from '#features/catalogue/jobs/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { StoredRoadmap } from './load-roadmap.ts';

/** The job or learning pack of a plan. `publicTitle` omits the employer, which is private. */
export type PlanSubject = { title: string; publicTitle: string; subject: string; summary: string; job: JobFacts | null };

/** Loads the job or learning pack of a plan. Checks no permission. */
export async function loadSubject(ctx: Context, row: StoredRoadmap): Promise<PlanSubject> {
  if (row.source_id === null) {
    const pack = await findPackOfPlan(ctx, row.pack_slug ?? '');
    const subject = pack?.title ?? m.roadmaps_pack_gone();
    const title = m.roadmaps_heading_pack({ pack: subject });
    return { title, publicTitle: title, subject, summary: pack?.description ?? '', job: null };
  }
  const { job } = await getApplicationWithJob(ctx, row.source_id);
  return {
    title: m.roadmaps_heading({ job: job.title, company: job.companyName }),
    publicTitle: m.roadmaps_heading_shared({ job: job.title }),
    subject: m.roadmaps_crumb_job({ job: job.title, company: job.companyName }),
    summary: job.summary,
    job,
  };
}
