/** Extra fields of a body have no effect, and invalid ones are client errors. */
import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '#app/boot/testing.ts';
import { aBrowser, aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { buildRequest } from '#platform/contract/request.ts';
import { expectSecurityHeaders } from '../setup/security-headers.ts';
import { recordedVisit, visit } from './good-requests.ts';
import { PLANTED, extraFields, headersOf, findRowsMentioning, sendBody } from './hostile-fields.ts';

const app = openTestApp({}, { identitySandbox: true });
const db = () => app.context().db;
const PLACEHOLDER = '\u2603';

test('text that PostgreSQL cannot store is refused with 422 in keys and values', async () => {
  const member = await aMember(app.context());
  for (const text of ['a\\u0000b', 'half a pair \\ud800', '\\udc00 the other half'])
    for (const [key, body] of [
      ['PATCH /api/users/update_profile', `{"name":"${text}"}`],
      [
        'POST /api/journeys',
        JSON.stringify({ ...recordedVisit, events: [{ ...visit, additional_info: { k: PLACEHOLDER } }] }).replace(
          PLACEHOLDER,
          () => text,
        ),
      ],
      [
        'POST /api/journeys',
        JSON.stringify({ ...recordedVisit, events: [{ ...visit, additional_info: { [PLACEHOLDER]: 'v' } }] }).replace(
          PLACEHOLDER,
          () => text,
        ),
      ],
    ] as const)
      expect((await sendBody(app, key, {}, member.cookie, body)).status, `${key} ${body}`).toBe(422);
});

test('a job application stores its letter, job and file, and ignores every extra field', async () => {
  const [member, stranger] = [await aMember(app.context()), await aMember(app.context())];
  const job = await aJob(app.context());
  const multipart = {
    ...extraFields(stranger),
    job_slug: job.slug,
    cover_letter: 'Hello.',
    file: new File(['Ana Silva, SQL'], 'cv.txt'),
  };
  const request = buildRequest('POST /api/job_applications', { multipart }, ORIGIN, {
    headers: { cookie: member.cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect((await app.fetch(request.url, request)).status).toBe(201);
  expect(await findRowsMentioning(app, PLANTED)).toEqual([]);
  const row = await db().selectFrom('job_applications').selectAll().where('user_id', '=', member.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 'submitted', file_name: 'cv.txt' });
});

test('a field or a file sent twice is refused', async () => {
  const member = await aMember(app.context());
  const job = await aJob(app.context());
  const sendTwice = async (name: string) => {
    const form = new FormData();
    form.append('job_slug', job.slug);
    form.append('file', new File(['Ana Silva, SQL'], 'cv.txt'));
    form.append(name, name === 'file' ? new File(['Ana Silva, SQL'], 'cv2.txt') : job.slug);
    const headers = { cookie: member.cookie, 'sec-fetch-site': 'same-origin' };
    return (await app.fetch('/api/job_applications', { method: 'POST', headers, body: form })).status;
  };
  expect([await sendTwice('file'), await sendTwice('job_slug')]).toEqual([422, 422]);
  const headers = { cookie: member.cookie };
  expect((await app.fetch('/api/purchases?txnid=T1&txnid=T2', { headers })).status).toBe(422);
});

test('no form field makes a user staff when signing in', async () => {
  const stranger = await aMember(app.context());
  const browser = aBrowser(app);
  const answer = await browser.authorize('google', 'asha');
  const fields = Object.fromEntries(Object.entries(extraFields(stranger)).map(([name, value]) => [name, String(value)]));
  const response = await browser.finish('google', { ...fields, ...answer });
  expect(response.status).toBe(200);
  const { data } = (await response.json()) as { data: { id: string; attributes: { staff: boolean; email: string } } };
  expect([data.attributes.staff, data.attributes.email, data.id === stranger.id]).toEqual([
    false,
    'asha.menon@people.example',
    false,
  ]);
});

test('a body that is not JSON, too deep or too large is a 4xx', async () => {
  const { cookie } = await aMember(app.context());
  const change = (body: string) => sendBody(app, 'PATCH /api/users/update_profile', {}, cookie, body);
  expect((await change('{"name":')).status).toBe(400);
  expect((await change('['.repeat(49_000))).status).toBe(400);
  expect([400, 422]).toContain((await change(`${'['.repeat(49_000)}${']'.repeat(49_000)}`)).status);
  const tooLarge = await change(JSON.stringify({ name: 'a'.repeat(2_000_000) }));
  expect(tooLarge.status).toBe(413);
  expectSecurityHeaders(tooLarge);
  const stream = new ReadableStream({
    pull: (controller) => controller.enqueue(Buffer.alloc(64_000, 'a')),
  });
  const endless = { method: 'PATCH', headers: headersOf(cookie), body: stream, duplex: 'half' as const };
  expect((await app.fetch('/api/users/update_profile', endless)).status).toBe(413);
});
