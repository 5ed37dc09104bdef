import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { contract } from '#app/http/contract.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aResume } from '#features/base/resumes/server/testing.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { costOf, createTurns, TURNS } from './turns.ts';

const app = openTestApp();
const limits = { ...TURNS, search: { running: 2, waiting: 1 } };

test('work waits for its turn, in order, and what is too much is told to come back', async () => {
  const inTurn = createTurns(limits);
  const [gates, begun] = [[0, 1, 2].map(() => Promise.withResolvers<undefined>()), [] as number[]];
  const work = (index: number) =>
    inTurn('search', async () => {
      begun.push(index);
      await gates[index]?.promise;
      return index;
    });
  const results = [work(0), work(1), work(2)];
  await expect(work(3)).rejects.toMatchObject({ status: 503, body: { code: 'busy' }, headers: { 'retry-after': '5' } });
  // Another kind of work has turns of its own.
  expect(await inTurn('export', async () => 'made')).toBe('made');
  expect(begun).toEqual([0, 1]);
  gates[1]?.resolve(undefined);
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve(undefined);
  expect(await Promise.all(results)).toEqual([0, 1, 2]);
});

test('work that fails gives its turn to the next one', async () => {
  const inTurn = createTurns(limits);
  const fail = () => inTurn('search', () => Promise.reject(new Error('broken')));
  for (let time = 0; time < 5; time += 1) await expect(fail()).rejects.toThrow('broken');
  expect(await inTurn('search', async () => 'found')).toBe('found');
});

test('while as many exports are made and wait as may, the next one is a 503 with a time to come back', async () => {
  const asha = await aMember(app.context());
  await aResume(app.context(), { userId: asha.id, content: 'Asha Menon' });
  const { files } = app.running().services;
  const { get } = files;
  const gate = Promise.withResolvers<undefined>();
  files.get = async (key) => {
    await gate.promise;
    return get.call(files, key);
  };
  const send = () => app.fetch('/api/users/export', { headers: { cookie: asha.cookie } });
  const room = TURNS.export.running + TURNS.export.waiting;
  const sent = Array.from({ length: room + 3 }, send);
  const refused = await Promise.race(sent);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await app.fetch('/api/site')).status).toBe(200);
  gate.resolve(undefined);
  files.get = get;
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(room);
});

test('search, exports, documents and scores take turns', () => {
  const costs = new Map(Object.entries(contract).map(([key, endpoint]: [string, Endpoint]) => [key, costOf(endpoint)]));
  const costly = (cost: string) => [...costs].flatMap(([key, value]) => (value === cost ? [key] : []));
  expect(costly('search')).toContain('GET /api/universal_search');
  expect(costly('search')).toContain('GET /api/search_suggestions');
  expect(costly('score')).toContain('POST /api/fitment_scores');
  expect(costly('document')).toEqual(['GET /api/purchases/{id}/pdf', 'GET /api/purchases/{id}/refund_pdf']);
  expect(costly('export')).toContain('GET /api/users/export');
  // Every table that can be exported.
  for (const [key, cost] of costs)
    if (key.endsWith('/export') && key.startsWith('GET /api/staff')) expect(cost, key).toBe('export');
});
