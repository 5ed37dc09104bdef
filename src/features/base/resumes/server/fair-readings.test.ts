import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { tasks } from '#app/wiring/tasks.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { createLog } from '#platform/runtime/log.ts';
import { createWorker } from '#platform/tasks/tasks.ts';
import { READERS } from './documents/parse-document-in-worker.ts';
import { readResume } from './read-resume.ts';

let databaseUrl = '';
const app = openTestApp(
  {},
  {
    connectThrough: async (url) => {
      databaseUrl = url;
      return url;
    },
  },
);
const ctx = () => app.context();

const add = async (person: TestMember, content: string) => {
  const file = new File([content], `${content}.txt`, { type: 'text/plain' });
  return (await app.call(person, 'POST /api/resumes', { multipart: { file } })).data.id;
};
const statusesOf = async (person: TestMember) =>
  (await app.call(person, 'GET /api/resumes')).data.map(({ attributes }) => attributes.status);

/** The worker of a server in which only reading is replaced. */
async function startWorker(run: typeof readResume, concurrency = READERS): Promise<void> {
  const worker = createWorker({
    connectionString: databaseUrl,
    log: createLog('silent'),
    storeId: ctx().files.id,
    table: { ...tasks, 'resumes.read': { ...tasks['resumes.read'], concurrency, run } },
    context: ctx,
    ownsTables: true,
    runsTasks: true,
    retentionDays: 7,
  });
  await worker.start();
  onTestFinished(() => worker.stop());
}

test('while the slow files of one member are read, the file of another one is read', async () => {
  const [busy, other] = [await aMember(ctx()), await aMember(ctx())];
  const slow = new Set<string>();
  for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) slow.add(await add(busy, name));
  const begun: string[] = [];
  const gate = Promise.withResolvers<undefined>();
  onTestFinished(() => gate.resolve(undefined));
  await startWorker(async (work, input) => {
    begun.push(input.resumeId);
    if (slow.has(input.resumeId)) await gate.promise;
    await readResume(work, input);
  });
  await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 20_000 });
  await add(other, 'short');
  await vi.waitFor(async () => expect(await statusesOf(other)).toEqual(['read']), { timeout: 20_000 });
  expect(begun.filter((id) => slow.has(id))).toHaveLength(1);
  expect(new Set(await statusesOf(busy))).toEqual(new Set(['reading']));
  gate.resolve(undefined);
  await vi.waitFor(async () => expect(new Set(await statusesOf(busy))).toEqual(new Set(['read'])), { timeout: 30_000 });
});

test('files are read in turns: the first one of each member, then the second one', async () => {
  const members = [await aMember(ctx()), await aMember(ctx()), await aMember(ctx())];
  const names = new Map<string, string>();
  for (const [index, count] of [3, 2, 1].entries())
    for (let file = 1; file <= count; file += 1) {
      const name = `${'abc'[index]}${file}`;
      names.set(await add(members[index] as TestMember, name), name);
    }
  const order: string[] = [];
  await startWorker(async (work, input) => {
    order.push(names.get(input.resumeId) ?? '');
    await readResume(work, input);
  }, 1);
  await vi.waitFor(() => expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']), { timeout: 30_000 });
});

test('more than one file is read at a time', () => {
  expect(READERS).toBeGreaterThan(1);
  expect(tasks['resumes.read']).toMatchObject({ concurrency: READERS, runsPerGroup: 1 });
});
