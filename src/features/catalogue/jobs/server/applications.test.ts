import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember, openAccount } from '#features/base/accounts/server/testing.ts';
import type { ApplicationStatus } from '../contract.ts';
import { changeApplicationStatus } from './change-application-status.ts';
import { getReadableApplication } from './get-application-facts.ts';
import { anApplication, RESUME } from './testing.ts';

const app = openTestApp();
const paramsFor = ({ id }: { id: string }) => ({ params: { id } });

test('my applications are listed a page at a time, the latest first', async () => {
  const ana = await aMember(app.context());
  const older = await anApplication(app.context(), { user_id: ana.id });
  app.clock.advance(60_000);
  const newer = await anApplication(app.context(), { user_id: ana.id });
  const { data, meta } = await app.call(ana, 'GET /api/job_applications', { query: { per_page: 1 } });
  expect(data.map(({ id }) => id)).toEqual([newer.id]);
  expect(meta).toMatchObject({ total: 2, total_pages: 2 });
  expect((await app.call(ana, 'GET /api/job_applications', { query: { page: 2, per_page: 1 } })).data[0]?.id).toBe(older.id);
});

test('an application is a 404 for other members', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const application = await anApplication(app.context(), { user_id: ana.id });
  expect((await app.call(ana, 'GET /api/job_applications/{id}', paramsFor(application))).data.id).toBe(application.id);
  const hidden = { status: 404 };
  await expect(app.call(ben, 'GET /api/job_applications/{id}', paramsFor(application))).rejects.toMatchObject(hidden);
  await expect(app.call(ben, 'GET /api/job_applications/{id}/file', paramsFor(application))).rejects.toMatchObject(hidden);
  await expect(app.call(ben, 'POST /api/job_applications/{id}/withdraw', paramsFor(application))).rejects.toMatchObject(hidden);
  await expect(app.call(null, 'GET /api/job_applications/{id}', paramsFor(application))).rejects.toMatchObject({ status: 401 });
  await expect(app.call(ana, 'GET /api/job_applications/{id}', paramsFor({ id: 'not-an-id' }))).rejects.toMatchObject(hidden);
  await expect(getReadableApplication(app.context(), application.id)).rejects.toMatchObject(hidden);
});

test('the file of an application is not read for a visitor or another member', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const application = await anApplication(app.context(), { user_id: ana.id });
  // Without the file, reading it fails.
  await app.context().files.remove(application.file_key ?? '');
  const getFile = (person: TestUser | null) => app.call(person, 'GET /api/job_applications/{id}/file', paramsFor(application));
  await expect(getFile(ana)).rejects.toMatchObject({ status: 503 });
  await expect(getFile(null)).rejects.toMatchObject({ status: 401 });
  await expect(getFile(ben)).rejects.toMatchObject({ status: 404 });
});

test('staff may read an application once they have said why, which is audited, and may not withdraw it', async () => {
  const [ana, staff] = [await aMember(app.context()), await aMember(app.context(), { staff: true })];
  const application = await anApplication(app.context(), { user_id: ana.id });
  const read = () => app.call(staff, 'GET /api/job_applications/{id}', paramsFor(application));
  await expect(read()).rejects.toMatchObject({ status: 404 });
  await openAccount(app.context(), staff, ana);
  const { data } = await read();
  expect(data.attributes.can.withdraw).toBe(false);
  const entries = await app
    .context()
    .db.selectFrom('audit_entries')
    .select(['actor_id', 'action'])
    .where('object_id', '=', application.id)
    .execute();
  expect(entries).toEqual([{ actor_id: staff.id, action: 'application.read' }]);
  await expect(app.call(staff, 'POST /api/job_applications/{id}/withdraw', paramsFor(application))).rejects.toMatchObject({
    status: 403,
  });
});

test('the file is returned byte for byte, as a download that the browser does not execute', async () => {
  const ana = await aMember(app.context());
  const application = await anApplication(app.context(), { user_id: ana.id, file_name: 'Ana’s résumé.txt' });
  const response = await app.fetch(`/api/job_applications/${application.id}/file`, { headers: { cookie: ana.cookie } });
  expect(await response.text()).toBe(RESUME);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Ana_s r_sum_.txt"; filename*=UTF-8''Ana%E2%80%99s%20r%C3%A9sum%C3%A9.txt`,
  );
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toContain('no-store');
});

test('repeated withdrawals appear on the timeline once', async () => {
  const ana = await aMember(app.context());
  const application = await anApplication(app.context(), { user_id: ana.id });
  const withdraw = () => app.call(ana, 'POST /api/job_applications/{id}/withdraw', paramsFor(application));
  await Promise.all([withdraw(), withdraw(), withdraw()]);
  const { data } = await withdraw();
  expect(data.attributes).toMatchObject({
    status: 'withdrawn',
    can: { withdraw: false },
    job: { attributes: { applied: false } },
  });
  expect(data.attributes.timeline.map(({ status }) => status)).toEqual(['submitted', 'withdrawn']);
  expect(data.attributes.withdrawn_at).not.toBeNull();
});

test('a rejected application cannot be withdrawn', async () => {
  const ana = await aMember(app.context());
  const application = await anApplication(app.context(), { user_id: ana.id, status: 'rejected' });
  await expect(app.call(ana, 'POST /api/job_applications/{id}/withdraw', paramsFor(application))).rejects.toMatchObject({
    status: 409,
    body: { code: 'application-final' },
  });
});

test('the limits of an application are public', async () => {
  expect(await app.call(null, 'GET /api/job_applications/limits')).toEqual({
    cover_letter_words: 400,
    file_bytes: 5 * 1024 * 1024,
    file_types: ['.pdf', '.docx', '.txt'],
    withdrawn_days: 30,
  });
});

test('the status only moves forward, each step is notified once and recorded in the timeline, and a rejection is final', async () => {
  const ana = await aMember(app.context());
  const { id } = await anApplication(app.context(), { user_id: ana.id });
  const move = (status: ApplicationStatus) => changeApplicationStatus(app.context(), { id, status });
  const notices = async () =>
    (await app.call(ana, 'GET /api/notifications')).data.map(({ attributes }) => [attributes.kind, attributes.facts['status']]);
  await move('shortlisted');
  await expect(move('viewed')).rejects.toMatchObject({ status: 409 });
  await expect(move('shortlisted')).rejects.toMatchObject({ status: 409 });
  await move('interview');
  await move('rejected');
  await expect(move('offered')).rejects.toMatchObject({ status: 409 });
  const { attributes } = (await app.call(ana, 'GET /api/job_applications/{id}', paramsFor({ id }))).data;
  expect(attributes.status).toBe('rejected');
  expect(attributes.timeline.map(({ status }) => status).slice(-3)).toEqual(['shortlisted', 'interview', 'rejected']);
  expect((await notices()).toReversed()).toEqual(
    ['shortlisted', 'interview', 'rejected'].map((status) => ['application-status', status]),
  );
  await expect(
    changeApplicationStatus(app.context(), { id: '00000000-0000-4000-8000-000000000000', status: 'viewed' }),
  ).rejects.toMatchObject({ status: 404 });
});
