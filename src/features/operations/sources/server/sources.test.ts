/** Sources of jobs as staff use them, with a local server that answers in the formats as their documentation describes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompanyWithoutEmployer } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { onlyFor, peopleByScope, statusesOf } from '#features/operations/staff/server/testing.ts';
import { runSource } from './run-source.ts';
import { addSource } from './save-source.ts';
import { ADDRESSES, createImport, DESCRIPTION, documentOf, FEEDS, startFeedServer, type FeedJob } from './testing.ts';

const site = await startFeedServer();
const app = openTestApp({}, { fetcher: site.fetcher });
const { findImported } = createImport(app);
afterAll(() => site.stop());

let editor: TestUser;
beforeAll(async () => {
  editor = await aMember(app.context(), { name: 'Kavya Iyer', staff: ['editor'] });
});

const jobs = (prefix: string, count: number): FeedJob[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, title: `${prefix} ${index + 1}` }));
const REASON = 'A reason that is long enough';
const create = async (kind: keyof typeof FEEDS, name: string, more: object = {}) =>
  (
    await app.call(editor, 'POST /api/job_sources', {
      json: { name, address: `https://${ADDRESSES[kind]}`, kind, schedule: 'daily', reason: REASON, ...more },
    })
  ).data;
const load = async (id: string) => (await app.call(editor, 'GET /api/job_sources/{id}', { params: { id } })).data.attributes;

const ID = { params: { id: '00000000-0000-4000-8000-000000000000' } };

test.each([
  ['GET /api/job_sources', 200, {}],
  ['GET /api/job_sources/export', 200, {}],
  ['GET /api/job_sources/{id}', 404, ID],
  ['GET /api/job_sources/{id}/runs', 404, ID],
  ['GET /api/job_sources/{id}/errors', 404, ID],
  ['PATCH /api/job_sources/{id}', 404, { ...ID, json: { company: 'Plover', reason: REASON } }],
  ['DELETE /api/job_sources/{id}', 404, { ...ID, query: { jobs: 'keep', reason: REASON } }],
  ['POST /api/job_sources/{id}/run', 404, { ...ID, json: { accept_fewer: false } }],
  ['PUT /api/job_sources/{id}/pause', 404, { ...ID, json: { reason: REASON } }],
  ['DELETE /api/job_sources/{id}/pause', 404, { ...ID, query: { reason: REASON } }],
] as const)('%s is for editors and administrators', async (key, found, parts) => {
  const isChange = !key.startsWith('GET');
  expect(await statusesOf(app, await peopleByScope(app), key, parts)).toEqual(onlyFor(['editor'], found, isChange));
});

test('only editors and administrators add sources', async () => {
  const support = await aMember(app.context(), { staff: ['support'] });
  const draft = {
    name: 'X',
    address: 'https://kaveri.example/x.xml',
    kind: 'indeed',
    schedule: 'daily',
    reason: REASON,
  } as const;
  await expect(app.call(support, 'POST /api/job_sources', { json: draft })).rejects.toMatchObject({ status: 403 });
  await expect(app.call(null, 'POST /api/job_sources', { json: draft })).rejects.toMatchObject({ status: 401 });
});

test.each(['greenhouse', 'lever', 'ashby', 'indeed', 'feed', 'json-lines'] as const)(
  'a %s source is tried out before it is saved, read, and shows what its fields became',
  async (kind) => {
    site.publish(kind, ADDRESSES[kind], jobs(`Kestrel ${kind}`, 3));
    const address = `https://${ADDRESSES[kind]}`;
    const company = kind === 'feed' ? 'Meridian Schools' : '';
    const trial = await app.call(editor, 'POST /api/job_sources/try_out', { json: { address, company } });
    expect(trial.data.attributes).toMatchObject({ kind, rows: 3, taken: 3, has_more: false, errors: [] });
    const { id } = await create(kind, `Kestrel ${kind}`, { company });
    await app.runTasks();
    const source = await load(id);
    expect(source).toMatchObject({ state: 'in-step', open_jobs: 3, error_count: 0, runs: [{ attributes: { added: 3 } }] });
    expect(source.sample[0]?.fields).toContainEqual(expect.objectContaining({ to: 'title', value: `Kestrel ${kind} 1` }));
    expect(source.sample[0]?.fields.find(({ to }) => to === 'apply')?.value).toMatch(/^https:/);
  },
);

test('the company that staff name replaces the one derived from a board, and places keep their country', async () => {
  site.publish('lever', ADDRESSES.lever.replace('nimbus', 'swift'), [
    { id: '77', title: 'Swift flyer', place: 'Zürich, Switzerland' },
  ]);
  const { id } = await create('lever', 'Swift', { address: 'https://jobs.lever.co/swift', company: 'Swift Works' });
  await app.runTasks();
  expect((await load(id)).runs[0]?.attributes.added).toBe(1);
  expect(await findImported('Swift flyer')).toMatchObject({ company_name: 'Swift Works' });
});

test('an answer that did not change is not read again, and a row without an address is an error by row', async () => {
  const address = 'orchid.example/one.jsonl';
  const rows = [
    { id: '1', title: 'Orchid grower', company: 'Orchid', description: DESCRIPTION, apply_url: 'https://orchid.example/1' },
    { id: '2', title: 'Orchid packer', company: 'Orchid', description: DESCRIPTION },
  ];
  site.answer(address, { type: 'application/x-ndjson', etag: '"one"', body: rows.map((row) => JSON.stringify(row)).join('\n') });
  const { id } = await create('json-lines', 'Orchid', { address: `https://${address}` });
  await app.runTasks();
  app.clock.advance(60_000);
  await app.call(editor, 'POST /api/job_sources/{id}/run', { params: { id }, json: { accept_fewer: false } });
  await app.runTasks();
  const source = await load(id);
  expect(source.runs.map(({ attributes }) => attributes.state)).toEqual(['not-modified', 'succeeded']);
  expect(source.errors).toEqual([
    { position: 2, at: 'line 2', title: 'Orchid packer', reason: 'It names no address to apply at.' },
  ]);
  const csv = await app.call(editor, 'GET /api/job_sources/{id}/errors', { params: { id } });
  expect(await csv.text()).toContain('2,line 2,Orchid packer,It names no address');
});

test('a reason is read in the language of whoever asks', async () => {
  const address = 'orchid.example/hindi.jsonl';
  site.answer(address, {
    type: 'application/x-ndjson',
    body: JSON.stringify({ id: '1', title: 'Orchid potter', company: 'Orchid' }),
  });
  const json = { address: `https://${address}` };
  const tryOut = (person: TestUser) => app.call(person, 'POST /api/job_sources/try_out', { json });
  expect((await tryOut(editor)).data.attributes.errors[0]?.reason).toBe('It has no description.');
  const { id } = await create('json-lines', 'Orchid in Hindi', json);
  await app.runTasks();
  expect(await load(id)).toMatchObject({
    errors: [{ reason: 'It has no description.' }],
    sample: [{ reason: 'It has no description.' }],
  });
  const inHindi = { ...editor, cookie: `${editor.cookie}; language=hi` };
  const hindi = 'इसमें विवरण नहीं है।';
  expect((await tryOut(inHindi)).data.attributes.errors[0]?.reason).toBe(hindi);
  expect((await app.call(inHindi, 'GET /api/job_sources/{id}', { params: { id } })).data.attributes).toMatchObject({
    errors: [{ reason: hindi }],
    sample: [{ reason: hindi }],
  });
});

test('a row without an address is taken for a company that reads applications here', async () => {
  const address = 'orchid.example/here.jsonl';
  const company = await aCompanyWithoutEmployer(app.context(), { slug: 'plover-works', name: 'Plover Works' });
  const row = { id: '1', title: 'Plover keeper', company: company.name, description: DESCRIPTION };
  site.answer(address, { type: 'application/x-ndjson', body: JSON.stringify(row) });
  const { id } = await create('json-lines', 'Plover', { address: `https://${address}` });
  await app.runTasks();
  expect(await load(id)).toMatchObject({ open_jobs: 0, errors: [{ reason: 'It names no address to apply at.' }] });
  await anEmployer(app.context(), company.id, { role: 'recruiter' });
  await app.call(editor, 'PATCH /api/job_sources/{id}', {
    params: { id },
    json: { company: 'Plover', reason: 'They were renamed' },
  });
  app.clock.advance(60_000);
  await app.call(editor, 'POST /api/job_sources/{id}/run', { params: { id }, json: { accept_fewer: false } });
  await app.runTasks();
  expect(await load(id)).toMatchObject({ open_jobs: 1, error_count: 0 });
  expect(await findImported('Plover keeper')).toMatchObject({ company_name: company.name, apply_url: null });
});

test('a run that staff ask for shows as running from then on, and is the run that is made', async () => {
  site.publish('feed', ADDRESSES.feed, jobs('Whimbrel', 1));
  const created = await create('feed', 'Whimbrel', { company: 'Whimbrel' });
  expect(created.attributes.state).toBe('running');
  await app.runTasks();
  app.clock.advance(60_000);
  const asked = await app.call(editor, 'POST /api/job_sources/{id}/run', {
    params: { id: created.id },
    json: { accept_fewer: false },
  });
  expect(asked.data.attributes).toMatchObject({ state: 'running', run_count: 2 });
  await app.runTasks();
  expect(await load(created.id)).toMatchObject({ state: 'in-step', run_count: 2, open_jobs: 1 });
});

test('an empty answer closes nothing until staff take it as it is, and three failures in a row are told to editors', async () => {
  const address = 'kaveri.example/empty.xml';
  site.publish('indeed', address, jobs('Curlew', 4));
  const { id } = await create('indeed', 'Curlew', { address: `https://${address}` });
  await app.runTasks();
  site.publish('indeed', address, []);
  for (const _ of [1, 2]) {
    app.clock.advance(60_000);
    await runSource(app.context(), id);
  }
  expect(await load(id)).toMatchObject({
    state: 'failing',
    open_jobs: 4,
    runs: [{ attributes: { state: 'suspicious' } }, {}, {}],
  });
  site.answer(address, { status: 500, body: '' });
  await runSource(app.context(), id);
  const notices = await app.call(editor, 'GET /api/notifications');
  expect(notices.data.map(({ attributes }) => attributes.kind)).toContain('source-failing');
  site.publish('indeed', address, []);
  for (const _ of [1, 2]) {
    app.clock.advance(60_000);
    await app.call(editor, 'POST /api/job_sources/{id}/run', { params: { id }, json: { accept_fewer: true, reason: REASON } });
    await app.runTasks();
  }
  expect(await load(id)).toMatchObject({ state: 'in-step', open_jobs: 0 });
});

test('an import that was interrupted goes on where it stopped', async () => {
  const text = FEEDS['json-lines'](jobs('Bittern', 250));
  const ctx = app.context();
  const source = await addSource(ctx, {
    name: 'Bittern',
    address: 'https://orchid.example/none',
    kind: 'json-lines',
    company: '',
    apply_url: '',
    schedule: 'manual',
  });
  const crash = new Error('the process ends');
  let batches = 0;
  const broken = runSource(ctx, source.id, {
    document: documentOf(text),
    onProgress: () => {
      batches += 1;
      if (batches === 2) throw crash;
    },
  });
  await expect(broken).rejects.toThrow(crash);
  const rows: number[] = [];
  const run = await runSource(ctx, source.id, {
    document: documentOf(text),
    onProgress: ({ rows_read }) => void rows.push(rows_read),
  });
  expect(rows).toEqual([250]);
  expect(run).toMatchObject({ state: 'succeeded', added: 250, unchanged: 0, rows_read: 250 });
});

test('two runs of a source do not overlap, and pausing ends the one under way', async () => {
  const address = 'orchid.example/two.jsonl';
  site.publish('json-lines', address, jobs('Dunlin', 250));
  const ctx = app.context();
  const { id } = await addSource(ctx, {
    name: 'Dunlin',
    kind: 'json-lines',
    address: `https://${address}`,
    company: '',
    apply_url: '',
    schedule: 'manual',
  });
  const second: unknown[] = [];
  const run = await runSource(ctx, id, {
    onProgress: async ({ rows_read }) => {
      if (rows_read !== 100) return;
      second.push(await runSource(ctx, id));
      await app.call(editor, 'PUT /api/job_sources/{id}/pause', { params: { id }, json: { reason: 'Their feed is wrong' } });
    },
  });
  expect(second).toEqual([null]);
  expect(run).toMatchObject({ state: 'stopped', rows_read: 100, added: 100, closed: 0 });
  await expect(
    app.call(editor, 'POST /api/job_sources/{id}/run', { params: { id }, json: { accept_fewer: false } }),
  ).rejects.toMatchObject({
    status: 409,
  });
  await app.call(editor, 'DELETE /api/job_sources/{id}/pause', { params: { id }, query: { reason: 'They mended it' } });
  const { history } = await load(id);
  expect(history.slice(0, 2).map(({ attributes: { action, reason, changes } }) => [action, reason, changes])).toEqual([
    ['job-source.resume', 'They mended it', [{ field: 'state', before: 'paused', after: 'active' }]],
    ['job-source.pause', 'Their feed is wrong', [{ field: 'state', before: 'active', after: 'paused' }]],
  ]);
  app.clock.advance(60_000);
  expect(await runSource(ctx, id)).toMatchObject({ state: 'succeeded', added: 150, unchanged: 100 });
});

test('a source is deleted after a fresh sign-in, with its jobs closed or left open, and the audit log says by whom', async () => {
  const address = 'kaveri.example/gone.xml';
  site.publish('indeed', address, jobs('Godwit', 2));
  const { id } = await create('indeed', 'Godwit', { address: `https://${address}` });
  await app.runTasks();
  const stale = await aMember(app.context(), { staff: true, signedInMinutesAgo: 30 });
  const remove = (person: TestUser) =>
    app.call(person, 'DELETE /api/job_sources/{id}', { params: { id }, query: { jobs: 'close', reason: 'The board is gone' } });
  await expect(remove(stale)).rejects.toMatchObject({ status: 401 });
  await remove(editor);
  await expect(load(id)).rejects.toMatchObject({ status: 404 });
  const open = await app
    .context()
    .db.selectFrom('jobs')
    .select('id')
    .where('title', 'like', 'Godwit%')
    .where('closed_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
  const administrator = await aMember(app.context(), { staff: ['administrator'] });
  const log = await app.call(administrator, 'GET /api/staff/audit_log', { query: { object: id } });
  expect(log.data.map(({ attributes: { action, actor } }) => [action, actor?.name])).toEqual([
    ['job-source.remove', 'Kavya Iyer'],
    ['job-source.add', 'Kavya Iyer'],
  ]);
  expect(log.data[0]?.attributes.reason).toBe('The board is gone');
  await expect(app.call(editor, 'GET /api/staff/audit_log')).rejects.toMatchObject({ status: 403 });
  expect((await app.call(editor, 'GET /api/staff')).data.attributes.counts).toHaveProperty('sources');
});

test('sources are exported as the list is narrowed, by editors after a fresh sign-in', async () => {
  const { id } = await create('feed', 'Sandpiper', { address: 'https://sandpiper.example/jobs.xml' });
  await create('feed', 'Godwit reserve', { address: 'https://godwit.example/jobs.xml' });
  const read = async (person: TestUser, find: string) =>
    (await app.call(person, 'GET /api/job_sources/export', { query: { find, kind: 'feed' } })).text();
  const lines = (await read(editor, 'SANDPIPER')).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${id},Sandpiper,feed,https://sandpiper.example/jobs.xml,,,daily,running,`);
  const stale = await aMember(app.context(), { staff: ['editor'], signedInMinutesAgo: 11 });
  await expect(read(stale, '')).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
  await expect(read(await aMember(app.context(), { staff: ['support'] }), '')).rejects.toMatchObject({ status: 403 });
});

test('a source says who changed it, why, and what it was before; the second of two who change it is told', async () => {
  site.publish('feed', ADDRESSES.feed, jobs('Snipe', 1));
  const { id } = await create('feed', 'Snipe', { company: 'Snipe' });
  const { address, company, apply_url, schedule: daily } = await load(id);
  const before = { address, company, apply_url, schedule: daily };
  const change = () =>
    app.call(editor, 'PATCH /api/job_sources/{id}', {
      params: { id },
      json: { schedule: 'weekly', before, reason: 'It changes once a week' },
    });
  await change();
  await expect(change()).rejects.toMatchObject({ status: 412, body: { code: 'source-changed-meanwhile' } });
  const { schedule, history } = await load(id);
  expect(schedule).toBe('weekly');
  expect(history[0]?.attributes).toMatchObject({
    action: 'job-source.change',
    actor: { name: 'Kavya Iyer' },
    reason: 'It changes once a week',
    changes: [{ field: 'schedule', before: 'daily', after: 'weekly' }],
  });
});
