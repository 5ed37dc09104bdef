/** Assistants over HTTP, with the client of the SDK. */
import { getRequestListener } from '@hono/node-server';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createServer as createHttpServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '#app/boot/testing.ts';
import { aMember, aToken, type TestMember } from '#features/base/accounts/server/testing.ts';
import { AD_TEXT } from '#features/base/own-ads/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { TOKEN_SCOPES, type TokenScope } from '#platform/contract/token-scope.ts';

const app = openTestApp({ RATE_LIMITS: 'true' });
const ctx = () => app.context();

let server: Server;
let address: URL;
const clients: Client[] = [];
beforeAll(async () => {
  // The global `Response` stays, because tests of other files run in this process.
  const listener = getRequestListener((request) => app.fetchFrom('127.0.0.1', new URL(request.url).pathname, request), {
    overrideGlobalObjects: false,
  });
  server = createHttpServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = new URL(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/mcp`);
});
afterAll(async () => {
  for (const client of clients) await client.close();
  server.close();
});

async function anAssistant(token: string) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  clients.push(client);
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    use: async (name: string, input: Record<string, unknown> = {}) => {
      const { isError, content } = await client.callTool({ name, arguments: input });
      const [first] = content as { text: string }[];
      return { isError: isError === true, text: first?.text ?? '' };
    },
  };
}
const assistantOf = async (member: TestMember, scopes: readonly TokenScope[] = TOKEN_SCOPES) =>
  anAssistant(await aToken(ctx(), member, scopes));
const resultOf = <T = unknown>({ isError, text }: { isError: boolean; text: string }): T => {
  expect([isError, text]).toEqual([false, text]);
  return JSON.parse(text) as T;
};

test('without a token, an assistant reads where to create one', async () => {
  const response = await app.fetch('/mcp', { method: 'POST', body: '{}' });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  expect(((await response.json()) as { detail: string }).detail).toContain(`${ORIGIN}/settings`);
});

test('a revoked or invented token is refused', async () => {
  const response = await app.fetch('/mcp', { method: 'POST', headers: { authorization: 'Bearer pathlight_x' } });
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer error="invalid_token"']);
  expect(((await response.json()) as { code: string }).code).toBe('token-invalid');
});

test('pages of other sites are refused, and so is a session without a token', async () => {
  const ana = await aMember(ctx());
  const token = await aToken(ctx(), ana, TOKEN_SCOPES);
  const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
  for (const method of ['POST', 'GET']) expect((await app.fetch('/mcp', { method, headers })).status).toBe(403);
  const withCookie = { cookie: ana.cookie, 'sec-fetch-site': 'same-origin' };
  expect((await app.fetch('/mcp', { method: 'POST', headers: withCookie })).status).toBe(401);
});

test('an assistant finds the tools that its token allows, and no others', async () => {
  const ana = await aMember(ctx());
  const all = await (await assistantOf(ana)).tools();
  expect(all.toSorted()).toEqual(
    [
      'add_application',
      'check_ad',
      'check_job',
      'get_job',
      'get_plan',
      'get_report',
      'list_applications',
      'list_plans',
      'list_reports',
      'list_resumes',
      'move_application',
      'save_job',
      'search_courses',
      'search_jobs',
    ].toSorted(),
  );
  const reader = await assistantOf(ana, ['tracker:read']);
  expect(await reader.tools()).toEqual(['list_applications']);
  expect(reader.client.getInstructions()).toContain('tracker:write');
  await expect(reader.use('save_job', { slug: 'any' })).rejects.toThrow(/save_job/);
});

test('an assistant searches jobs and saves one, as its member would', async () => {
  const ana = await aMember(ctx());
  const job = await aJob(ctx(), { title: 'Zymurgy analyst' });
  await app.updateSearchIndex();
  const assistant = await assistantOf(ana);
  const { jobs } = resultOf<{
    jobs: { attributes: { slug: string } }[];
  }>(await assistant.use('search_jobs', { query: 'zymurgy' }));
  expect(jobs.map(({ attributes }) => attributes.slug)).toEqual([job.slug]);
  expect(resultOf(await assistant.use('save_job', { slug: job.slug }))).toMatchObject({ saved: true });
  const { data } = await app.call(ana, 'GET /api/jobs', { query: { saved: 'true' } });
  expect(data.map(({ attributes }) => attributes.slug)).toEqual([job.slug]);
});

test('an assistant checks an ad and gets the free look, without points', async () => {
  const ana = await aMember(ctx());
  await app.call(ana, 'PATCH /api/users/profile', {
    json: {
      about: 'Six years in retail, where I wrote SQL queries for the weekly sales report.',
      experience: [{ title: 'Analyst', organisation: 'Trent', started_on: '2020-01', ended_on: null }],
      skills: ['SQL'],
    },
  });
  const assistant = await assistantOf(ana);
  const checking = assistant.use('check_ad', { ad: AD_TEXT });
  // The score is made by a task.
  let isDone = false;
  void checking.finally(() => (isDone = true));
  while (!isDone) {
    await app.runTasks();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const look = resultOf<{ status: string; job_application_id: string }>(await checking);
  expect(look.status).not.toBe('reading');
  expect(look).not.toHaveProperty('report');
  const report = resultOf(await assistant.use('get_report', { job_application_id: look.job_application_id }));
  expect(report).toMatchObject({ attributes: { unlocked: false, report: null } });
});

test('what cannot be done is a sentence: an ad that is none, a report of somebody else', async () => {
  const [ana, ben] = [await aMember(ctx()), await aMember(ctx())];
  const { applicationId } = await aScoredApplication(ctx(), { member: ben });
  const assistant = await assistantOf(ana);
  const short = await assistant.use('check_ad', { ad: 'Hello' });
  expect(short.isError).toBe(true);
  expect(short.text).toMatch(/^[A-Z].+\.$/);
  const foreign = await assistant.use('get_report', { job_application_id: applicationId });
  expect([foreign.isError, foreign.text]).toEqual([true, expect.stringMatching(/not found/)]);
});

test('an assistant tracks an application and moves it', async () => {
  const ana = await aMember(ctx());
  const assistant = await assistantOf(ana);
  const added = resultOf<{ id: string }>(await assistant.use('add_application', { title: 'Analyst', organisation: 'Trent' }));
  const moved = resultOf(await assistant.use('move_application', { id: added.id, stage: 'interview' }));
  expect(moved).toMatchObject({ attributes: { stage: 'interview' } });
  const { applications } = resultOf<{
    applications: { id: string }[];
  }>(await assistant.use('list_applications', { stage: 'interview' }));
  expect(applications.map(({ id }) => id)).toEqual([added.id]);
});

test('an assistant reads reports and plans', async () => {
  const ana = await aMember(ctx());
  const { applicationId } = await aScoredApplication(ctx(), { member: ana });
  const source = { source_type: 'JobApplication', source_id: applicationId } as const;
  const plan = (await app.call(ana, 'POST /api/roadmaps/by_source', { query: source })).data;
  const assistant = await assistantOf(ana, ['reports:read']);
  expect(resultOf(await assistant.use('list_reports'))).toMatchObject([{ job_application_id: applicationId }]);
  expect(resultOf(await assistant.use('list_plans'))).toMatchObject([{ id: plan.id }]);
  expect(resultOf(await assistant.use('get_plan', { id: plan.id }))).toMatchObject({ id: plan.id });
});

test('each token has calls of its own: one that has used its up gets 429, another and the member do not', async () => {
  const ana = await aMember(ctx());
  const [busy, idle] = [await aToken(ctx(), ana, TOKEN_SCOPES), await aToken(ctx(), ana, TOKEN_SCOPES)];
  const read = (token: string) =>
    app.fetchFrom('10.0.0.7', '/api/api_tokens/current', { headers: { authorization: `Bearer ${token}` } });
  for (let count = 0; count < 300; count += 1) await read(busy);
  const refused = await read(busy);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const headers = { authorization: `Bearer ${busy}` };
  expect((await app.fetchFrom('10.0.0.7', '/mcp', { method: 'POST', headers, body: '{}' })).status).toBe(429);
  expect((await read(idle)).status).toBe(200);
  const asMember = { headers: { cookie: ana.cookie } };
  expect((await app.fetchFrom('10.0.0.7', '/api/tracker', asMember)).status).toBe(200);
});
