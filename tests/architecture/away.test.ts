/** Whatever is read while the database or the stored files are away: the answer is soon there, and says when to come back. */
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import type { RequestParts } from '#platform/contract/request.ts';
import { openProxyOf, type DatabaseProxy } from '../faults/database-proxy.ts';
import { createOwnerFactories, type Fixture } from './owned-objects.ts';
import { GENERAL_READS, OWN_READS, requestOf } from './reads.ts';

let proxy: DatabaseProxy | undefined;
const app = openTestApp(
  { DATABASE_SILENCE_MS: '300', DATABASE_WAIT_MS: '2000' },
  {
    paymentSandbox: true,
    connectThrough: async (url) => {
      const [opened, throughProxy] = await openProxyOf(url);
      proxy = opened;
      return throughProxy;
    },
  },
);
const { createFixture } = createOwnerFactories(app);
let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(async () => proxy?.stop());

const filesOf = (name: string) => path.join(app.config.DATA_DIR, name);

describe.each([
  [
    'the stored files are',
    () => rename(filesOf('files'), filesOf('away')),
    () => rename(filesOf('away'), filesOf('files')),
    'GET /api/resumes/{id}/file',
  ],
  ['the database is', () => proxy?.watch(() => 'swallow'), () => proxy?.watch(undefined), 'GET /api/jobs'],
] as const)('while %s away', (_what, leave, comeBack, refusedKey) => {
  const refused = new Set<string>();
  beforeAll(() => leave());
  afterAll(() => comeBack());

  /** 503 with a time to come back, where it is no answer. */
  async function expectTold(key: string, parts: RequestParts): Promise<void> {
    for (const person of [fixture.member, null]) {
      const request = requestOf(person, key, parts);
      // From outside, because calls of a page end with it.
      const response = await app.fetchFrom('192.0.2.1', request.url, request);
      if (response.status === 503 && Number(response.headers.get('retry-after')) > 0) refused.add(key);
      else expect(response.status, await response.text()).toBeLessThan(500);
    }
  }

  test.each(OWN_READS)('%s tells its owner and a visitor', (key, row) =>
    expectTold(key, row.request(fixture[row.object], fixture)),
  );
  test.each(GENERAL_READS)('%s tells a member and a visitor', (key) => expectTold(key, {}));
  test(`${refusedKey} is refused`, () => {
    expect(refused).toContain(refusedKey);
  });
});
