/** The tools for assistants: each is a few calls of the API, and is there for tokens with the scopes of these. */
import * as z from 'zod';
import { TrackedKind, TrackerStage } from '#features/member/tracker/contract.ts';
import { checkAd, checkJob } from './check-tools.ts';
import { tool, type Tool } from './tool.ts';

const page = z.number().int().min(1).max(50).default(1).describe('The page of results');
const words = z.string().max(100).describe('Words to search for, such as a role or skill and a place');
const applicationId = z.uuid().describe('The job_application_id of a report or application');

export const TOOLS: Record<string, Tool> = {
  search_jobs: tool({
    title: 'Search jobs',
    description: 'Open jobs by words and place, best match first. Read one with get_job.',
    scopes: ['catalogue:read'],
    input: z.object({
      query: words,
      location: z.string().max(100).optional().describe('A city or state'),
      experience: z.number().int().min(0).max(50).optional().describe('Years of experience: jobs that require at most these'),
      page,
    }),
    run: async (call, query) => {
      const { data, meta } = await call('GET /api/jobs', { query });
      return { jobs: data, meta };
    },
  }),
  get_job: tool({
    title: 'Read a job',
    description: 'One job with its whole text, by the slug that search_jobs returns.',
    scopes: ['catalogue:read'],
    input: z.object({ slug: z.string().max(200) }),
    run: async (call, params) => (await call('GET /api/jobs/{slug}', { params })).data,
  }),
  search_courses: tool({
    title: 'Search courses',
    description: 'Courses and degree programs by words, with level, cost and provider.',
    scopes: ['catalogue:read'],
    input: z.object({ query: words, page }),
    run: async (call, query) => {
      const { data, meta } = await call('GET /api/programs', { query });
      return { courses: data, meta };
    },
  }),
  list_resumes: tool({
    title: 'List my résumés',
    description: 'The versions of the person’s résumé with their ids, for check_ad and check_job.',
    scopes: ['resumes:read'],
    input: z.object({}),
    run: async (call) =>
      (await call('GET /api/resumes')).data.map(({ id, attributes: { name, file_name, is_default } }) => ({
        id,
        name,
        file_name,
        is_default,
      })),
  }),
  check_ad: checkAd,
  check_job: checkJob,
  list_reports: tool({
    title: 'List my reports',
    description: 'All reports about how the person fits a job, newest first.',
    scopes: ['reports:read'],
    input: z.object({}),
    run: async (call) =>
      (await call('GET /api/fitment_scores')).data.map(({ id, attributes }) => ({
        id,
        job_application_id: attributes.job_application_id,
        job_title: attributes.job_title,
        company_name: attributes.company_name,
        status: attributes.status,
        band: attributes.band,
        score: attributes.score,
      })),
  }),
  get_report: tool({
    title: 'Read a report',
    description:
      'How the person fits a job: conditions, requirements with the sentences that show them, and, once bought, the points.',
    scopes: ['reports:read'],
    input: z.object({ job_application_id: applicationId }),
    run: async (call, query) => (await call('GET /api/job_applications/fitment_score', { query })).data,
  }),
  list_plans: tool({
    title: 'List my learning plans',
    description: 'The person’s learning plans with their progress.',
    scopes: ['reports:read'],
    input: z.object({}),
    run: async (call) => (await call('GET /api/roadmaps')).data,
  }),
  get_plan: tool({
    title: 'Read a learning plan',
    description: 'One plan: its skills in order, what to take for each, dates, and what is done.',
    scopes: ['reports:read'],
    input: z.object({ id: z.uuid() }),
    run: async (call, params) => (await call('GET /api/roadmaps/{id}', { params })).data,
  }),
  list_applications: tool({
    title: 'List my applications',
    description: 'What the person tracks: applications here and elsewhere with stage, notes and reminder.',
    scopes: ['tracker:read'],
    input: z.object({ stage: TrackerStage.optional(), query: z.string().max(100).optional(), page }),
    run: async (call, query) => {
      const { data, meta } = await call('GET /api/tracker', { query });
      return { applications: data, meta };
    },
  }),
  save_job: tool({
    title: 'Save a job',
    description: 'Saves a job of this site for the person, by its slug. Saving it again changes nothing.',
    scopes: ['tracker:write'],
    changes: true,
    input: z.object({ slug: z.string().max(200) }),
    run: async (call, params) => {
      const { id, attributes } = (await call('POST /api/jobs/{slug}/save', { params })).data;
      return { id, title: attributes.title, saved: true };
    },
  }),
  add_application: tool({
    title: 'Add an application',
    description: 'Tracks a job or course elsewhere that the person considers or has applied for.',
    scopes: ['tracker:write'],
    changes: true,
    input: z.object({
      kind: TrackedKind.default('job'),
      title: z.string().max(200),
      organisation: z.string().max(200).optional(),
      url: z.url().max(1000).optional(),
      stage: TrackerStage.default('saved'),
      notes: z.string().max(5000).optional(),
    }),
    run: async (call, json) => (await call('POST /api/tracker', { json })).data,
  }),
  move_application: tool({
    title: 'Move an application',
    description: 'Sets the stage of a tracked application by the id that list_applications returns.',
    scopes: ['tracker:write'],
    changes: true,
    input: z.object({ id: z.string().max(60), stage: TrackerStage, note: z.string().max(500).optional() }),
    run: async (call, { id, ...json }) => (await call('POST /api/tracker/{id}/stages', { params: { id }, json })).data,
  }),
};
