/** Test factories: an application with a parsed résumé and a score, and a language model. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aJob, anApplication } from '#features/catalogue/jobs/server/testing.ts';
import type { Context } from '#platform/http/context.ts';
import { beginFitment } from './begin-fitment.ts';
import { readResume } from '#features/base/resumes/server/index.ts';
import { scorePending } from './score-pending.ts';

export const AD = `We sell home goods in 61 stores and online.

## What you will do
- Write SQL every day: joins, CTEs and window functions.
- Own our Power BI dashboards for returns and footfall.
- Help the team read A/B tests on delivery promises.

## What we need
- Two years of experience as an analyst.
- Strong SQL and Excel, with pivots and lookups.
- Python with pandas for cleaning data.
- Power BI, and Git for sharing queries.
- Data modelling.
- A bachelor's degree in any field.

## Good to have
- Statistics and experiment design.
- Experience with Tableau.`;

export const RESUME = `Asha Menon
Kochi, Kerala | asha@people.example | +91 98 0000 0000

Summary
Analyst in the making with six years in retail.

Experience
Junior analyst, Trent Homeware, July 2024 to Present
- Wrote SQL queries joining orders and returns tables for the weekly stock report.
- Published three Power BI dashboards on footfall and conversion, used weekly by 14 store managers.
- Built a pivot-based sales tracker in Excel.

Store supervisor, Trent Homeware, May 2019 to June 2024
- Counted stock and presented monthly findings to the regional head.

Education
B.Com, Kerala University, 2019

Skills
SQL, Power BI, Excel, Communication`;

export type ScoredApplication = { member: TestMember; applicationId: string; fitmentId: string; jobSlug: string };

/** Creates an application whose résumé is parsed and scored. */
export async function aScoredApplication(
  ctx: Context,
  options: { resume?: string; title?: string; description?: string; member?: TestMember } = {},
): Promise<ScoredApplication> {
  const member = options.member ?? (await aMember(ctx, { name: 'Asha Menon' }));
  const job = await aJob(ctx, { title: options.title ?? 'Data analyst', description: options.description ?? AD });
  const application = await anApplication(ctx, { user_id: member.id, job_id: job.id, resume: options.resume ?? RESUME });
  await beginFitment(ctx, { applicationId: application.id, userId: member.id });
  const { id } = await ctx.db
    .selectFrom('fitment_scores')
    .select('id')
    .where('job_application_id', '=', application.id)
    .executeTakeFirstOrThrow();
  if (application.resume_id !== null) await readResume(ctx, { resumeId: application.resume_id });
  await scorePending(ctx, { fitmentId: id });
  return { member, applicationId: application.id, fitmentId: id, jobSlug: job.slug };
}

type ModelRequest = { path: string; authorization: string | undefined; body: { model: string; messages: { content: string }[] } };

/** A server that speaks the protocol of language models; a test sets its response. It closes after the file's tests. */
export async function openLanguageModel() {
  const requests: ModelRequest[] = [];
  const model = { requests, respondWith, respond: respondWith({}), settings: {} };
  const server = createServer((request, response) => {
    void readRequest(request).then((received) => {
      requests.push(received);
      model.respond(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const { port } = server.address() as AddressInfo;
  model.settings = {
    LLM_BASE_URL: `http://127.0.0.1:${port}/v1`,
    LLM_API_KEY: 'secret-of-the-endpoint',
    LLM_MODEL: 'little-model',
  };
  return model;
}

const readRequest = async (request: IncomingMessage): Promise<ModelRequest> => ({
  path: request.url ?? '',
  authorization: request.headers.authorization,
  body: JSON.parse(await text(request)) as ModelRequest['body'],
});

function respondWith(content: unknown): RequestListener {
  return (_request, response) => {
    const message = { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content) };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: '1', object: 'chat.completion', created: 1, model: 'little-model', choices }));
  };
}
