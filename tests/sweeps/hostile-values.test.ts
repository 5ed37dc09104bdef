/** Every endpoint that takes JSON: no value in the place of a field causes a 500. */
import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { ADDRESSES, startFeedServer } from '#features/operations/sources/server/testing.ts';
import { createFixture } from '../architecture/good-fixture.ts';
import { VALID_REQUESTS, senderCookie } from '../architecture/good-requests.ts';
import { sendBody } from '../architecture/hostile-fields.ts';

const site = await startFeedServer();
site.publish('indeed', ADDRESSES.indeed, []);
afterAll(() => site.stop());
const app = openTestApp(
  {},
  {
    fetcher: site.fetcher,
    commentables: { open: { find: async () => ({ ownerId: null, title: 'An open thing', url: '/open' }) } },
  },
);

const USES = 10;
let uses = 0;
let fixture: ReturnType<typeof createFixture>;

/** Data for a request; ten of them share it, because it takes seconds to build. */
function useFixture() {
  if (uses % USES === 0) fixture = createFixture(app);
  uses += 1;
  return fixture;
}

test.each(Object.entries(VALID_REQUESTS))(
  '%s answers any value in the place of its fields without a 500',
  async (key, validRequest) => {
    const data = await useFixture();
    const parts = validRequest(data);
    const bodies = [...leaves(parts.json)].flatMap((path) => HOSTILE.map((value) => withReplaced(parts.json, path, value)));
    for (const body of bodies) {
      const response = await sendBody(app, key, parts, senderCookie(key, data), body);
      expect(response.status, `${body.slice(0, 300)} ${await response.text()}`).toBeLessThan(500);
    }
  },
);

test('no e-mail that followed has markup or a header from a field, and each has a text', async () => {
  await app.runTasks();
  const mails = await app.context().db.selectFrom('outbox_mails').select(['subject', 'html', 'recipient', 'reply_to']).execute();
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, html, recipient, reply_to } of mails) {
    expect(html).not.toMatch(/<\w+ data-planted/);
    expect(`${subject}${recipient}${reply_to}`).not.toMatch(/[\r\n]/);
  }
});

const MARKUP = '</title><script data-planted>alert(1)</script><img data-planted src=x onerror=alert(1)> written by somebody';

/** Replacements for a value, as JSON text. NUL and lone surrogates cannot be stored. */
const HOSTILE = [
  'null',
  '[]',
  '{}',
  '[["x"]]',
  'true',
  '-1',
  '1e400',
  '9007199254740993',
  '""',
  '"\\u0000 and ten more characters"',
  '"\\ud800 and ten more characters"',
  '"a\\r\\nBcc: x@evil.example"',
  `"${'(((((a+)+)+$%_\\\\'.repeat(4)}"`,
  JSON.stringify('😀'.repeat(300)),
  JSON.stringify(MARKUP),
  JSON.stringify('w'.repeat(10_000)),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
];

/** The paths to all primitive values of a body. */
function* leaves(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return yield path;
  for (const [name, inner] of Object.entries(value)) yield* leaves(inner, [...path, name]);
}

const PLACEHOLDER = '\u2603';
function withReplaced(body: unknown, path: readonly string[], text: string): string {
  const copy: unknown = structuredClone(body);
  let parent: unknown = copy;
  for (const name of path.slice(0, -1)) parent = Reflect.get(Object(parent), name);
  Reflect.set(Object(parent), path.at(-1) ?? '', PLACEHOLDER);
  return JSON.stringify(copy).replace(`"${PLACEHOLDER}"`, () => text);
}
