import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { startFeedServer } from '#features/operations/sources/server/testing.ts';
import { sourcesCommand } from './sources.ts';

const site = await startFeedServer();
const app = openTestApp({}, { fetcher: site.fetcher });
afterAll(() => site.stop());
let kavya: TestMember;
beforeAll(async () => {
  kavya = await aMember(app.context(), { name: 'Kavya Iyer', staff: true });
});

/** What the command prints, and whether it succeeded. */
async function run(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const succeeded = await sourcesCommand.prepare(args)(app.context());
    return { succeeded, output: log.mock.calls.flat().join('\n') };
  } finally {
    log.mockRestore();
  }
}

const ADDRESS = 'kaveri.example/command.xml';

test('a source is added, run, listed, paused, resumed and removed, in the name of a member of staff', async () => {
  site.publish(
    'indeed',
    ADDRESS,
    [1, 2].map((number) => ({ id: `${number}`, title: `Stork ${number}` })),
  );
  const as = ['--as', kavya.slug];
  await run('add', 'Storks', `https://${ADDRESS}`, '--kind', 'indeed', '--schedule', 'weekly', ...as);
  expect(await run('run', 'Storks', ...as)).toMatchObject({ succeeded: true, output: expect.stringContaining('2 added') });
  expect((await run('list')).output).toMatch(/Storks\tindeed\tin-step\tweekly\t2 open jobs/);
  expect((await run('pause', 'Storks', ...as)).output).toBe('Storks: paused.');
  expect((await run('list')).output).toContain('\tpaused\t');
  await run('resume', 'Storks', ...as);
  expect((await run('list')).output).toContain('\tin-step\t');
  expect((await run('remove', 'Storks', '--jobs', 'close', ...as)).output).toBe('Storks: removed, 2 jobs closed.');
  expect((await run('list')).output).toBe('There are no sources of jobs.');
  const log = await app.call(kavya, 'GET /api/staff/audit_log', { query: { object: 'job_source' } });
  expect(log.data.map(({ attributes: { action, actor } }) => [action, actor?.name])).toEqual([
    ['job-source.remove', 'Kavya Iyer'],
    ['job-source.resume', 'Kavya Iyer'],
    ['job-source.pause', 'Kavya Iyer'],
    ['job-source.run', 'Kavya Iyer'],
    ['job-source.add', 'Kavya Iyer'],
  ]);
});

test('a run that skips rows did not succeed, and one that reads nothing usable is told from it', async () => {
  const address = 'orchid.example/command.jsonl';
  const row = { id: '1', title: 'Crane', company: 'Orchid', description: 'Too short.' };
  site.answer(address, { type: 'application/x-ndjson', body: JSON.stringify(row) });
  const as = ['--as', kavya.slug];
  await run('add', 'Cranes', `https://${address}`, '--kind', 'json-lines', ...as);
  await expect(run('run', 'Cranes')).rejects.toMatchObject({ name: 'UsageError' });
  expect(await run('run', 'Cranes', ...as)).toMatchObject({ succeeded: false, output: expect.stringContaining('1 skipped') });
  site.answer(address, { status: 404, body: '' });
  app.clock.advance(60_000);
  await expect(run('run', 'Cranes', ...as)).rejects.toMatchObject({ name: 'CommandError', isUnusable: true });
});

test('wrong arguments are said before anything is changed', async () => {
  for (const args of [
    ['explode'],
    ['run'],
    ['add', 'X', 'nowhere', '--kind', 'csv'],
    ['add', 'X', 'https://x.example', '--kind', 'fax'],
  ])
    expect(() => sourcesCommand.prepare(args)).toThrow(expect.objectContaining({ name: 'UsageError' }));
  expect(() => sourcesCommand.prepare(['remove', 'X'])).toThrow('Say --jobs close or --jobs keep.');
  await expect(run('run', 'Nobody knows it')).rejects.toMatchObject({ name: 'CommandError', isUnusable: false });
});
