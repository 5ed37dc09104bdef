/** Who may call which endpoint about applicants: every role, employers of another company, applicants, staff and visitors. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aCompany } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import type { applicantsContract } from '../contract.ts';
import { anApplicant, aJobWithApplicant, aTemplate } from './testing.ts';

const app = openTestApp();

type Objects = { jobId: string; applicationId: string; templateId: string; noteId: string };
type Key = keyof typeof applicantsContract;
/** The least role that is allowed, and a valid request. */
const ENDPOINTS: Record<Key, ['viewer' | 'recruiter', (objects: Objects) => RequestParts]> = {
  'GET /api/hiring/jobs/{id}/applicants': ['viewer', ({ jobId }) => ({ params: { id: jobId } })],
  'GET /api/hiring/jobs/{id}/applicants/export': [
    'recruiter',
    ({ jobId }) => ({ params: { id: jobId }, query: { format: 'csv' } }),
  ],
  'PUT /api/hiring/jobs/{id}/hidden_identities': [
    'recruiter',
    ({ jobId }) => ({ params: { id: jobId }, json: { hidden: false } }),
  ],
  'POST /api/hiring/jobs/{id}/applicants/stages': [
    'recruiter',
    ({ jobId, applicationId: id }) => ({
      params: { id: jobId },
      json: { applicants: [{ id, from: 'submitted' }], stage: 'shortlisted' },
    }),
  ],
  'POST /api/hiring/jobs/{id}/applicants/rejections': [
    'recruiter',
    ({ jobId, applicationId: id }) => ({
      params: { id: jobId },
      json: { applicants: [{ id, from: 'submitted' }], reason: 'No.' },
    }),
  ],
  'POST /api/hiring/jobs/{id}/applicants/messages': [
    'recruiter',
    ({ jobId, applicationId }) => ({ params: { id: jobId }, json: { applicants: [applicationId], body: 'Hello' } }),
  ],
  'GET /api/hiring/applicants/{id}': ['viewer', ({ applicationId: id }) => ({ params: { id } })],
  'POST /api/hiring/applicants/{id}/open': ['viewer', ({ applicationId: id }) => ({ params: { id } })],
  'DELETE /api/hiring/applicants/{id}/rejection': ['recruiter', ({ applicationId: id }) => ({ params: { id } })],
  'POST /api/hiring/applicants/{id}/interviews': [
    'recruiter',
    ({ applicationId: id }) => ({
      params: { id },
      json: { from: 'submitted', starts_at: '2030-01-01T10:00:00Z', minutes: 30, time_zone: 'Asia/Kolkata', place: 'Kochi' },
    }),
  ],
  'DELETE /api/hiring/applicants/{id}/interviews': ['recruiter', ({ applicationId: id }) => ({ params: { id } })],
  'POST /api/hiring/applicants/{id}/notes': ['viewer', ({ applicationId: id }) => ({ params: { id }, json: { body: 'A note' } })],
  'DELETE /api/hiring/applicants/{id}/notes/{note_id}': [
    'viewer',
    ({ applicationId: id, noteId }) => ({ params: { id, note_id: noteId } }),
  ],
  'GET /api/hiring/applicants/{id}/resume': ['viewer', ({ applicationId: id }) => ({ params: { id } })],
  'GET /api/hiring/applicants/{id}/file': ['viewer', ({ applicationId: id }) => ({ params: { id } })],
  'GET /api/hiring/applicants/{id}/report': ['viewer', ({ applicationId: id }) => ({ params: { id } })],
  'GET /api/hiring/jobs/{id}/templates': ['viewer', ({ jobId }) => ({ params: { id: jobId } })],
  'POST /api/hiring/jobs/{id}/templates': [
    'recruiter',
    ({ jobId }) => ({ params: { id: jobId }, json: { name: 'Next', stage: null, body: 'Hello' } }),
  ],
  'PATCH /api/hiring/templates/{id}': [
    'recruiter',
    ({ templateId: id }) => ({ params: { id }, json: { name: 'Next', stage: null, body: 'Hello' } }),
  ],
  'DELETE /api/hiring/templates/{id}': ['recruiter', ({ templateId: id }) => ({ params: { id } })],
};
/** What recruiters may do, although there is nothing to do. */
const NOTHING_TO_DO: Partial<Record<Key, number>> = {
  'DELETE /api/hiring/applicants/{id}/rejection': 409,
  'DELETE /api/hiring/applicants/{id}/interviews': 409,
  'DELETE /api/hiring/applicants/{id}/notes/{note_id}': 404,
  'GET /api/hiring/applicants/{id}/report': 404,
};
const KEYS = Object.keys(ENDPOINTS) as Key[];

let shared: Awaited<ReturnType<typeof aJobWithApplicant>>;
let people: Record<'owner' | 'recruiter' | 'viewer' | 'stranger' | 'staff' | 'applicant', TestUser>;
beforeAll(async () => {
  const ctx = app.context();
  shared = await aJobWithApplicant(ctx);
  const { company, employer, applicant } = shared;
  people = {
    owner: employer,
    recruiter: await anEmployer(ctx, company.id, { role: 'recruiter' }),
    viewer: await anEmployer(ctx, company.id, { role: 'viewer' }),
    stranger: await anEmployer(ctx, (await aCompany(ctx)).id),
    staff: await aMember(ctx, { staff: true }),
    applicant,
  };
});

/** An applicant and a template of the company that nobody changed yet. */
async function createObjects(): Promise<Objects> {
  const { applicationId } = await anApplicant(app.context(), shared.job.id);
  const company_id = shared.company.id;
  const { db } = app.context();
  await db.deleteFrom('message_templates').where('company_id', '=', company_id).execute();
  const templateId = await aTemplate(app.context(), company_id);
  return { jobId: shared.job.id, applicationId, templateId, noteId: randomUUID() };
}

async function statusOf(person: TestUser | null, key: Key, objects: Objects): Promise<number> {
  const headers = { 'sec-fetch-site': 'same-origin', host: 'localhost:3000', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, ENDPOINTS[key][1](objects), ORIGIN, { headers });
  return (await app.fetch(request.url, request)).status;
}

test.each(KEYS)('%s is for the roles that may, and a 404 for everybody else', async (key) => {
  const [role] = ENDPOINTS[key];
  const nothingToDo = NOTHING_TO_DO[key];
  const allowed = nothingToDo === undefined ? [200, 201, 204] : [nothingToDo];
  for (const person of ['owner', 'recruiter'] as const)
    expect(allowed).toContain(await statusOf(people[person], key, await createObjects()));
  expect(role === 'recruiter' ? [403] : allowed).toContain(await statusOf(people.viewer, key, await createObjects()));
  for (const person of ['stranger', 'staff', 'applicant'] as const)
    expect(await statusOf(people[person], key, await createObjects())).toBe(404);
  expect(await statusOf(null, key, await createObjects())).toBe(401);
});

test('an applicant of another job is a 404 in a request about a job', async () => {
  const ctx = app.context();
  const other = await aJobWithApplicant(ctx);
  const json = { applicants: [{ id: other.applicationId, from: 'submitted' as const }] };
  const params = { id: shared.job.id };
  const refused = { status: 404 };
  await expect(
    app.call(people.owner, 'POST /api/hiring/jobs/{id}/applicants/stages', { params, json: { ...json, stage: 'offered' } }),
  ).rejects.toMatchObject(refused);
  await expect(
    app.call(people.owner, 'POST /api/hiring/jobs/{id}/applicants/rejections', { params, json: { ...json, reason: 'No.' } }),
  ).rejects.toMatchObject(refused);
  await expect(
    app.call(people.owner, 'POST /api/hiring/jobs/{id}/applicants/messages', {
      params,
      json: { applicants: [other.applicationId], body: 'Hello' },
    }),
  ).rejects.toMatchObject(refused);
});

test('a report is the employer’s to read only while its owner shares it, and only an open one can be shared', async () => {
  const ctx = app.context();
  const { member, applicationId, fitmentId } = await aScoredApplication(ctx);
  const { company_id } = await ctx.db
    .selectFrom('job_applications')
    .innerJoin('jobs', 'jobs.id', 'job_applications.job_id')
    .select('jobs.company_id')
    .where('job_applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const employer = await anEmployer(ctx, company_id, { role: 'viewer' });
  const recruiter = await anEmployer(ctx, company_id);
  const params = { id: applicationId };
  const share = () => app.call(member, 'PUT /api/job_applications/{id}/report_share', { params });
  const read = (person: TestUser) => app.call(person, 'GET /api/hiring/applicants/{id}/report', { params });
  await ctx.db.updateTable('fitment_scores').set({ unlocked_at: null }).where('id', '=', fitmentId).execute();
  await expect(share()).rejects.toMatchObject({ status: 409, body: { code: 'report-not-shareable' } });
  await ctx.db.updateTable('fitment_scores').set({ unlocked_at: new Date() }).where('id', '=', fitmentId).execute();
  await expect(read(employer)).rejects.toMatchObject({ status: 404 });
  expect(JSON.stringify(await app.call(recruiter, 'GET /api/hiring/applicants/{id}', { params }))).not.toMatch(
    /"(score|band|total)"/,
  );
  expect((await share()).data.attributes.report_shared).toBe(true);
  expect((await read(employer)).data.attributes.report.score).toBeGreaterThan(0);
  await app.call(member, 'DELETE /api/job_applications/{id}/report_share', { params });
  await expect(read(employer)).rejects.toMatchObject({ status: 404 });
});
