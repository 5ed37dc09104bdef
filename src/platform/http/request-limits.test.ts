/** Limits that are counted before anything is looked up, and in all processes together. */
import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { startRedis } from '../../../tests/setup/fake-redis.ts';
import { SESSIONS_LIMIT, sessionsKey } from './request-limits.ts';

const RATE_LIMITS = { RATE_LIMITS: 'true' };
const START = '/api/users/auth/google/start';

async function countAllowed(times: number, call: (time: number) => Promise<Response>): Promise<number> {
  const responses = await Promise.all(Array.from({ length: times }, (_, time) => call(time)));
  return responses.filter(({ status }) => status !== 429).length;
}

describe('a request above a limit', () => {
  const app = openTestApp(RATE_LIMITS);
  let queries = 0;
  beforeAll(() => {
    const { services } = app.running();
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    Object.assign(services, { db: services.db.withPlugin(counting) });
  });

  /** The statuses of a request that is sent five times, and the number of queries that it causes. */
  async function repeat(call: () => Promise<Response>) {
    const before = queries;
    const statuses = new Set<number>();
    for (let time = 0; time < 5; time += 1) statuses.add((await call()).status);
    return { statuses: [...statuses], queries: queries - before };
  }

  test('costs no query: of an address without a session', async () => {
    const call = () => app.fetchFrom('203.0.113.1', '/api/jobs');
    expect((await repeat(call)).queries).toBeGreaterThan(0);
    await countAllowed(600, () => app.fetchFrom('203.0.113.1', START));
    expect(await repeat(call)).toEqual({ statuses: [429], queries: 0 });
  });

  test('costs no query: of a member, of one endpoint and of all', async () => {
    const asha = await aMember(app.context());
    const call = (path: string) => () => app.fetchFrom('203.0.113.2', path, { headers: { cookie: asha.cookie } });
    await countAllowed(20, call(START));
    expect(await repeat(call(START))).toEqual({ statuses: [429], queries: 0 });
    expect((await repeat(call('/api/resumes'))).statuses).toEqual([200]);
    await countAllowed(300, call('/api/users/auth/providers'));
    expect(await repeat(call('/api/resumes'))).toEqual({ statuses: [429], queries: 0 });
  });

  test('costs no query: of an address that invents sessions, which each cost one before', async () => {
    const call = () => app.fetchFrom('203.0.113.3', '/api/resumes', { headers: { cookie: `__Host-sid=${randomUUID()}` } });
    expect(await repeat(call)).toEqual({ statuses: [401], queries: 5 });
    const { limiter } = app.running().services;
    for (let time = 0; time < SESSIONS_LIMIT.max; time += 1) limiter.countHere(sessionsKey('203.0.113.3'), SESSIONS_LIMIT);
    expect(await repeat(call)).toEqual({ statuses: [429], queries: 0 });
  });

  test('a session that has ended counts like none, and a member at the same address is answered', async () => {
    const ended = () => app.fetchFrom('203.0.113.4', START, { headers: { cookie: `__Host-sid=${randomUUID()}` } });
    expect(await countAllowed(25, ended)).toBe(20);
    const asha = await aMember(app.context());
    expect((await app.fetchFrom('203.0.113.4', START, { headers: { cookie: asha.cookie } })).status).not.toBe(429);
  });
});

describe('processes with one Redis', async () => {
  const redis = await startRedis();
  afterAll(() => redis.stop());
  const settings = { ...RATE_LIMITS, REDIS_URL: process.env['REDIS_SERVER_URL'] ?? redis.url };
  const [first, second] = [openTestApp(settings), openTestApp(settings)];
  /** Waits until the processes count together: they do not while one of them has no connection yet. */
  const untilShared = () =>
    expect
      .poll(
        async () => {
          const key = randomUUID();
          const decisions = [];
          for (const app of [first, second])
            decisions.push((await app.running().services.limiter.count(key, { max: 1, seconds: 3600 })).allowed);
          return decisions;
        },
        { timeout: 15_000 },
      )
      .toEqual([true, false]);
  let last = 0;
  let ip = '';
  beforeEach(async () => {
    ip = `203.0.113.${(last += 1)}`;
    await untilShared();
  });
  const from = (app: TestApp) => () => app.fetchFrom(ip, START);

  test('count an address together', async () => {
    const allowed = [await countAllowed(12, from(first)), await countAllowed(12, from(second))];
    expect(allowed).toEqual([12, 8]);
    expect((await from(first)()).status).toBe(429);
  });

  test('lock nobody out while Redis gives no answer: each counts for itself, without waiting long', async () => {
    redis.isSilent = true;
    const begin = Date.now();
    expect(await countAllowed(25, from(first))).toBe(20);
    expect(await countAllowed(25, from(second))).toBe(20);
    expect(Date.now() - begin).toBeLessThan(5000);
    redis.isSilent = false;
  });

  test('count for themselves while Redis is away, and together once it is back', async () => {
    redis.disconnectClients();
    expect(await countAllowed(5, from(first))).toBe(5);
    await untilShared();
  });
});
