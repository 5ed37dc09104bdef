import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { demo } from '#app/wiring/demo.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import type { PackFields } from '#features/catalogue/boards/contract.ts';
import { findPack, findPackOfPlan, purgeBoards } from '#features/catalogue/boards/server/index.ts';
import { aBoard, loadLearningPacks } from '#features/catalogue/boards/server/testing.ts';
import { aDraftPack, aPackText, REASON } from './testing.ts';

const categories = ['interviews'];
const app = openTestApp();
const editor = (name = 'Meera Pillai') => aMember(app.context(), { name, staff: ['editor'] });
const at = (iso: string) => app.clock.advance(Date.parse(iso) - app.clock.now().getTime());

let meera: Awaited<ReturnType<typeof aMember>>;
let fan: Awaited<ReturnType<typeof aMember>>;
beforeAll(async () => {
  await loadLearningPacks(app.context());
  [meera, fan] = [await editor(), await aMember(app.context())];
});

const become = async (slug: string, version: number, state: 'draft' | 'published' | 'deleted') =>
  (await app.call(meera, 'POST /api/staff/packs/{slug}/state', { params: { slug }, json: { version, state, reason: REASON } }))
    .data.attributes;
const change = async (person: TestUser, slug: string, version: number, fields: Partial<PackFields>) =>
  (
    await app.call(person, 'PUT /api/staff/packs/{slug}', {
      params: { slug },
      json: { ...aPackText({ categories, ...fields }), version, reason: REASON },
    })
  ).data.attributes;
const read = async (slug: string) => (await app.call(meera, 'GET /api/staff/packs/{slug}', { params: { slug } })).data.attributes;
const open = async (person: TestUser | null, board_slug: string) =>
  (await app.call(person, 'GET /api/boards/{board_slug}', { params: { board_slug } })).data.attributes;

/** Where readers find a pack: lists, the community's page, recommendations, search, the sitemap, its address, plans. */
async function placesOf(slug: string, title: string) {
  await app.context().enqueue('boards.note-times', {});
  await app.runTasks();
  await app.updateSearchIndex();
  const has = (answer: unknown) => JSON.stringify(answer).includes(slug);
  return {
    list: has(await app.call(null, 'GET /api/boards/learning_packs', { query: { per_page: 50 } })),
    community: has(await app.call(null, 'GET /api/categories/topic_board_lists', { query: { id: 'interviews' } })),
    recommended: has(await app.call(null, 'GET /api/boards/to_follow', { query: { per_page: 50 } })),
    search: has(await app.call(null, 'GET /api/universal_search', { query: { query: title } })),
    sitemap: (await (await app.fetch('/sitemaps/boards.xml')).text()).includes(slug),
    page: (await app.fetch(`/api/boards/${slug}`)).status === 200,
    plan: (await findPack(app.context(), slug)) !== undefined,
  };
}

test('a pack is nowhere while it is scheduled, everywhere from its beginning, and nowhere after its end', async () => {
  const title = 'Kites in December';
  const times = { starts_at: '2026-12-01T04:30:00Z', ends_at: '2026-12-02T04:30:00Z' };
  const { id: slug } = await aDraftPack(app, meera, { categories, title, position: 0, ...times });
  expect(slug).toBe('kites-in-december');
  const nowhere = Object.fromEntries(Object.keys(await placesOf(slug, title)).map((place) => [place, false]));
  expect(await placesOf(slug, title)).toEqual(nowhere);
  expect(await become(slug, 1, 'published')).toMatchObject({ state: 'scheduled' });
  at('2026-12-01T04:29:59Z');
  expect(await placesOf(slug, title)).toEqual(nowhere);
  at('2026-12-01T04:30:00Z');
  expect(await placesOf(slug, title)).toEqual(Object.fromEntries(Object.keys(nowhere).map((place) => [place, true])));
  at('2026-12-02T04:30:00Z');
  expect(await placesOf(slug, title)).toEqual(nowhere);
  at('2026-11-21T09:00:00Z');
});

test('editors open a draft at its address, with cards made of its text; nobody else does', async () => {
  const { id: slug } = await aDraftPack(app, meera, { categories: ['Job search', 'interviews'] });
  const attributes = await open(meera, slug);
  expect(attributes).toMatchObject({ only_staff: true, card_count: 2, categories: ['job-search', 'interviews'] });
  expect(attributes.cards).toMatchObject([
    { title: 'Cut the paper', text: 'Measure twice.\n- once along\n- once across', anchor: 'cut-the-paper', url: '' },
    { title: 'Tie the bridle', text: 'Two strings.', url: 'https://example.org/bridle', link_title: 'A film' },
  ]);
  for (const person of [null, fan, await aMember(app.context(), { staff: ['moderator'] })])
    await expect(open(person, slug)).rejects.toMatchObject({ status: 404 });
});

test('members keep what they have done when titles change, a card is taken out and put back, and the pack is hidden', async () => {
  const { id: board_slug } = await aDraftPack(app, meera, { categories });
  await become(board_slug, 1, 'published');
  await app.call(fan, 'POST /api/boards/{board_slug}/follow', { params: { board_slug } });
  for (const { id: card_id } of (await open(fan, board_slug)).cards)
    await app.call(fan, 'PUT /api/boards/{board_slug}/cards/{card_id}/done', { params: { board_slug, card_id } });
  const { cards } = await read(board_slug);
  expect(cards).toContain('## Cut the paper {#cut-the-paper}');
  await change(meera, board_slug, 2, { cards: '## Fold the paper {#cut-the-paper}\nGently.' });
  expect(await open(fan, board_slug)).toMatchObject({
    done_count: 1,
    card_count: 1,
    cards: [{ title: 'Fold the paper', done: true }],
  });
  await become(board_slug, 3, 'deleted');
  await expect(open(fan, board_slug)).rejects.toMatchObject({ status: 404 });
  expect(await become(board_slug, 4, 'published')).toMatchObject({ state: 'shown' });
  await become(board_slug, 5, 'draft');
  expect(await findPackOfPlan(app.context(), board_slug)).toBeDefined();
  await become(board_slug, 6, 'published');
  await change(meera, board_slug, 7, { cards });
  expect(await open(fan, board_slug)).toMatchObject({ done_count: 2, card_count: 2, following: true, only_staff: false });
});

test('a pack of a file stays as editors left it: files, the end of the demo and the nightly purge leave it', async () => {
  const context = app.context();
  const [changed, deleted] = (await app.call(meera, 'GET /api/staff/packs', { query: { state: 'shown' } })).data
    .filter(({ attributes }) => attributes.from_file)
    .map(({ id }) => id);
  if (!changed || !deleted) throw new Error('the demo has too few packs');
  const { cards, card_count, version } = await read(changed);
  expect(await change(meera, changed, version, { title: 'Corrected by an editor', cards })).toMatchObject({
    from_file: false,
    card_count,
    cards,
  });
  await become(deleted, 1, 'deleted');
  at('2027-01-21T09:00:00Z');
  await purgeBoards(context);
  await context.db.deleteFrom('catalogue_loads').where('name', '=', 'packs').execute();
  expect(await loadLearningPacks(context)).toBe(true);
  expect((await open(null, changed)).title).toBe('Corrected by an editor');
  expect((await read(deleted)).state).toBe('deleted');
  const packs = demo.find(({ table }) => table === 'boards');
  const { rows } = await sql<{ slug: string }>`select slug from boards where ${packs?.where}`.execute(context.db);
  expect(rows.filter(({ slug }) => slug === changed || slug === deleted)).toEqual([]);
  expect(rows.length).toBeGreaterThan(2);
  at('2026-11-21T09:00:00Z');
});

test('two editors change one pack: the second is told, and the log has what was before', async () => {
  const rohan = await editor('Rohan Shah');
  const { id: slug } = await aDraftPack(app, meera, { categories });
  await change(meera, slug, 1, { title: 'Kites in two steps' });
  await expect(change(rohan, slug, 1, { title: 'Kites in no step' })).rejects.toMatchObject({
    status: 412,
    body: { code: 'content-changed-meanwhile' },
  });
  expect((await read(slug)).history[0]?.attributes).toMatchObject({
    action: 'pack.change',
    changes: [{ field: 'title', before: 'Kites in three steps', after: 'Kites in two steps' }],
  });
});

test('the console finds and exports the editors’ packs, and never boards of members', async () => {
  const title = 'Umbrellas in order';
  await aDraftPack(app, meera, { categories, title });
  const { attributes } = await aBoard(app, fan, { title });
  const list = await app.call(meera, 'GET /api/staff/packs', { query: { find: 'umbrellas in' } });
  expect([list.data.length, list.meta.total]).toEqual([1, 1]);
  const csv = await (await app.call(meera, 'GET /api/staff/packs/export', { query: { find: 'umbrellas in' } })).text();
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(2);
  await expect(change(meera, attributes.slug, 1, {})).rejects.toMatchObject({ status: 404 });
});

test.each([
  [{ title: 'No' }, 'title'],
  [{ description: 'Short' }, 'description'],
  [{ categories: ['no-such-field'] }, 'categories'],
  [{ cards: 'A card without a title' }, 'cards'],
  [{ cards: '@novel moby-dick' }, 'cards'],
  [{ cards: '@insight no-such-insight' }, 'cards'],
  [{ cards: '## Twice\n\n## Twice' }, 'cards'],
  [{ starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-01T10:00:00Z' }, 'ends_at'],
])('%j is refused at its field', async (fields, field) => {
  await expect(aDraftPack(app, meera, { categories, ...fields })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: field }] },
  });
});
