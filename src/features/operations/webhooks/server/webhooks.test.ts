import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { tasks } from '#app/wiring/tasks.ts';
import { anApplicant } from '#features/operations/applicants/server/testing.ts';
import { anAd, aPublishedJob, publish } from '#features/operations/hiring-jobs/server/testing.ts';
import { WAITS_MS } from './send-delivery.ts';
import { aCompanyWithOwner, aWebhook, byId, startReceiver, webhookCalls } from './testing.ts';

const receiver = await startReceiver();
afterAll(() => receiver.stop());
const app = openTestApp({}, { fetcher: receiver.fetcher });
beforeEach(async () => {
  receiver.answerWith(204);
  await app.runTasks();
  receiver.received.length = 0;
});

const DAY_MS = 86_400_000;
const { sendTest, deliveriesOf, webhookOf } = webhookCalls(app);
/** What the schedule does each minute, and what it queues. */
const sweep = async () => {
  await tasks['webhooks.sweep'].run(app.context(), {});
  await app.runTasks();
};

/** Checks a message as a receiver does, at the time of the test. */
function verify(secret: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  vi.spyOn(Date, 'now').mockReturnValue(app.clock.now().getTime());
  try {
    return new Webhook(secret).verify(body, headers) as { type: string; data: Record<string, unknown> };
  } finally {
    vi.mocked(Date.now).mockRestore();
  }
}

test('an owner learns of jobs and applications by signed messages with ids and states, and no name or text of the applicant', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { secret } = await aWebhook(app, owner, slug);
  const job = await aPublishedJob(app, owner, slug);
  const { applicant, applicationId } = await anApplicant(app.context(), job.id, {
    name: 'Quorn Ashapillai',
    letter: 'My quornletter',
  });
  await app
    .context()
    .inTransaction((trx) => trx.publish('application.submitted', { applicationId, userId: applicant.id, jobId: job.id }));
  await app.call(owner, 'POST /api/hiring/jobs/{id}/applicants/stages', {
    params: { id: job.id },
    json: { applicants: [{ id: applicationId, from: 'submitted' }], stage: 'shortlisted' },
  });
  await app.call(applicant, 'POST /api/job_applications/{id}/withdraw', byId(applicationId));
  await app.call(owner, 'PUT /api/hiring/jobs/{id}', {
    ...byId(job.id),
    json: { version: 1, content: anAd({ title: 'Senior analyst' }) },
  });
  await publish(app, owner, job.id, 2);
  await app.call(owner, 'POST /api/hiring/jobs/{id}/close', { ...byId(job.id), json: { reason: 'filled' } });
  await app.call(owner, 'POST /api/hiring/jobs/{id}/reopen', byId(job.id));
  await app.runTasks();
  const messages = receiver.received.map((message) => verify(secret, message));
  expect(messages.map(({ type }) => type).toSorted()).toEqual([
    'application.moved',
    'application.received',
    'application.withdrawn',
    'job.changed',
    'job.closed',
    'job.published',
    'job.published',
  ]);
  expect(messages.find(({ type }) => type === 'application.moved')).toEqual({
    type: 'application.moved',
    timestamp: expect.any(String),
    data: {
      id: applicationId,
      status: 'shortlisted',
      job_id: job.id,
      company: slug,
      url: `http://localhost:3000/api/hiring/applicants/${applicationId}`,
    },
  });
  expect(messages.find(({ type }) => type === 'job.closed')?.data).toMatchObject({
    id: job.id,
    state: 'closed',
    close_reason: 'filled',
  });
  expect(JSON.stringify(receiver.received).toLowerCase()).not.toMatch(/quorn/);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(7);
});

test('a webhook is told only of the events that its owner chose, and of no other company', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const other = await aCompanyWithOwner(app, 'Other Lamps');
  const { id } = await aWebhook(app, owner, slug, { events: ['job.closed'] });
  const job = await aPublishedJob(app, owner, slug);
  const theirs = await aPublishedJob(app, other.owner, other.slug);
  for (const [person, one] of [
    [owner, job],
    [other.owner, theirs],
  ] as const)
    await app.call(person, 'POST /api/hiring/jobs/{id}/close', { ...byId(one.id), json: { reason: 'filled' } });
  expect((await deliveriesOf(owner, id)).map(({ event }) => event)).toEqual(['job.closed']);
});

test('a change that is rolled back is not told', async () => {
  const { company, slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  const job = await aPublishedJob(app, owner, slug);
  const before = (await deliveriesOf(owner, id)).length;
  const failing = app.context().inTransaction(async (trx) => {
    await trx.publish('job.changed', { jobId: job.id, change: 'changed' });
    throw new Error(`no ${company.slug}`);
  });
  await expect(failing).rejects.toThrow('no ');
  expect(await deliveriesOf(owner, id)).toHaveLength(before);
});

test.each([
  [302, { location: 'http://169.254.169.254/latest' }],
  [404, {}],
  [500, {}],
] as const)(
  'an answer of %i is a failure, which is tried again under the same id with a new time, and no redirect is followed',
  async (status, headers) => {
    const { slug, owner } = await aCompanyWithOwner(app);
    const { id, secret } = await aWebhook(app, owner, slug);
    receiver.answerWith(status, headers);
    await sendTest(owner, id);
    await app.runTasks();
    expect(await deliveriesOf(owner, id)).toMatchObject([{ event: 'webhook.test', state: 'waiting', attempts: 1, status }]);
    expect((await webhookOf(owner, id)).failing_since).not.toBeNull();
    receiver.answerWith(200);
    app.clock.advance(2 * (WAITS_MS[0] ?? 0));
    await sweep();
    expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'delivered', attempts: 2, status: 200 }]);
    expect((await webhookOf(owner, id)).failing_since).toBeNull();
    expect(receiver.received).toHaveLength(2);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(Number(second?.headers['webhook-timestamp'])).toBeGreaterThan(Number(first?.headers['webhook-timestamp']));
    if (second) expect(verify(secret, second).type).toBe('webhook.test');
    expect(receiver.dialled.some((address) => address.includes('169.254'))).toBe(false);
  },
);

test('after about a day of attempts a delivery is given up, and one press sends it again', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  receiver.answerWith(503);
  const { data: delivery } = await sendTest(owner, id);
  await app.runTasks();
  const began = app.clock.now().getTime();
  for (const wait of WAITS_MS) {
    app.clock.advance(wait * 1.1);
    await sweep();
  }
  expect(await deliveriesOf(owner, id)).toMatchObject([
    { state: 'failed', attempts: WAITS_MS.length + 1, status: 503, due_at: null },
  ]);
  const hours = (app.clock.now().getTime() - began) / 3_600_000;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThan(28);
  await sweep();
  expect(receiver.received).toHaveLength(WAITS_MS.length + 1);
  receiver.answerWith(204);
  await app.call(owner, 'POST /api/webhook_deliveries/{id}/resend', byId(delivery.id));
  await app.runTasks();
  expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'delivered', attempts: WAITS_MS.length + 2 }]);
  expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(delivery.id);
});

test('a webhook that answers 410 is switched off, what waits is given up, and its owner is notified until it is resumed', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  receiver.answerWith(410);
  await sendTest(owner, id);
  await app.runTasks();
  expect(await webhookOf(owner, id)).toMatchObject({ state: 'off', off_because: 'gone' });
  expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'failed', status: 410 }]);
  const notices = (await app.call(owner, 'GET /api/notifications')).data.map(({ attributes }) => attributes);
  expect(notices).toMatchObject([
    { kind: 'webhook-off', url: `/hiring/webhooks/${id}`, facts: { host: 'hooks.example', because: 'gone' } },
  ]);
  await expect(sendTest(owner, id)).rejects.toMatchObject({ status: 409, body: { code: 'webhook-not-active' } });
  await app.call(owner, 'POST /api/webhooks/{id}/resume', { ...byId(id), json: {} });
  expect(await webhookOf(owner, id)).toMatchObject({ state: 'active', off_because: null });
});

test('a webhook whose deliveries fail for three days is switched off, and its owner is notified', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  receiver.answerWith(500);
  for (let day = 0; day <= 3; day += 1) {
    await sendTest(owner, id);
    await app.runTasks();
    if (day < 3) expect((await webhookOf(owner, id)).state).toBe('active');
    app.clock.advance(DAY_MS);
  }
  expect(await webhookOf(owner, id)).toMatchObject({ state: 'off', off_because: 'failing' });
  expect((await app.call(owner, 'GET /api/notifications')).data[0]?.attributes.facts).toMatchObject({ because: 'failing' });
});

test('an address that is not public is refused when it is added, and when its name leads inside only later', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const refused = [
    'https://inside.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://user:secret@hooks.example/',
    'https://hooks.example:8443/',
    'https://169.254.169.254/latest',
  ];
  for (const url of refused)
    await expect(aWebhook(app, owner, slug, { url }), url).rejects.toMatchObject({
      status: 422,
      body: { errors: [{ path: 'url' }] },
    });
  await expect(aWebhook(app, owner, slug, { url: 'http://hooks.example/' })).rejects.toMatchObject({ status: 422 });
  const { id } = await aWebhook(app, owner, slug, { url: 'https://rebound.example/' });
  await expect(
    app.call(owner, 'PATCH /api/webhooks/{id}', { ...byId(id), json: { url: 'https://inside.example/' } }),
  ).rejects.toMatchObject({ status: 422 });
  await sendTest(owner, id);
  await app.runTasks();
  expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'waiting', status: null, problem: 'refused' }]);
  expect(receiver.received).toEqual([]);
});

test('a process that dies between the claim and the answer loses nothing: the message is sent once its claim has run out', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  const { data } = await sendTest(owner, id);
  // What a process leaves that was killed while it sent: the claim, and no outcome. Its task is gone as well.
  await app
    .context()
    .db.updateTable('webhook_deliveries')
    .set({ attempts: 1, locked_until: new Date(app.clock.now().getTime() + 60_000) })
    .where('id', '=', data.id)
    .execute();
  await app.runTasks();
  await sweep();
  expect(receiver.received).toEqual([]);
  app.clock.advance(60_000);
  await sweep();
  expect(receiver.received).toHaveLength(1);
  expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('for a day after a secret is replaced, messages are signed with both', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id, secret } = await aWebhook(app, owner, slug);
  const { data, meta } = await app.call(owner, 'POST /api/webhooks/{id}/roll_secret', { ...byId(id), json: {} });
  expect(meta.secret).not.toBe(secret);
  expect(data.attributes.former_secret_until).not.toBeNull();
  expect(JSON.stringify(await app.call(owner, 'GET /api/webhooks/{id}', byId(id)))).not.toContain('whsec_');
  await sendTest(owner, id);
  await app.runTasks();
  const [first] = receiver.received;
  for (const each of [secret, meta.secret]) if (first) expect(verify(each, first).type).toBe('webhook.test');
  app.clock.advance(DAY_MS);
  await sendTest(owner, id);
  await app.runTasks();
  const last = receiver.received.at(-1);
  if (!last) throw new Error('nothing was received');
  expect(verify(meta.secret, last).type).toBe('webhook.test');
  expect(() => verify(secret, last)).toThrow('No matching signature');
});

test('while a webhook is paused nothing is sent and nothing is written, and what waited is sent once it is resumed', async () => {
  const { slug, owner } = await aCompanyWithOwner(app);
  const { id } = await aWebhook(app, owner, slug);
  await sendTest(owner, id);
  await app.call(owner, 'POST /api/webhooks/{id}/pause', { ...byId(id), json: {} });
  await aPublishedJob(app, owner, slug);
  await app.runTasks();
  expect(receiver.received).toEqual([]);
  await app.call(owner, 'POST /api/webhooks/{id}/resume', { ...byId(id), json: {} });
  await sweep();
  expect((await deliveriesOf(owner, id)).map(({ event, state }) => [event, state])).toEqual([['webhook.test', 'delivered']]);
});
