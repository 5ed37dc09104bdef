/** Checking an ad or a job with a résumé of the member: the free look. */
import * as z from 'zod';
import { problemText } from '#features/member/ad-check/server/index.ts';
import type { Call } from './call-through.ts';
import { tool, ToolError } from './tool.ts';

/** How long a tool waits for a résumé that is being read. */
const MAX_WAITS = 8;
const WAIT_MS = 500;

const scopes = ['ads:check', 'reports:read'] as const;
const resumeId = z
  .uuid()
  .nullable()
  .default(null)
  .describe('A résumé of list_resumes; without one, the person’s profile is compared');

export const checkAd = tool({
  title: 'Check an ad',
  description:
    'Reads a job ad from anywhere, by its text or public address, and compares it with a résumé of the person: what is met, partly met and missing.',
  scopes,
  changes: true,
  input: z.object({
    ad: z.string().min(1).max(60_000).describe('The whole text of the ad, or its address alone'),
    role: z.string().min(1).max(200).optional().describe('The title of the role, where the ad has several or names none'),
    resume_id: resumeId,
  }),
  run: async (call, { ad, role, resume_id }) => {
    const { data, problem } = await call('POST /api/own_ads', { multipart: { text: ad, ...(role && { role }) } });
    if (!data || problem) throw new ToolError(problem ? describeProblem(problem) : 'The ad could not be read.');
    return compare(call, { own_ad_id: data.id }, resume_id);
  },
});

export const checkJob = tool({
  title: 'Check a job of this site',
  description: 'Compares a job of search_jobs with a résumé of the person, without applying.',
  scopes,
  changes: true,
  input: z.object({ job_slug: z.string().max(200), resume_id: resumeId }),
  run: (call, { job_slug, resume_id }) => compare(call, { job_slug }, resume_id),
});

/** The free look of a job or ad and a résumé. */
async function compare(call: Call, subject: { own_ad_id: string } | { job_slug: string }, resume_id: string | null) {
  const { data: entry } = await call('POST /api/job_entries', { json: { subject, resume_id } });
  const query = { job_application_id: entry.job_application_id };
  for (let waits = 0; ; waits += 1) {
    const { attributes } = (await call('GET /api/job_applications/fitment_score', { query })).data;
    if (attributes.status === 'reading' && waits < MAX_WAITS) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      continue;
    }
    return {
      ...query,
      status: attributes.status,
      job_title: attributes.job_title,
      company_name: attributes.company_name,
      band: attributes.band,
      conditions: attributes.conditions,
      facts: attributes.facts,
      free_look: attributes.preview,
      missing_to_tell: attributes.missing_to_tell,
      ...(attributes.status === 'reading' && { next: 'The résumé is still being read. Ask get_report in a minute.' }),
    };
  }
}

function describeProblem(problem: Parameters<typeof problemText>[0]): string {
  const { title, text } = problemText(problem);
  const roles = (problem.roles ?? []).map((role) => role.title);
  return [`${title}.`, text, ...(roles.length > 0 ? [`Its roles: ${roles.join('; ')}.`] : [])].join(' ').replace('..', '.');
}
