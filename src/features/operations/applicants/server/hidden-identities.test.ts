import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { anApplicant, aJobWithApplicant } from './testing.ts';

const app = openTestApp();
const byId = (id: string) => ({ params: { id } });
const LETTER = 'I am Asha Pillai, +91 98450 12345, asha@mail.example. 14 stores read my Monday report.';
const hide = (person: TestUser, jobId: string, hidden = true) =>
  app.call(person, 'PUT /api/hiring/jobs/{id}/hidden_identities', { ...byId(jobId), json: { hidden } });
const exported = async (person: TestUser, jobId: string, format: 'csv' | 'files') =>
  new Uint8Array(
    await (
      await app.call(person, 'GET /api/hiring/jobs/{id}/applicants/export', { ...byId(jobId), query: { format } })
    ).arrayBuffer(),
  );

/** A job with hidden names, and an applicant who wrote theirs into everything. */
async function aHiddenApplicant() {
  const { job, employer, company } = await aJobWithApplicant(app.context(), { name: 'Ben Kumar' });
  const { applicant, applicationId } = await anApplicant(app.context(), job.id, { letter: LETTER });
  await app.call(applicant, 'PATCH /api/users/update_profile', { json: { name: 'Asha Pillai', headline: 'Asha, analyst' } });
  await hide(employer, job.id);
  return { company, job, employer, applicant, applicationId };
}

test('until the shortlist neither name nor contact nor file leaves the server', async () => {
  const { company, job, employer, applicant, applicationId } = await aHiddenApplicant();
  await app.call(applicant, 'POST /api/job_applications/{id}/messages', {
    ...byId(applicationId),
    json: { body: 'Yours, Asha' },
  });
  const answers = [
    await app.call(employer, 'GET /api/hiring/jobs/{id}/applicants', byId(job.id)),
    await app.call(employer, 'GET /api/hiring/applicants/{id}', byId(applicationId)),
    await app.call(employer, 'POST /api/hiring/applicants/{id}/open', byId(applicationId)),
    await app.call(employer, 'GET /api/notifications'),
    new TextDecoder().decode(await exported(employer, job.id, 'csv')),
    Object.keys(unzipSync(await exported(employer, job.id, 'files'))),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/asha|pillai|98450|mail\.example|people\.example/i);
  expect(JSON.stringify(answers)).toContain('14 stores read my Monday report.');
  for (const key of ['GET /api/hiring/applicants/{id}/file', 'GET /api/hiring/applicants/{id}/resume'] as const)
    await expect(app.call(employer, key, byId(applicationId))).rejects.toMatchObject({ status: 404 });
  const found = await app.call(employer, 'GET /api/hiring/jobs/{id}/applicants', { ...byId(job.id), query: { query: 'Asha' } });
  expect(found.data).toEqual([]);
  const viewer = await anEmployer(app.context(), company.id, { role: 'viewer' });
  await expect(hide(viewer, job.id, false)).rejects.toMatchObject({ status: 403 });
});

test('the shortlist shows who it is, also after a rejection', async () => {
  const { job, employer, applicationId } = await aHiddenApplicant();
  await app.call(employer, 'POST /api/hiring/jobs/{id}/applicants/stages', {
    ...byId(job.id),
    json: { applicants: [{ id: applicationId, from: 'submitted' }], stage: 'shortlisted' },
  });
  const get = async () => (await app.call(employer, 'GET /api/hiring/applicants/{id}', byId(applicationId))).data.attributes;
  expect(await get()).toMatchObject({ name: 'Asha Pillai', hidden: false, letter: LETTER, file: { name: 'resume.txt' } });
  await app.call(employer, 'POST /api/hiring/jobs/{id}/applicants/rejections', {
    ...byId(job.id),
    json: { applicants: [{ id: applicationId, from: 'shortlisted' }], reason: 'Filled.' },
  });
  expect(await get()).toMatchObject({ name: 'Asha Pillai', stage: 'rejected' });
});

test('whom a job hid is shown when the switch is off', async () => {
  const { job, employer, applicationId } = await aHiddenApplicant();
  await hide(employer, job.id, false);
  const { data } = await app.call(employer, 'GET /api/hiring/applicants/{id}', byId(applicationId));
  expect(data.attributes).toMatchObject({ name: 'Asha Pillai', hidden: false });
});

test('an export is safe for spreadsheets and archives, whatever applicants call themselves and their files', async () => {
  const { job, employer, applicant, applicationId } = await aJobWithApplicant(app.context(), { name: '=HYPERLINK("x")' });
  await app
    .context()
    .db.updateTable('job_applications')
    .set({ file_name: '../../etc/passwd' })
    .where('id', '=', applicationId)
    .execute();
  const csv = new TextDecoder().decode(await exported(employer, job.id, 'csv'));
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain('@people.example');
  const files = unzipSync(await exported(employer, job.id, 'files'));
  const names = Object.keys(files);
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toMatch(/^[^./\\][^/\\]*\/[^./\\][^/\\]*$/);
  expect(strFromU8(files[names.find((name) => name.endsWith('letter.txt')) ?? ''] ?? new Uint8Array())).toContain('61 stores');
  expect(applicant.name).toContain('HYPERLINK');
});

test('the résumé of an applicant is read as text, and comes as a file that the browser does not execute', async () => {
  const { employer, applicationId } = await aJobWithApplicant(app.context(), {
    resume: 'Asha Pillai\n<script>alert(1)</script> SQL since 2021.',
  });
  const { data } = await app.call(employer, 'GET /api/hiring/applicants/{id}/resume', byId(applicationId));
  expect(data.attributes).toMatchObject({ readable: true, pages: [] });
  expect(data.attributes.text).toContain('<script>alert(1)</script> SQL since 2021.');
  const response = await app.fetch(`/api/hiring/applicants/${applicationId}/file`, { headers: { cookie: employer.cookie } });
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('cache-control')).toContain('no-store');
});
