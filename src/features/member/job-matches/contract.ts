/** Job matches: how a member fits jobs that they have not been scored for. */
import * as z from 'zod';
import { Band, FreeLook } from '#features/member/fitment/contract.ts';
import { document, resource, type Contract } from '#platform/contract/endpoint.ts';

const MAX_JOBS = 20;

/** A skill that a member's jobs ask for and nothing says they know; `jobs` of `of` that they saved or applied for ask for it. */
export const SkillQuestion = z.object({
  skill_id: z.string(),
  skill: z.string(),
  /** Whether it is a language that people speak. */
  spoken: z.boolean(),
  jobs: z.number().int(),
  of: z.number().int(),
});

/** What was answered; null once it was taken back. */
const SkillAnswer = resource('skill_answer', z.object({ knows: z.boolean().nullable() }));

const SkillId = z.object({ skill_id: z.string().max(80) });

export const jobMatchesContract = {
  'GET /api/jobs/{slug}/fit': {
    summary: 'How I fit this job by my default résumé and my profile, or a visitor by the résumé of a day; null without either',
    token: 'reports:read',
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
    token: 'reports:read',
    auth: true,
    query: z.object({ slug: z.union([z.string(), z.array(z.string()).max(MAX_JOBS)]) }),
    ok: z.object({ data: z.array(z.object({ slug: z.string(), band: Band.nullable() })) }),
    limit: { max: 240, seconds: 600 },
  },
  'PUT /api/skill_answers/{skill_id}': {
    summary: 'Say whether I know a skill; a yes adds it to my profile, and I am not asked again',
    auth: true,
    params: SkillId,
    body: { json: z.object({ knows: z.boolean() }) },
    ok: document(SkillAnswer),
    errors: [404],
  },
  'DELETE /api/skill_answers/{skill_id}': {
    summary: 'Take the answer back, and what it added to my profile',
    auth: true,
    params: SkillId,
    ok: document(SkillAnswer),
    errors: [404],
  },
} satisfies Contract;

type JobMatchesContract = typeof jobMatchesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends JobMatchesContract {}
}
