import { spawnSync } from 'node:child_process';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLog } from './log.ts';

function aLog() {
  const lines: string[] = [];
  const log = createLog('debug', new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }));
  return { log, lines };
}

test.each(['cookie', 'authorization', 'token', 'code', 'credential', 'password', 'salt', 'email', 'phone', 'state', 'nonce'])(
  'fields named %s are redacted',
  (name) => {
    const { log, lines } = aLog();
    log.warn({ [name]: 'zebra', request: { [name]: 'zebra', body: { [name]: 'zebra' } } }, 'refused');
    expect(lines.join('')).toContain('refused');
    expect(lines.join('')).not.toContain('zebra');
  },
);

test('a database error is logged without the values of its row', () => {
  const { log, lines } = aLog();
  const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
    detail: 'Key (email)=(ana@people.example) already exists.',
    where: 'COPY users, line 1: "ana@people.example"',
  });
  log.error({ err: error }, 'a request failed');
  expect(lines.join('')).toContain('users_email');
  expect(lines.join('')).not.toContain('ana@people.example');
});

test('a line break in a text starts no new log line', () => {
  const { log, lines } = aLog();
  log.info({ agent: 'curl\r\n{"level":"error","msg":"forged"}' }, 'came\nby');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
});

test('an unhandled rejection is logged with an alert, and the process continues', () => {
  const script = `
    import { createLog, logUnhandledRejections } from '${pathToFileURL(path.join(import.meta.dirname, 'log.ts')).href}';
    logUnhandledRejections(createLog('error'));
    void Promise.reject(new Error('a query failed'));
    setTimeout(() => console.log('still here'), 50);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('still here');
  expect(status).toBe(0);
  const [line] = stdout.split('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 'error',
    alert: 'unhandled-rejection',
    err: { message: 'a query failed' },
  });
});
