/** A month of a source in three formats: random days on which jobs come, change and go, and the site fails or answers nothing. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { runSource } from './run-source.ts';
import { addSource } from './save-source.ts';
import { ADDRESSES, FEEDS, startFeedServer, type FeedJob } from './testing.ts';

const site = await startFeedServer();
const app = openTestApp({}, { fetcher: site.fetcher });
afterAll(() => site.stop());

const DAYS = 30;
const POOL = 8;

type Day =
  | { kind: 'jobs'; present: boolean[]; versions: number[] }
  | { kind: 'same' }
  | { kind: 'empty' }
  | { kind: 'error' }
  | { kind: 'truncated' };

const jobsOfDay = fc.record({
  kind: fc.constant('jobs' as const),
  // Most jobs are there on most days.
  present: fc.array(
    fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
    { minLength: POOL, maxLength: POOL },
  ),
  versions: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: POOL, maxLength: POOL }),
});
const day: fc.Arbitrary<Day> = fc.oneof(
  { weight: 6, arbitrary: jobsOfDay },
  { weight: 2, arbitrary: fc.constant({ kind: 'same' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'empty' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'error' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'truncated' as const }) },
);

/** What must hold, kept beside the source by the rules alone. */
type Expected = { open: boolean; misses: number; version: number };

type Format = 'greenhouse' | 'lever' | 'indeed';

/** Returns how many runs were trusted. */
async function liveThrough(kind: Format, days: readonly Day[], round: number): Promise<number> {
  const address = ADDRESSES[kind].replace(/marigold|nimbus|careers/, `$&${round}`);
  const ctx = app.context();
  const idOf = (index: number) => String(round * 100 + index + 1);
  const titleOf = (index: number, version: number) => `Rook ${kind} ${round} ${index} v${version}`;
  const source = await addSource(ctx, {
    name: `${kind} ${round}`,
    address: `https://${address}`,
    kind,
    company: 'Rook',
    apply_url: '',
    schedule: 'daily',
  });
  const expected = new Map<number, Expected>();
  const firstIds = new Map<number, string>();
  let shown: FeedJob[] = [];
  let trusted = 0;
  for (const today of days) {
    app.clock.advance(86_400_000);
    if (today.kind === 'jobs')
      shown = today.present.flatMap((isPresent, index) =>
        isPresent ? [{ id: idOf(index), title: titleOf(index, today.versions[index] ?? 1) }] : [],
      );
    const jobs = today.kind === 'empty' ? [] : shown;
    answerOn(today, kind, address, jobs);
    const run = await runSource(ctx, source.id);
    const isTrusted = run?.state === 'succeeded' || run?.state === 'not-modified';
    const isAnswer = today.kind === 'jobs' || today.kind === 'same';
    if (!isAnswer && today.kind !== 'empty') expect(run?.state).toBe('failed');
    if (isTrusted) trusted += 1;
    if (isTrusted) applyAnswer(expected, jobs, idOf);
    else expect(run?.closed).toBe(0);
    // Rows of a document that ends in the middle count as read, but nothing as gone.
    if (!isTrusted && today.kind === 'truncated') applySeen(expected, await storedTitles(source.namespace, idOf));
    await expectInStep(source.namespace, expected, firstIds, idOf);
  }
  return trusted;

  function applyAnswer(state: Map<number, Expected>, jobs: readonly FeedJob[], toId: (index: number) => string): void {
    for (let index = 0; index < POOL; index += 1) {
      const job = jobs.find(({ id }) => id === toId(index));
      const before = state.get(index);
      if (job) state.set(index, { open: true, misses: 0, version: Number(job.title.at(-1)) });
      else if (before?.open) state.set(index, { ...before, misses: before.misses + 1, open: before.misses + 1 < 2 });
    }
  }

  function applySeen(state: Map<number, Expected>, seen: Map<number, { title: string; misses: number }>) {
    for (const [index, { title, misses }] of seen)
      if (misses === 0) state.set(index, { open: true, misses: 0, version: Number(title.at(-1)) });
  }
}

/** What the site answers on a day. */
function answerOn(today: Day, kind: Format, address: string, jobs: readonly FeedJob[]): void {
  const etag = `"${jobs.map(({ id, title }) => `${id} ${title}`).join()}"`;
  if (today.kind === 'error') return site.answer(address, { status: 500, body: 'down' });
  if (today.kind !== 'truncated') return site.publish(kind, address, jobs, { etag });
  const body = FEEDS[kind](jobs);
  const type = kind === 'indeed' ? 'application/xml' : 'application/json';
  return site.answer(address, { type, body: body.slice(0, Math.floor(body.length * 0.7)) });
}

/** The jobs of a source as stored. */
async function storedJobs(namespace: string, ids: readonly string[]) {
  return app
    .context()
    .db.selectFrom('jobs')
    .leftJoin('job_source_rows', 'job_source_rows.job_id', 'jobs.id')
    .select(['jobs.id', 'jobs.source_id', 'jobs.title', 'jobs.closed_at', 'job_source_rows.misses'])
    .where('jobs.source', '=', namespace)
    .where('jobs.source_id', 'in', [...ids])
    .execute();
}

const sourceIdOf = (namespace: string, id: string) =>
  namespace === 'lever' ? `00000000-0000-4000-8000-${id.padStart(12, '0')}` : id;
const pool = (namespace: string, idOf: (index: number) => string) =>
  Array.from({ length: POOL }, (_, index) => sourceIdOf(namespace, idOf(index)));

async function storedTitles(namespace: string, idOf: (index: number) => string) {
  const ids = pool(namespace, idOf);
  const rows = await storedJobs(namespace, ids);
  return new Map(rows.map(({ source_id, title, misses }) => [ids.indexOf(source_id), { title, misses: misses ?? 0 }]));
}

async function expectInStep(
  namespace: string,
  expected: Map<number, Expected>,
  firstIds: Map<number, string>,
  idOf: (index: number) => string,
): Promise<void> {
  const ids = pool(namespace, idOf);
  const rows = await storedJobs(namespace, ids);
  // Nothing twice.
  expect(new Set(rows.map(({ source_id }) => source_id)).size).toBe(rows.length);
  expect(new Map(rows.map((row) => [ids.indexOf(row.source_id), row.closed_at === null]))).toEqual(
    new Map([...expected].map(([index, { open }]) => [index, open])),
  );
  for (const row of rows) {
    const index = ids.indexOf(row.source_id);
    expect(row.title.at(-1)).toBe(String(expected.get(index)?.version));
    // A job that is back is the same job.
    const firstId = firstIds.get(index) ?? row.id;
    firstIds.set(index, firstId);
    expect(row.id).toBe(firstId);
  }
}

test.each(['greenhouse', 'lever', 'indeed'] as const)(
  'jobs stay in step with a %s source for a month: nothing stale after two misses, nothing twice, nothing closed by a failed run',
  async (kind) => {
    let [round, trusted] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(day, { minLength: DAYS, maxLength: DAYS }), async (days) => {
        round += 1;
        trusted += await liveThrough(kind, days, round);
      }),
      { numRuns: 4, endOnFailure: true },
    );
    expect(trusted).toBeGreaterThan(DAYS);
  },
);
