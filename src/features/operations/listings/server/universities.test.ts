import { beforeAll, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { searchables } from '#app/wiring/searchables.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { importPrograms, importUniversities } from '#features/catalogue/programs/server/index.ts';
import { aProgram, aUniversity } from '#features/catalogue/programs/server/testing.ts';

const app = openTestApp();
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
});
const reason = 'Asked by the university';
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
type Person = { cookie: string };
const read = async (person: Person, id: string) =>
  (await app.call(person, 'GET /api/staff/universities/{id}', { params: { id } })).data.attributes;
const versionFor = async (person: Person, id: string) => (await read(person, id)).version;
const setState = async (person: Person, id: string, state: 'published' | 'unpublished') =>
  app.call(person, 'POST /api/staff/universities/{id}/state', {
    params: { id },
    json: { version: await versionFor(person, id), state, reason },
  });
const merge = async (person: Person, id: string, into: string) =>
  app.call(person, 'POST /api/staff/universities/{id}/merge', {
    params: { id },
    json: { version: await versionFor(person, id), into, reason },
  });
const page = (code: string) => app.call(null, 'GET /api/universities/{code}', { params: { code } });
const programPage = (id: string) => app.call(null, 'GET /api/programs/{id}', { params: { id } });
const programsOf = async (code: string) =>
  (await app.call(null, 'GET /api/universities/{code}/programs', { params: { code } })).data.map(({ id }) => id);
const importOne = (row: object) => importUniversities(app.context(), JSON.stringify(row), { source: 'register' });

test('a university is added once per country, found by part of its name, and exported', async () => {
  const meera = await editor();
  const add = (json: { name: string; country: string; website?: string }) =>
    app.call(meera, 'POST /api/staff/universities', { json: { reason, ...json } });
  const { data } = await add({ name: 'Osprey University', country: 'India' });
  expect(data.attributes).toMatchObject({ code: 'osprey-university', region: 'India', state: 'published', programs: 0 });
  expect(data.attributes.history[0]?.attributes).toMatchObject({ action: 'university.add', reason });
  await expect(add({ name: 'OSPREY university', country: 'india' })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'name', message: expect.stringContaining('Osprey University is listed for this country') }] },
  });
  const abroad = await add({ name: 'Osprey University', country: 'Nepal' });
  expect(abroad.data.attributes.code).toMatch(/^osprey-university-[0-9a-f]{8}$/);
  await expect(add({ name: ' ', country: '', website: 'osprey' })).rejects.toMatchObject({
    status: 422,
    body: {
      errors: expect.arrayContaining([
        { path: 'name', message: 'Give it a name.' },
        { path: 'country', message: 'Name the country.' },
        { path: 'website', message: 'Give a full address that begins with https://.' },
      ]),
    },
  });
  const { data: found, meta } = await app.call(meera, 'GET /api/staff/universities', { query: { find: 'osprey' } });
  expect([meta.total, found.map(({ id }) => id).toSorted()]).toEqual([2, [data.id, abroad.data.id].toSorted()]);
  const csv = await (await app.call(meera, 'GET /api/staff/universities/export', { query: { find: 'osprey' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3);
});

test('what staff corrected of a university stays whatever an import states, until it is taken back', async () => {
  const meera = await editor();
  await importOne({ id: 'heron', name: 'Heron University', country: 'India', city: 'Pune' });
  const { data } = await app.call(meera, 'GET /api/staff/universities', { query: { find: 'Heron University' } });
  const id = data[0]?.id ?? '';
  const seen = await versionFor(meera, id);
  const edit = async (city: string, version?: string) =>
    app.call(meera, 'PATCH /api/staff/universities/{id}', {
      params: { id },
      json: { version: version ?? (await versionFor(meera, id)), reason, name: 'Heron University', country: 'India', city },
    });
  await edit('Mumbai');
  await importOne({ id: 'heron', name: 'Heron University', country: 'India', city: 'Nashik' });
  const { city, corrected, history } = await read(meera, id);
  expect([city, corrected]).toEqual(['Mumbai', [{ field: 'city', stated: 'Nashik' }]]);
  expect(history[0]?.attributes).toMatchObject({
    action: 'university.edit',
    changes: [{ field: 'city', before: 'Pune', after: 'Mumbai' }],
  });
  await expect(edit('Goa', seen)).rejects.toMatchObject({ status: 412, body: { code: 'listing-changed-meanwhile' } });
  await edit('Nashik');
  await importOne({ id: 'heron', name: 'Heron University', country: 'India', city: 'Nagpur' });
  expect(await read(meera, id)).toMatchObject({ city: 'Nagpur', corrected: [] });
});

test('an unpublished university is gone with its programs, also those that an import brings later, until it is published again', async () => {
  const ctx = app.context();
  const meera = await editor();
  const university = await aUniversity(ctx, { name: 'Plover University' });
  const [shown, alone] = [
    await aProgram(ctx, { universityId: university.id, title: 'Plover studies' }),
    await aProgram(ctx, { universityId: university.id, title: 'Plover songs' }),
  ];
  await ctx.db
    .updateTable('programs')
    .set({ hidden_at: new Date('2026-11-01') })
    .where('id', '=', alone)
    .execute();

  await setState(meera, university.id, 'unpublished');
  await expect(page(university.code)).rejects.toMatchObject({ status: 404 });
  await expect(programPage(shown)).rejects.toMatchObject({ status: 404 });
  expect((await app.call(null, 'GET /api/universities', { query: { query: 'plover' } })).data).toEqual([]);
  expect((await app.call(null, 'GET /api/programs', { query: { query: 'plover' } })).data).toEqual([]);
  expect((await app.call(null, 'GET /api/programs/compare', { query: { ids: shown } })).data).toEqual([]);
  // The search, and the sitemap, which asks the same.
  expect((await searchables.university(ctx, [university.id])).size + (await searchables.course(ctx, [shown])).size).toBe(0);
  const late = { id: 'late', title: 'Plover law', url: 'https://plover.example/law', university: university.code };
  await importPrograms(ctx, JSON.stringify(late), { source: 'plover' });
  expect((await app.call(null, 'GET /api/programs', { query: { query: 'plover' } })).data).toEqual([]);
  const { data: program } = await app.call(meera, 'GET /api/staff/programs/{id}', { params: { id: shown } });
  expect(program.attributes).toMatchObject({ state: 'unpublished', kept_off: true, can: { publish: false } });

  await setState(meera, university.id, 'published');
  expect((await page(university.code)).data.attributes.programs).toBe(2);
  expect(await programsOf(university.code)).toContain(shown);
  await expect(programPage(alone)).rejects.toMatchObject({ status: 404 });
});

test('of two editors who unpublish a university at once, one is told', async () => {
  const [meera, rohan] = [await editor(), await editor('Rohan Shah')];
  const { id } = await aUniversity(app.context());
  const version = await versionFor(meera, id);
  const unpublish = (person: Person) =>
    app.call(person, 'POST /api/staff/universities/{id}/state', {
      params: { id },
      json: { version, state: 'unpublished', reason },
    });
  const outcomes = await Promise.allSettled([unpublish(meera), unpublish(rohan)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } });
  expect((await read(meera, id)).history).toHaveLength(1);
});

test('a merged university lives on in the other one: programs, imports and its page', async () => {
  const ctx = app.context();
  const meera = await editor();
  const [kept, duplicate] = [
    await aUniversity(ctx, { name: 'Curlew University' }),
    await aUniversity(ctx, { name: 'Curlew Univ' }),
  ];
  const program = await aProgram(ctx, { universityId: duplicate.id });
  const { data } = await merge(meera, duplicate.id, kept.id);
  expect(data).toMatchObject({ id: kept.id, attributes: { programs: 1, duplicates: [{ code: duplicate.code }] } });
  expect((await page(duplicate.code)).data.attributes).toMatchObject({ code: kept.code, programs: 1 });
  expect(await programsOf(duplicate.code)).toEqual([program]);
  const late = { id: 'late', title: 'Curlew law', url: 'https://curlew.example/law', university: duplicate.code };
  await importPrograms(ctx, JSON.stringify(late), { source: 'curlew' });
  expect(await programsOf(kept.code)).toHaveLength(2);
  expect(await read(meera, duplicate.id)).toMatchObject({ state: 'merged', kept: { id: kept.id }, can: { edit: false } });
  await expect(setState(meera, duplicate.id, 'published')).rejects.toMatchObject({ body: { code: 'listing-merged' } });
  const other = await aUniversity(ctx, { name: 'Curlew Group' });
  await merge(meera, kept.id, other.id);
  expect((await page(duplicate.code)).data.attributes.code).toBe(other.code);
});

test('a university without programs is deleted after a fresh sign-in; one with programs is not', async () => {
  const ctx = app.context();
  const [meera, stale] = [await editor(), await aMember(ctx, { staff: ['editor'], signedInMinutesAgo: 11 })];
  const { id } = await aUniversity(ctx, { name: 'Dunlin University' });
  const remove = async (person: Person) =>
    app.call(person, 'POST /api/staff/universities/{id}/deletion', {
      params: { id },
      json: { version: await versionFor(person, id), reason },
    });
  const program = await aProgram(ctx, { universityId: id });
  await expect(remove(meera)).rejects.toMatchObject({ status: 409, body: { code: 'university-has-programs' } });
  await ctx.db.deleteFrom('programs').where('id', '=', program).execute();
  await expect(remove(stale)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
  await remove(meera);
  await expect(read(meera, id)).rejects.toMatchObject({ status: 404 });
});
