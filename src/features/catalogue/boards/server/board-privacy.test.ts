/** Permissions of boards on every endpoint. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp, ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { boardPolicy } from './policy.ts';
import { aBoard, aCard } from './testing.ts';

const app = openTestApp();

async function createScenario(privacy: boolean) {
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
  const { id: card_id } = await aCard(app, admin, board_slug, 'People I wrote to');
  const { data } = await app.call(admin, 'POST /api/boards/{board_slug}/sections', { params, json: { title: 'Letters' } });
  return { admin, helper, stranger, staff, board_slug, card_id, section_id: data.attributes.sections[0]?.id ?? '' };
}
type Scenario = Awaited<ReturnType<typeof createScenario>>;

const send = async (person: TestUser | null, key: string, parts: RequestParts) => {
  const headers = { 'sec-fetch-site': 'same-origin', ...(person ? { cookie: person.cookie } : {}) };
  const request = buildRequest(key, parts, ORIGIN, { headers });
  return app.fetch(request.url, request);
};

type Endpoint = [key: string, parts: (scenario: Scenario) => RequestParts];
const board = ({ board_slug }: Scenario) => ({ params: { board_slug } });
const card = ({ board_slug, card_id }: Scenario) => ({ params: { board_slug, card_id } });
const section = ({ board_slug, section_id }: Scenario) => ({ params: { board_slug, section_id } });

const VIEW_ENDPOINTS: Endpoint[] = [
  ['GET /api/boards/{board_slug}', board],
  ['GET /api/boards/{board_slug}/export', board],
];
const PIN_ENDPOINTS: Endpoint[] = [
  ['POST /api/boards/{board_slug}/pin_card_to_board', (scenario) => ({ ...board(scenario), json: { kind: 'note', title: 'x' } })],
  ['PATCH /api/boards/{board_slug}/cards/{card_id}', (scenario) => ({ ...card(scenario), json: { note: 'x' } })],
  ['PUT /api/boards/{board_slug}/order', (scenario) => ({ ...board(scenario), json: { groups: [] } })],
  ['POST /api/boards/{board_slug}/sections', (scenario) => ({ ...board(scenario), json: { title: 'x' } })],
  ['PATCH /api/boards/{board_slug}/sections/{section_id}', (scenario) => ({ ...section(scenario), json: { title: 'x' } })],
  ['DELETE /api/boards/{board_slug}/sections/{section_id}', section],
  ['DELETE /api/boards/{board_slug}/cards/{card_id}', card],
  ['POST /api/boards/{board_slug}/cards/{card_id}/restore', card],
];
const ADMIN_ENDPOINTS: Endpoint[] = [
  ['PATCH /api/boards/{board_slug}', (scenario) => ({ ...board(scenario), json: { title: 'x' } })],
  [
    'POST /api/boards/{board_slug}/collaborators',
    (scenario) => ({ ...board(scenario), json: { user_id: scenario.stranger.id } }),
  ],
  [
    'DELETE /api/boards/{board_slug}/collaborators',
    (scenario) => ({ ...board(scenario), query: { user_id: scenario.stranger.id } }),
  ],
  ['DELETE /api/boards/{board_slug}', board],
];

test.each([...VIEW_ENDPOINTS, ...PIN_ENDPOINTS, ...ADMIN_ENDPOINTS])(
  'to strangers, visitors and staff, %s answers for a private board as for one that does not exist',
  async (key, parts) => {
    const scenario = await createScenario(true);
    for (const person of [scenario.stranger, scenario.staff, null]) {
      const refused = await send(person, key, parts(scenario));
      const missing = await send(person, key, parts({ ...scenario, board_slug: 'there-is-none-abc234' }));
      expect(refused.status).toBe(person === null && !key.startsWith('GET') ? 401 : 404);
      const body = async (response: Response) => ({ ...((await response.json()) as object), request_id: '' });
      expect(await body(refused)).toEqual(await body(missing));
    }
  },
);

test.each([true, false])(
  'a collaborator may change cards and sections but not the board itself (private: %s)',
  async (privacy) => {
    const scenario = await createScenario(privacy);
    for (const [key, parts] of ADMIN_ENDPOINTS) expect((await send(scenario.helper, key, parts(scenario))).status, key).toBe(403);
    for (const [key, parts] of [...VIEW_ENDPOINTS, ...PIN_ENDPOINTS])
      expect((await send(scenario.helper, key, parts(scenario))).status, key).toBe(200);
    await app.call(scenario.helper, 'DELETE /api/boards/{board_slug}/collaborators', {
      ...board(scenario),
      query: { user_id: scenario.helper.id },
    });
    const [key, parts] = PIN_ENDPOINTS[0] ?? VIEW_ENDPOINTS[0] ?? ['', board];
    expect((await send(scenario.helper, key, parts(scenario))).status).toBe(privacy ? 404 : 403);
  },
);

test('a public board is readable by everyone and editable by its members only', async () => {
  const scenario = await createScenario(false);
  for (const person of [scenario.stranger, scenario.staff, null])
    for (const [key, parts] of VIEW_ENDPOINTS) expect((await send(person, key, parts(scenario))).status).toBe(200);
  for (const person of [scenario.stranger, scenario.staff])
    for (const [key, parts] of [...PIN_ENDPOINTS, ...ADMIN_ENDPOINTS])
      expect((await send(person, key, parts(scenario))).status, key).toBe(403);
});

test('notes on a public board are visible to its members only', async () => {
  const scenario = await createScenario(false);
  await app.call(scenario.helper, 'PATCH /api/boards/{board_slug}/cards/{card_id}', {
    ...card(scenario),
    json: { note: 'Ask Zoya first' },
  });
  for (const [person, isVisible] of [
    [scenario.admin, true],
    [scenario.helper, true],
    [scenario.stranger, false],
    [null, false],
  ] as const)
    for (const key of ['GET /api/boards/{board_slug}', 'GET /api/boards/{board_slug}/export'])
      expect((await (await send(person, key, board(scenario))).text()).includes('Ask Zoya first')).toBe(isVisible);
  const all = await send(null, 'GET /api/users/{slug}/all_cards', { params: { slug: scenario.admin.slug } });
  expect(await all.text()).not.toContain('Ask Zoya');
});

test('a board made private disappears from the lists, counts and followed boards of others', async () => {
  const scenario = await createScenario(false);
  await app.call(scenario.stranger, 'POST /api/boards/{board_slug}/follow', board(scenario));
  await app.call(scenario.admin, 'PATCH /api/boards/{board_slug}', { ...board(scenario), json: { privacy: true } });
  const lists = (person: TestUser | null) =>
    Promise.all([
      app.call(person, 'GET /api/users/{slug}/boards', { params: { slug: scenario.admin.slug } }).then(({ meta }) => meta.total),
      app
        .call(person, 'GET /api/users/{slug}/all_cards', { params: { slug: scenario.admin.slug } })
        .then(({ data }) => data.length),
    ]);
  for (const person of [scenario.stranger, scenario.staff, null]) expect(await lists(person)).toEqual([0, 0]);
  for (const person of [scenario.admin, scenario.helper]) expect(await lists(person)).toEqual([1, 1]);
  const followed = await app.call(scenario.stranger, 'GET /api/boards', { query: { scope: 'followed' } });
  expect([followed.data, followed.meta.total]).toEqual([[], 0]);
  await expect(app.call(scenario.stranger, 'POST /api/boards/{board_slug}/follow', board(scenario))).rejects.toMatchObject({
    status: 404,
  });
});

test('sections and cards of another board are not accessible through one’s own', async () => {
  const [scenario, other] = [await createScenario(false), await createScenario(true)];
  const mixed = { ...scenario, card_id: other.card_id, section_id: other.section_id };
  for (const [key, parts] of PIN_ENDPOINTS.filter(([name]) => /card_id|section_id/.test(name)))
    expect((await send(scenario.admin, key, parts(mixed))).status, key).toBe(404);
  const json = { kind: 'note', title: 'x', section_id: other.section_id };
  expect(
    (await send(scenario.admin, 'POST /api/boards/{board_slug}/pin_card_to_board', { ...board(scenario), json })).status,
  ).toBe(404);
  const groups = [{ section_id: other.section_id, card_ids: [other.card_id, scenario.card_id] }];
  expect(
    (await send(scenario.admin, 'PUT /api/boards/{board_slug}/order', { ...board(scenario), json: { groups } })).status,
  ).toBe(200);
  const { data } = await app.call(other.admin, 'GET /api/boards/{board_slug}', board(other));
  expect(data.attributes.cards.map(({ section_id }) => section_id)).toEqual([null]);
});

test('permission to edit implies permission to pin, which implies permission to view, and staff have no extra access', () => {
  const facts = fc.record({
    ownerId: fc.constantFrom('ana', 'ben', null),
    privacy: fc.boolean(),
    type: fc.constantFrom('board' as const, 'learning_pack' as const),
    deleted: fc.constant(false),
    shown: fc.constant(true),
    collaborates: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.boolean(), (facts, staff) => {
      const viewer = { id: 'ana', staff, scopes: [] };
      if (boardPolicy.pin(viewer, facts)) expect(boardPolicy.view(viewer, facts)).toBe(true);
      if (boardPolicy.edit(viewer, facts)) expect(boardPolicy.pin(viewer, facts)).toBe(true);
      for (const isAllowed of [boardPolicy.view, boardPolicy.pin, boardPolicy.edit, boardPolicy.follow])
        expect(isAllowed(viewer, facts)).toBe(isAllowed({ ...viewer, staff: !staff }, facts));
      for (const isAllowed of [boardPolicy.pin, boardPolicy.edit, boardPolicy.leave]) expect(isAllowed(null, facts)).toBe(false);
      expect(boardPolicy.view(viewer, { ...facts, deleted: true, shown: false })).toBe(false);
    }),
  );
});
