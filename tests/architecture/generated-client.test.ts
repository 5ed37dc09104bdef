/**
 * A typed client is generated from the API document, compiles with the TypeScript of this project in strict mode, and reaches
 * the API.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, ORIGIN } from '#app/boot/testing.ts';
import { aMember, aToken } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';

const app = openTestApp();
/** Within the project, so that the client finds its packages. */
fs.mkdirSync('.data', { recursive: true });
const folder = fs.mkdtempSync(path.join('.data', 'generated-client-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** What a builder writes: a read by everybody, one with a token, and a change whose fields are checked. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

export async function read(baseUrl: string, token: string, fetch: (request: Request) => Promise<Response>) {
  const visitor = createClient<paths>({ baseUrl, fetch });
  const member = createClient<paths>({ baseUrl, fetch, headers: { authorization: \`Bearer \${token}\` } });
  const jobs = await visitor.GET('/api/jobs', { params: { query: { query: 'weaver' } } });
  const titles: string[] | undefined = jobs.data?.data.map((job) => job.attributes.title);
  const tracked = await member.GET('/api/tracker');
  // @ts-expect-error a resource has no such field
  jobs.data?.data.map((job) => job.attributes.no_such_field);
  // @ts-expect-error there is no such endpoint
  const missing = visitor.GET('/api/no_such_endpoint').catch(() => null);
  // @ts-expect-error a job is named by its slug
  await visitor.GET('/api/jobs/{slug}', { params: { path: {} } });
  const refused = await visitor.GET('/api/jobs/{slug}', { params: { path: { slug: 'no-such-job' } } });
  await missing;
  return { titles, tracked: tracked.response.status, refused: refused.error?.status };
}
`;

type Send = (request: Request) => Promise<Response>;
type Read = (baseUrl: string, token: string, fetch: Send) => Promise<Record<string, unknown>>;

beforeAll(async () => {
  const document = (await (await app.fetch('/api/openapi.json')).json()) as OpenAPI3;
  fs.writeFileSync(path.join(folder, 'api.d.ts'), astToString(await openapiTS(document)));
  fs.writeFileSync(path.join(folder, 'client.ts'), PROGRAM);
});

test('the generated client compiles in strict mode, and knows endpoints, parameters and fields', () => {
  const options = '--strict --exactOptionalPropertyTypes --noEmit --module nodenext --target es2024 --allowImportingTsExtensions';
  const compiler = path.join('node_modules', 'typescript-native', 'bin', 'tsc');
  const compile = () =>
    execFileSync('node', [compiler, ...options.split(' '), '--ignoreConfig', path.join(folder, 'client.ts')], {
      encoding: 'utf8',
    });
  expect(compile()).toBe('');
});

test('the generated client reads the API, with a token as well', async () => {
  const member = await aMember(app.context());
  const token = await aToken(app.context(), member, ['tracker:read']);
  await aJob(app.context(), { title: 'Weaver of silk' });
  await app.updateSearchIndex();
  const { read } = (await import(pathToFileURL(path.resolve(folder, 'client.ts')).href)) as { read: Read };
  const send: Send = (request) => app.fetch(request.url.slice(ORIGIN.length), request);
  expect(await read(ORIGIN, token, send)).toEqual({ titles: ['Weaver of silk'], tracked: 200, refused: 404 });
});
