/** Permissions of boards on every endpoint. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { boardPolicy } from './policy.ts';
import { aBoard, aCard } from './testing.ts';

const app = openTestApp();

async function aWorld(privacy: boolean) {
  const ctx = app.context();
  const [admin, helper, stranger, staff] = [
    await aMember(ctx, { name: 'Asha Admin' }),
    await aMember(ctx, { name: 'Hari Helper' }),
    await aMember(ctx),
    await aMember(ctx, { staff: true }),
  ];
  const { slug: board_slug } = (await aBoard(app, admin, { title: 'Leaving Lumen quietly', privacy })).attributes;
  const params = { board_slug };
  await app.call(admin, 'POST /api/boards/{board_slug}/collaborators', { params, json: { user_id: helper.id } });
  const { id: card_id } = await aCard(app, admin, board_slug, 'Whom I wrote to');
  const { data } = await app.call(admin, 'POST /api/boards/{board_slug}/sections', { params, json: { title: 'Letters' } });
  return { admin, helper, stranger, staff, board_slug, card_id, section_id: data.attributes.sections[0]?.id ?? '' };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const ask = async (person: TestUser | null, key: string, parts: RequestParts) => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, parts, ORIGIN, { headers });
  return app.fetch(request.url, request);
};

type Door = [key: string, parts: (world: World) => RequestParts];
const board = ({ board_slug }: World) => ({ params: { board_slug } });
const card = ({ board_slug, card_id }: World) => ({ params: { board_slug, card_id } });
const section = ({ board_slug, section_id }: World) => ({ params: { board_slug, section_id } });

const LOOKING: Door[] = [
  ['GET /api/boards/{board_slug}', board],
  ['GET /api/boards/{board_slug}/export', board],
];
const ARRANGING: Door[] = [
  ['POST /api/boards/{board_slug}/pin_card_to_board', (world) => ({ ...board(world), json: { kind: 'note', title: 'x' } })],
  ['PATCH /api/boards/{board_slug}/cards/{card_id}', (world) => ({ ...card(world), json: { note: 'x' } })],
  ['PUT /api/boards/{board_slug}/order', (world) => ({ ...board(world), json: { groups: [] } })],
  ['POST /api/boards/{board_slug}/sections', (world) => ({ ...board(world), json: { title: 'x' } })],
  ['PATCH /api/boards/{board_slug}/sections/{section_id}', (world) => ({ ...section(world), json: { title: 'x' } })],
  ['DELETE /api/boards/{board_slug}/sections/{section_id}', section],
  ['DELETE /api/boards/{board_slug}/cards/{card_id}', card],
  ['POST /api/boards/{board_slug}/cards/{card_id}/restore', card],
];
const RULING: Door[] = [
  ['PATCH /api/boards/{board_slug}', (world) => ({ ...board(world), json: { title: 'x' } })],
  ['POST /api/boards/{board_slug}/collaborators', (world) => ({ ...board(world), json: { user_id: world.stranger.id } })],
  ['DELETE /api/boards/{board_slug}/collaborators', (world) => ({ ...board(world), query: { user_id: world.stranger.id } })],
  ['DELETE /api/boards/{board_slug}', board],
];

test.each([...LOOKING, ...ARRANGING, ...RULING])(
  'of a private board %s is indistinguishable from a missing one for strangers, visitors and staff',
  async (key, parts) => {
    const world = await aWorld(true);
    for (const person of [world.stranger, world.staff, null]) {
      const refused = await ask(person, key, parts(world));
      const nothing = await ask(person, key, parts({ ...world, board_slug: 'there-is-none-abc234' }));
      expect(refused.status).toBe(person === null && !key.startsWith('GET') ? 401 : 404);
      const body = async (response: Response) => ({ ...((await response.json()) as object), request_id: '' });
      expect(await body(refused)).toEqual(await body(nothing));
    }
  },
);

test.each([true, false])('a collaborator may arrange but not administer, privacy %s', async (privacy) => {
  const world = await aWorld(privacy);
  for (const [key, parts] of RULING) expect((await ask(world.helper, key, parts(world))).status, key).toBe(403);
  for (const [key, parts] of [...LOOKING, ...ARRANGING])
    expect((await ask(world.helper, key, parts(world))).status, key).toBe(200);
  await app.call(world.helper, 'DELETE /api/boards/{board_slug}/collaborators', {
    ...board(world),
    query: { user_id: world.helper.id },
  });
  const [key, parts] = ARRANGING[0] ?? LOOKING[0] ?? ['', board];
  expect((await ask(world.helper, key, parts(world))).status).toBe(privacy ? 404 : 403);
});

test('a public board is readable by everyone and editable by its members only', async () => {
  const world = await aWorld(false);
  for (const person of [world.stranger, world.staff, null])
    for (const [key, parts] of LOOKING) expect((await ask(person, key, parts(world))).status).toBe(200);
  for (const person of [world.stranger, world.staff])
    for (const [key, parts] of [...ARRANGING, ...RULING]) expect((await ask(person, key, parts(world))).status, key).toBe(403);
});

test('notes on a public board are visible to its members only', async () => {
  const world = await aWorld(false);
  await app.call(world.helper, 'PATCH /api/boards/{board_slug}/cards/{card_id}', {
    ...card(world),
    json: { note: 'Ask Zoya first' },
  });
  for (const [person, sees] of [
    [world.admin, true],
    [world.helper, true],
    [world.stranger, false],
    [null, false],
  ] as const)
    for (const key of ['GET /api/boards/{board_slug}', 'GET /api/boards/{board_slug}/export'])
      expect((await (await ask(person, key, board(world))).text()).includes('Ask Zoya first')).toBe(sees);
  const all = await ask(null, 'GET /api/users/{slug}/all_cards', { params: { slug: world.admin.slug } });
  expect(await all.text()).not.toContain('Ask Zoya');
});

test('a board made private disappears from all lists, counts and followers of others', async () => {
  const world = await aWorld(false);
  await app.call(world.stranger, 'POST /api/boards/{board_slug}/follow', board(world));
  await app.call(world.admin, 'PATCH /api/boards/{board_slug}', { ...board(world), json: { privacy: true } });
  const lists = (person: TestUser | null) =>
    Promise.all([
      app.call(person, 'GET /api/users/{slug}/boards', { params: { slug: world.admin.slug } }).then(({ meta }) => meta.total),
      app.call(person, 'GET /api/users/{slug}/all_cards', { params: { slug: world.admin.slug } }).then(({ data }) => data.length),
    ]);
  for (const person of [world.stranger, world.staff, null]) expect(await lists(person)).toEqual([0, 0]);
  for (const person of [world.admin, world.helper]) expect(await lists(person)).toEqual([1, 1]);
  const followed = await app.call(world.stranger, 'GET /api/boards', { query: { scope: 'followed' } });
  expect([followed.data, followed.meta.total]).toEqual([[], 0]);
  await expect(app.call(world.stranger, 'POST /api/boards/{board_slug}/follow', board(world))).rejects.toMatchObject({
    status: 404,
  });
});

test('sections and cards of another board are not accessible through one’s own', async () => {
  const [world, other] = [await aWorld(false), await aWorld(true)];
  const mixed = { ...world, card_id: other.card_id, section_id: other.section_id };
  for (const [key, parts] of ARRANGING.filter(([name]) => /card_id|section_id/.test(name)))
    expect((await ask(world.admin, key, parts(mixed))).status, key).toBe(404);
  const json = { kind: 'note', title: 'x', section_id: other.section_id };
  expect((await ask(world.admin, 'POST /api/boards/{board_slug}/pin_card_to_board', { ...board(world), json })).status).toBe(404);
  const groups = [{ section_id: other.section_id, card_ids: [other.card_id, world.card_id] }];
  expect((await ask(world.admin, 'PUT /api/boards/{board_slug}/order', { ...board(world), json: { groups } })).status).toBe(200);
  const { data } = await app.call(other.admin, 'GET /api/boards/{board_slug}', board(other));
  expect(data.attributes.cards.map(({ section_id }) => section_id)).toEqual([null]);
});

test('permission to administer implies arranging, arranging implies viewing, and staff have no extra access', () => {
  const facts = fc.record({
    ownerId: fc.constantFrom('ana', 'ben', null),
    privacy: fc.boolean(),
    type: fc.constantFrom('board' as const, 'learning_pack' as const),
    deleted: fc.constant(false),
    collaborates: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.boolean(), (given, staff) => {
      const viewer = { id: 'ana', staff };
      if (boardPolicy.pin(viewer, given)) expect(boardPolicy.view(viewer, given)).toBe(true);
      if (boardPolicy.edit(viewer, given)) expect(boardPolicy.pin(viewer, given)).toBe(true);
      for (const may of [boardPolicy.view, boardPolicy.pin, boardPolicy.edit, boardPolicy.follow])
        expect(may(viewer, given)).toBe(may({ id: 'ana', staff: !staff }, given));
      for (const may of [boardPolicy.pin, boardPolicy.edit, boardPolicy.leave]) expect(may(null, given)).toBe(false);
      expect(boardPolicy.view(viewer, { ...given, deleted: true })).toBe(false);
    }),
  );
});
