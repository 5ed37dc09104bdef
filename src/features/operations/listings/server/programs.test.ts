import { beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { importPrograms } from '#features/catalogue/programs/server/index.ts';
import { aProgram, aUniversity } from '#features/catalogue/programs/server/testing.ts';
import { aConfirmedForm, anOpenProgram } from '#features/member/program-applications/server/testing.ts';

const app = openTestApp();
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
});
const reason = 'The provider wrote to us';
const editor = () => aMember(app.context(), { name: 'Meera Pillai', staff: ['editor'] });
type Person = { cookie: string };
const FACTS = {
  provider: 'Baker College',
  url: 'https://bread.example/rye',
  category: 'data-analysis',
  program_type: 'certificate',
  level: 'beginner',
  mode: 'online',
  language: 'en',
  cost: 'paid',
} as const;
const read = async (person: Person, id: string) =>
  (await app.call(person, 'GET /api/staff/programs/{id}', { params: { id } })).data.attributes;
const versionFor = async (person: Person, id: string) => (await read(person, id)).version;
const setState = async (person: Person, id: string, state: 'published' | 'unpublished') =>
  app.call(person, 'POST /api/staff/programs/{id}/state', {
    params: { id },
    json: { version: await versionFor(person, id), state, reason },
  });
const merge = async (person: Person, id: string, into: string) =>
  app.call(person, 'POST /api/staff/programs/{id}/merge', {
    params: { id },
    json: { version: await versionFor(person, id), into, reason },
  });
const remove = async (person: Person, id: string) =>
  app.call(person, 'POST /api/staff/programs/{id}/deletion', {
    params: { id },
    json: { version: await versionFor(person, id), reason },
  });
const page = (id: string) => app.call(null, 'GET /api/programs/{id}', { params: { id } });
const listed = async (query: string) =>
  (await app.call(null, 'GET /api/programs', { query: { query } })).data.map(({ id }) => id);

test('a program is added at its university, shown with what was stated, and each field says what is wrong with it', async () => {
  const meera = await editor();
  const university = await aUniversity(app.context(), { name: 'Osprey University' });
  const add = (json: object) =>
    app.call(meera, 'POST /api/staff/programs', { json: { ...FACTS, title: 'Osprey rye', reason, ...json } });
  const { data } = await add({
    university: 'osprey university',
    fee: 12_500,
    hours: 40,
    intakes: ['2027-01-15, apply by 2026-12-31', '2027-07-01'],
    skills: ['SQL'],
    outcomes: ['Bake rye'],
  });
  expect(data.attributes).toMatchObject({ state: 'published', source: 'editors', university: { code: university.code } });
  const shown = (await page(data.id)).data.attributes;
  expect(shown).toMatchObject({
    fee: 12_500,
    hours: 40,
    outcomes: ['Bake rye'],
    university: { code: university.code },
    intakes: [
      { starts_on: '2027-01-15', closes_on: '2026-12-31' },
      { starts_on: '2027-07-01', closes_on: null },
    ],
  });
  expect(await listed('osprey rye')).toEqual([data.id]);
  const issues = (paths: readonly string[]) => ({
    status: 422,
    body: { errors: expect.arrayContaining(paths.map((path) => expect.objectContaining({ path }))) },
  });
  await expect(add({ title: ' ', provider: '', url: 'rye', language: 'English', intakes: ['soon'] })).rejects.toMatchObject(
    issues(['title', 'provider', 'url', 'language', 'intakes']),
  );
  await expect(add({ category: 'no-such-category' })).rejects.toMatchObject(issues(['category']));
  await expect(add({ university: 'Nowhere' })).rejects.toMatchObject(issues(['university']));
  await expect(add({ skills: ['Levitation'] })).rejects.toMatchObject(issues(['skills']));
});

test('what staff corrected of a program stays whatever an import states, and is found by what it teaches now', async () => {
  const meera = await editor();
  const importRow = (price: string) =>
    importPrograms(
      app.context(),
      JSON.stringify({ id: 'heron', title: 'Heron course', url: 'https://heron.example/', price, category: 'data-analysis' }),
      { source: 'heron' },
    );
  await importRow('900');
  const [id = ''] = await listed('heron');
  const before = await read(meera, id);
  const { title, provider, url, category, program_type, level, mode, language, cost } = before;
  const facts = { title, provider, url, category, program_type, level, mode, language, cost };
  const edit = async (change: { fee: number; skills?: string[] }, version?: string) =>
    app.call(meera, 'PATCH /api/staff/programs/{id}', {
      params: { id },
      json: { ...facts, ...change, version: version ?? (await versionFor(meera, id)), reason },
    });
  await edit({ fee: 1_000, skills: ['SQL'] });
  await importRow('950');
  const after = await read(meera, id);
  expect([after.fee, after.skills]).toEqual([1_000, ['SQL']]);
  expect(after.corrected).toContainEqual({ field: 'fee_paise', stated: '950' });
  expect(await listed('heron sql')).toEqual([id]);
  expect(after.history[0]?.attributes).toMatchObject({
    action: 'program.edit',
    reason,
    changes: expect.arrayContaining([{ field: 'fee', before: '900', after: '1000' }]),
  });
  await expect(edit({ fee: 2 }, before.version)).rejects.toMatchObject({
    status: 412,
    body: { code: 'listing-changed-meanwhile' },
  });
  await edit({ fee: 950 });
  expect((await read(meera, id)).corrected.map(({ field }) => field)).not.toContain('fee_paise');
  await importRow('975');
  expect((await read(meera, id)).fee).toBe(975);
});

test('the curriculum and the reward of a referral are corrected, and stay as they are where a change does not name them', async () => {
  const meera = await editor();
  const { id, code } = await anOpenProgram(app.context(), { fee: 50_000, referral: 20_000 });
  const { title, provider, url, category, program_type, level, mode, language, cost } = await read(meera, id);
  const facts = { title, provider, url, category, program_type, level, mode, language, cost };
  const edit = async (change: { curriculum?: string; referral?: number; summary?: string }) =>
    (
      await app.call(meera, 'PATCH /api/staff/programs/{id}', {
        params: { id },
        json: { ...facts, ...change, version: await versionFor(meera, id), reason },
      })
    ).data.attributes;
  const curriculum = '## Week 1: rye\nFlour and water.\n\n## Week 2\nThe oven.';
  await edit({ curriculum, referral: 300 });
  const after = await edit({ summary: 'Rye, slowly.' });
  expect(after).toMatchObject({ curriculum, referral: 300, application_fee: 500 });
  expect(after.corrected).toContainEqual({ field: 'referral_paise', stated: '200' });
  expect(after.history[1]?.attributes.changes).toEqual(
    expect.arrayContaining([
      { field: 'referral', before: '200', after: '300' },
      { field: 'curriculum', before: null, after: curriculum },
    ]),
  );
  expect((await page(id)).data.attributes.curriculum).toEqual([
    { title: 'Week 1: rye', text: 'Flour and water.' },
    { title: 'Week 2', text: 'The oven.' },
  ]);
  const amounts = (await app.call(meera, 'GET /api/programs/referral_amounts')).data;
  expect(amounts.find(({ attributes }) => attributes.code === code)?.attributes.amount).toBe(300);
  const refusal = (path: string) => ({ status: 422, body: { errors: [expect.objectContaining({ path })] } });
  await expect(edit({ referral: 501 })).rejects.toMatchObject(refusal('referral'));
  await expect(edit({ curriculum: 'No title' })).rejects.toMatchObject(refusal('curriculum'));
  const json = { ...FACTS, category: 'data-analysis', title: 'Wren rye', referral: 10, reason };
  await expect(app.call(meera, 'POST /api/staff/programs', { json })).rejects.toMatchObject(refusal('referral'));
});

test('an unpublished program stays off the site whatever an import states, and members keep their application', async () => {
  const meera = await editor();
  const program = await anOpenProgram(app.context());
  const { member, id: form } = await aConfirmedForm(app, { code: program.code, fee: 0 });
  await setState(meera, program.id, 'unpublished');
  await expect(page(program.id)).rejects.toMatchObject({ status: 404 });
  await app.context().db.updateTable('programs').set({ withdrawn: false }).where('id', '=', program.id).execute();
  await expect(page(program.id)).rejects.toMatchObject({ status: 404 });
  const { data } = await app.call(member, 'GET /api/application_forms/{id}', { params: { id: form } });
  expect(data.attributes.program).toMatchObject({ title: program.title });
  await setState(meera, program.id, 'published');
  expect((await page(program.id)).data.id).toBe(program.id);
  await app.context().db.updateTable('programs').set({ withdrawn: true }).where('id', '=', program.id).execute();
  await expect(setState(meera, program.id, 'unpublished')).rejects.toMatchObject({ body: { code: 'listing-withdrawn' } });
  expect(await read(meera, program.id)).toMatchObject({ state: 'withdrawn', applications: 1, can: { publish: false } });
});

test('a merged program lives on in the other one: applications, comments, likes, cards, notes and its address', async () => {
  const ctx = app.context();
  const meera = await editor();
  const [kept, duplicate] = [await anOpenProgram(ctx), await anOpenProgram(ctx)];
  const { member, id: form } = await aConfirmedForm(app, { code: duplicate.code });
  const both = await aMember(ctx);
  const params = { id: duplicate.id };
  for (const id of [kept.id, duplicate.id]) await app.call(both, 'POST /api/programs/{id}/like', { params: { id } });
  await app.call(member, 'POST /api/programs/{id}/like', { params });
  await app.call(member, 'POST /api/programs/{id}/comments', { params, json: { body: 'Worth it' } });
  await app.call(member, 'POST /api/tracker/track', { json: { program_id: duplicate.id } });
  for (const id of [kept.id, duplicate.id]) await app.call(both, 'POST /api/tracker/track', { json: { program_id: id } });
  const { data: board } = await app.call(both, 'POST /api/boards', { json: { title: 'Rye', description: '', privacy: true } });
  const board_slug = board.attributes.slug;
  for (const ref of [kept.id, duplicate.id])
    await app.call(both, 'POST /api/boards/{board_slug}/pin_card_to_board', {
      params: { board_slug },
      json: { kind: 'program', ref },
    });

  const { data } = await merge(meera, duplicate.id, kept.id);
  expect(data).toMatchObject({ id: kept.id, attributes: { applications: 1, duplicates: [{ id: duplicate.id }] } });
  expect((await page(duplicate.id)).data).toMatchObject({ id: kept.id, attributes: { likes: 2 } });
  const comments = await app.call(null, 'GET /api/programs/{id}/comments', { params: { id: kept.id } });
  expect(comments.data.map(({ attributes }) => attributes.body)).toEqual(['Worth it']);
  const opened = await app.call(member, 'GET /api/application_forms/{id}', { params: { id: form } });
  expect(opened.data.attributes.program).toMatchObject({ code: kept.code });
  const terms = await app.call(member, 'GET /api/application_forms/start/{program_code}', {
    params: { program_code: duplicate.code },
  });
  expect(terms.data.attributes).toMatchObject({ code: kept.code, form: { id: form } });
  const { data: entries } = await app.call(both, 'GET /api/tracker', {});
  expect(entries.map(({ attributes }) => attributes.title).toSorted()).toEqual([kept.title, duplicate.title].toSorted());
  const { data: cards } = await app.call(both, 'GET /api/boards/{board_slug}', { params: { board_slug } });
  expect(cards.attributes.card_count).toBe(1);
  expect(await read(meera, duplicate.id)).toMatchObject({ state: 'merged', kept: { id: kept.id }, can: { edit: false } });
  await expect(merge(meera, duplicate.id, kept.id)).rejects.toMatchObject({ status: 409, body: { code: 'listing-merged' } });
});

test('a program with applications is merged only into one that takes them here, on the site, by a fresh sign-in', async () => {
  const ctx = app.context();
  const meera = await editor();
  const [duplicate, elsewhere] = [await anOpenProgram(ctx), await aProgram(ctx)];
  await aConfirmedForm(app, { code: duplicate.code });
  const issue = (message: string) => ({
    status: 422,
    body: { errors: [{ path: 'into', message: expect.stringContaining(message) }] },
  });
  await expect(merge(meera, duplicate.id, duplicate.id)).rejects.toMatchObject(issue('This is the duplicate itself'));
  await expect(merge(meera, duplicate.id, elsewhere)).rejects.toMatchObject(issue('takes no applications on this site'));
  await setState(meera, elsewhere, 'unpublished');
  await expect(merge(meera, duplicate.id, elsewhere)).rejects.toMatchObject(issue('Publish it first'));
  const stale = await aMember(ctx, { staff: ['editor'], signedInMinutesAgo: 11 });
  await expect(merge(stale, duplicate.id, elsewhere)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
});

test('a program is deleted while members have only notes about it, which stay theirs; one of the catalogue is not', async () => {
  const ctx = app.context();
  const meera = await editor();
  const member = await aMember(ctx);
  const id = await aProgram(ctx, { title: 'Dunlin course' });
  await app.call(member, 'POST /api/tracker/track', { json: { program_id: id } });
  await app.call(member, 'POST /api/programs/{id}/like', { params: { id } });
  const { data: comment } = await app.call(member, 'POST /api/programs/{id}/comments', { params: { id }, json: { body: 'Hm' } });
  await expect(remove(meera, id)).rejects.toMatchObject({ status: 409, body: { code: 'program-has-entries' } });
  await ctx.db.deleteFrom('comments').where('id', '=', comment.id).execute();
  await remove(meera, id);
  await expect(read(meera, id)).rejects.toMatchObject({ status: 404 });
  const { data: entries } = await app.call(member, 'GET /api/tracker', {});
  expect(entries.map(({ attributes }) => attributes.title)).toEqual(['Dunlin course']);
  const built = await aProgram(ctx, { source: 'catalogue' });
  await expect(remove(meera, built)).rejects.toMatchObject({ status: 409, body: { code: 'program-in-catalogue' } });
});

test('programs are found by university, state and id, and exported', async () => {
  const ctx = app.context();
  const meera = await editor();
  const university = await aUniversity(ctx, { name: 'Kestrel University' });
  const [first, second] = [
    await aProgram(ctx, { universityId: university.id }),
    await aProgram(ctx, { universityId: university.id, title: 'Kestrel maths' }),
  ];
  await setState(meera, first, 'unpublished');
  const find = async (query: { find: string; state?: 'unpublished' }) => {
    const { data, meta } = await app.call(meera, 'GET /api/staff/programs', { query });
    return [meta.total, data.map(({ id }) => id).toSorted()];
  };
  expect(await find({ find: 'kestrel' })).toEqual([2, [first, second].toSorted()]);
  expect(await find({ find: 'kestrel', state: 'unpublished' })).toEqual([1, [first]]);
  expect(await find({ find: second })).toEqual([1, [second]]);
  const csv = await (await app.call(meera, 'GET /api/staff/programs/export', { query: { find: 'kestrel' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3);
});
