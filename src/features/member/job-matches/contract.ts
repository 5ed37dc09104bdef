/** Job matches: how a member fits jobs that they have not been scored for. */
import * as z from 'zod';
import { Band, FreeLook } from '#features/member/fitment/contract.ts';
import type { Contract } from '#platform/contract/endpoint.ts';

const MAX_JOBS = 20;

export const jobMatchesContract = {
  'GET /api/jobs/{slug}/fit': {
    summary: 'How I fit this job by my default résumé and my profile, or a visitor by the résumé of a day; null without either',
    params: z.object({ slug: z.string().max(200) }),
    ok: z.object({
      data: FreeLook.extend({
        /** The version that was read; null for the profile alone. */
        resume_id: z.string().nullable(),
        resume_name: z.string().nullable(),
        /** The entry of the job, once it was scored or applied for. */
        job_application_id: z.string().nullable(),
      }).nullable(),
    }),
    errors: [404],
    limit: { max: 240, seconds: 600 },
  },
  'GET /api/job_bands': {
    summary: 'My bands for the jobs of a page, by the scoring engine; none without a résumé or profile',
    auth: true,
    query: z.object({ slug: z.union([z.string(), z.array(z.string()).max(MAX_JOBS)]) }),
    ok: z.object({ data: z.array(z.object({ slug: z.string(), band: Band.nullable() })) }),
    limit: { max: 240, seconds: 600 },
  },
} satisfies Contract;

type JobMatchesContract = typeof jobMatchesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends JobMatchesContract {}
}
