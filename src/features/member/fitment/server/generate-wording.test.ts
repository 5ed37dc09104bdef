import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { unlockFitment } from './sell-fitment.ts';
import { aScoredApplication, openLanguageModel } from './testing.ts';

const model = await openLanguageModel();
const { requests, respondWith } = model;
const app = openTestApp(model.settings);
const ctx = () => app.context();

beforeEach(() => {
  requests.length = 0;
});

async function getReport(application: Awaited<ReturnType<typeof aScoredApplication>>) {
  const { data } = await app.call(application.member, 'GET /api/job_applications/fitment_score', {
    query: { job_application_id: application.applicationId },
  });
  if (!data.attributes.report) throw new Error('the report is locked');
  return data.attributes.report;
}

test('the model writes the summary of an unlocked report; the report names the model and keeps its score', async () => {
  model.respond = respondWith({
    summary: 'Your SQL and your dashboards already speak for you in this role. Python with pandas would help you most.',
    other_skills: [{ name: 'footfall', quote: 'three Power BI dashboards on footfall and conversion' }],
  });
  const application = await aScoredApplication(ctx());
  await app.runTasks();
  expect(requests).toEqual([]);

  await unlockFitment(ctx(), application.fitmentId);
  const before = await getReport(application);
  expect(before.wording).toBeNull();
  expect(before.summary).toContain('of the');
  await app.runTasks();
  const after = await getReport(application);
  expect(after.summary).toContain('Your SQL and your dashboards');
  expect(after.wording).toMatchObject({
    model: 'little-model',
    wrote_summary: true,
    other_skills: [{ name: 'footfall', where: 'resume' }],
  });
  expect({ ...after, summary: '', wording: null }).toEqual({ ...before, summary: '', wording: null });
});

test('the request follows the protocol and contains no personal data', async () => {
  model.respond = respondWith({ summary: '', other_skills: [] });
  const application = await aScoredApplication(ctx());
  await unlockFitment(ctx(), application.fitmentId);
  await app.runTasks();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: 'Bearer secret-of-the-endpoint',
    body: { model: 'little-model', temperature: 0 },
  });
  const sent = JSON.stringify(requests[0]?.body);
  expect(sent).toContain('Wrote SQL queries');
  for (const detail of ['Asha', 'Menon', 'asha@people.example', '+91 98', 'Kochi']) expect(sent).not.toContain(detail);
});

test('wrong statements of the model are not shown', async () => {
  model.respond = respondWith({
    summary: 'You score 99 points, so you are the perfect candidate for this wonderful role.',
    other_skills: [{ name: 'Kubernetes Wizardry', quote: 'Ran Kubernetes Wizardry for years' }],
  });
  const application = await aScoredApplication(ctx());
  await unlockFitment(ctx(), application.fitmentId);
  const before = await getReport(application);
  await app.runTasks();
  expect(await getReport(application)).toEqual(before);
});

test.each<[string, typeof model.respond]>([
  ['does not answer in JSON', respondWith('I would rather not.')],
  ['sends an empty response', (_request, response) => response.end()],
  ['fails', (_request, response) => response.writeHead(500).end('<h1>no</h1>')],
  ['is busy', (_request, response) => response.writeHead(429, { 'retry-after': '1' }).end('{}')],
  ['closes the connection', (request) => request.socket.destroy()],
])('the report is unchanged when the model %s', async (_case, response) => {
  model.respond = response;
  const application = await aScoredApplication(ctx());
  await unlockFitment(ctx(), application.fitmentId);
  const before = await getReport(application);
  await app.runTasks().catch((error: unknown) => expect(String(error)).not.toContain('secret-of-the-endpoint'));
  expect(await getReport(application)).toEqual(before);
});

test('a slow model does not block the report', async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const summary = 'Your SQL and your dashboards already speak for you in this role. Python would help most.';
  model.respond = (request, response) => void released.then(() => respondWith({ summary })(request, response));
  const application = await aScoredApplication(ctx());
  await unlockFitment(ctx(), application.fitmentId);
  const before = await getReport(application);
  const running = app.runTasks();
  while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await getReport(application)).toEqual(before);
  release();
  await running;
  expect((await getReport(application)).summary).toBe(summary);
});
