import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_FOLDER } from '#platform/db/backup/back-up.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { withClient } from '#platform/db/with-client.ts';
import { runCommand, startServer } from '../setup/server.ts';
import { signUpFollower } from '../setup/session.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder } from './filled-server.ts';

const MAX_MINUTES = 60;
const PROCESSES = 2;
const MEMBER = { name: 'Injection Iyer', email: 'injection.iyer@people.example' };
/** Answers that do not end a scan. */
const REFUSALS = '400,401,403,404,409,412,413,415,422,428,429';
/** The scanner tries the parts of an address that end with this; without one it tries the query, or the fields of the body. */
const MARK = '*';
/** What would end the session that the scanner uses, or the account. */
const SKIPPED = ['/api/users/auth/sign_out', '/api/users/delete_account', '/api/users/auth/sessions'];

export const drill: Drill = {
  title: 'sqlmap looks for injection in every parameter and body of the API document',
  needs: `the Debian package sqlmap; up to ${MAX_MINUTES} minutes`,
  run: async (say) => {
    const folder = makeDrillFolder();
    const server = await startServer(path.join(folder, 'data'), { LOG_LEVEL: 'error' }, undefined, 300_000);
    const planted = await startPlantedServer(path.join(folder, 'data'));
    try {
      const cookie = await signUpFollower(server.origin, MEMBER.name, []);
      runCommand(server, 'staff', 'add', MEMBER.email);
      const found = await scan(folder, 'planted', [request(planted.origin, 'GET', '/planted?query=analyst', cookie)]);
      assert.equal(found.filter((line) => !isRefuted(line)).length, 1, 'the scanner does not find what was planted');
      say('the scanner finds a parameter that was planted for it');
      const document = (await (await fetch(`${server.origin}/api/openapi.json`)).json()) as Document;
      const requests = requestsOf(document, server.origin, cookie);
      say(`${requests.length} requests to ${Object.keys(document.paths).length} addresses`);
      const parts = Object.values(Object.groupBy(requests, (_request, index) => index % PROCESSES));
      const findings = await Promise.all(parts.map((part = [], index) => scan(folder, `api-${index}`, part)));
      const [refuted, open] = [findings.flat().filter(isRefuted), findings.flat().filter((line) => !isRefuted(line))];
      assert.deepEqual(open, []);
      say(`${refuted.length} answers differed by chance, as the scanner itself found`);
      const session = await fetch(`${server.origin}/api/users/auth/sessions`, { headers: { cookie } });
      assert.equal(session.status, 200, 'the session of the scanner has ended meanwhile');
      assert.equal((await fetch(`${server.origin}/readyz`)).status, 200);
      assert.ok(!server.output().includes('"level":"error"'), server.output().slice(-2000));
      say('nothing was found, the server is ready, and it logged no error');
    } finally {
      planted.stop();
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** What the scanner took for an injection and could not use, because the answers differ by something else. */
const isRefuted = (line: string) => line.endsWith('false positive or unexploitable');

/** A server of one page that puts its parameter into a statement, in the database of the real one. */
async function startPlantedServer(dataDir: string) {
  const { url } = await startEmbedded(path.join(dataDir, DATABASE_FOLDER));
  const server = createServer((req, res) => {
    const text = new URL(req.url ?? '', 'http://a').searchParams.get('query') ?? '';
    withClient(url('pathlight'), (client) => client.query(`select title from jobs where 'analyst' = '${text}' limit 20`)).then(
      ({ rows }) => res.end(JSON.stringify(rows)),
      (error: unknown) => res.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

type Parameter = { name: string; in: string; schema?: Schema };
type Schema = { default?: unknown; enum?: unknown[]; type?: string; format?: string; minimum?: number };
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { example?: unknown }> } };
type Document = { paths: Record<string, Record<string, Operation>> };

/** Every GET with its query and every request with JSON; where an address has parameters, a second time to try those. */
function requestsOf({ paths }: Document, origin: string, cookie: string): string[] {
  return Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const json = requestBody?.content['application/json'];
      if (SKIPPED.some((skipped) => address.startsWith(skipped)) || (method !== 'get' && !json)) return [];
      const fill = (mark: string) =>
        parameters
          .filter((parameter) => parameter.in === 'path')
          .reduce((text, { name, schema }) => text.replace(`{${name}}`, valueOf(schema) + mark), address);
      const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name, schema }) => [name, valueOf(schema)]);
      const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
      const body = json && JSON.stringify(json.example ?? {}).replaceAll(MARK, '');
      const send = (target: string) => request(origin, method.toUpperCase(), target, cookie, body);
      const [plain, marked] = [fill(''), fill(MARK)];
      return [...(search || body ? [send(plain + search)] : []), ...(marked === plain ? [] : [send(marked)])];
    }),
  );
}

function valueOf(schema: Schema = {}): string {
  const value =
    schema.default ?? schema.enum?.[0] ?? (schema.format === 'uuid' ? '3fa85f64-5717-4562-b3fc-2c963f66afa6' : undefined);
  if (value !== undefined && value !== null) return typeof value === 'string' ? value : JSON.stringify(value);
  return schema.type === 'integer' || schema.type === 'number' ? String(schema.minimum ?? 1) : 'sql';
}

/** In the form of a proxy's log, which the scanner reads. */
function request(origin: string, method: string, address: string, cookie: string, body?: string): string {
  const headers = [`Host: ${new URL(origin).host}`, `Cookie: ${cookie}`, 'Sec-Fetch-Site: same-origin'];
  if (body !== undefined) headers.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
  return [`${method} ${address} HTTP/1.1`, ...headers, '', body ?? ''].join('\r\n');
}

/** Runs the scanner over the requests; returns the lines of its table of what can be injected. */
async function scan(folder: string, name: string, requests: readonly string[]): Promise<string[]> {
  const LINE = '='.repeat(54);
  const [log, results] = [path.join(folder, `${name}.log`), path.join(folder, `${name}.csv`)];
  fs.writeFileSync(log, requests.map((text) => `${LINE}\r\n${text}\r\n${LINE}\r\n`).join(''));
  // By conditions and by time, because no answer shows an error of the database.
  const kinds = ['--technique=BT', '--time-sec=2', '--dbms=PostgreSQL', '--level=1', '--risk=1'];
  const files = ['-l', log, `--output-dir=${path.join(folder, name)}`, `--results-file=${results}`];
  const manner = ['--batch', '--ignore-stdin', '--disable-coloring', '--timeout=20', '--retries=0', `--ignore-code=${REFUSALS}`];
  const child = spawn('sqlmap', [...files, ...kinds, ...manner], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const code = await Promise.race([ended, sleep(MAX_MINUTES * 60_000, 'late' as const)]);
  if (code === 'late') child.kill('SIGKILL');
  assert.equal(code, 0, `the scanner ended with ${code}:\n${output.slice(-3000)}`);
  assert.equal(output.match(/testing URL '/g)?.length, requests.length, 'requests that the scanner did not try');
  return fs.readFileSync(results, 'utf8').trim().split('\n').slice(1);
}
