/** Whom a member mutes or blocks is in none of the lists that they see, and a blocked person cannot reach them. */
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { contract } from '#app/http/contract.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aBoard, aCard } from '#features/catalogue/boards/server/testing.ts';
import { anAnswer, aQuestion } from '#features/catalogue/forum/server/testing.ts';
import { notifyAnswer } from '#features/catalogue/forum/server/index.ts';
import { anInsight, loadTestCategories } from '#features/catalogue/insights/server/testing.ts';
import { aCompany } from '#features/catalogue/jobs/server/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';

const app = openTestApp();
const CATEGORY = 'data-analysis';
let seeds = 0;

/** A member who appears in every list of people and of what people write; `word` is in everything that they wrote. */
async function aPersonEverywhere() {
  await loadTestCategories(app);
  seeds += 1;
  const word = `quartz${'abcdefghijkl'[seeds] ?? ''}`;
  const ctx = app.context();
  const [host, zubin] = [await aMember(ctx, { name: 'Hana Osei' }), await aMember(ctx, { name: `Zubin ${word}` })];
  const company = await aCompany(ctx);
  await app.call(zubin, 'PATCH /api/users/profile', {
    json: {
      listed: true,
      experience: [{ title: 'Analyst', organisation: company.name, started_on: '2024-01', ended_on: null }],
    },
  });
  await app.call(zubin, 'POST /api/categories/follow_topic', { query: { id: CATEGORY } });
  const hosted = await aQuestion(app, { author: host, category: CATEGORY });
  const answer = await anAnswer(app, hosted, zubin);
  const question = await aQuestion(app, { author: zubin, category: CATEGORY, title: `How does ${word} behave in the cold?` });
  const card = await anInsight(app, host);
  const mine = await anInsight(app, zubin, { title: `What ${word} taught me about queries` });
  const comment = async (by: TestMember, parent_id?: string) =>
    (
      await app.call(by, 'POST /api/comments', {
        json: { commentable_type: 'knowledge', commentable_id: card.id, body: `About ${word}.`, ...(parent_id && { parent_id }) },
      })
    ).data.id;
  const hostComment = await comment(host);
  const zubinComment = await comment(zubin);
  await comment(zubin, hostComment);
  await comment(host, zubinComment);
  const { attributes: board } = await aBoard(app, zubin, { title: `Notes on ${word}` });
  await aCard(app, zubin, board.slug);
  await app
    .context()
    .db.updateTable('boards')
    .set({ categories: [CATEGORY] })
    .where('slug', '=', board.slug)
    .execute();
  await app.updateSearchIndex();
  return { host, zubin, word, company, hosted, answer, question, card, mine, hostComment, zubinComment, board };
}
type Everywhere = Awaited<ReturnType<typeof aPersonEverywhere>>;

/** The lists that show people or what they write, with the parameters under which they show this one. */
const LISTS: Record<string, (scene: Everywhere) => RequestParts> = {
  'GET /api/users': ({ word }) => ({ query: { search: word } }),
  'GET /api/users/search_user_board': ({ word }) => ({ query: { search: word } }),
  'GET /api/users/{slug}/boards': ({ zubin }) => ({ params: { slug: zubin.slug } }),
  'GET /api/users/{slug}/all_cards': ({ zubin }) => ({ params: { slug: zubin.slug } }),
  'GET /api/companies/{slug}/people': ({ company }) => ({ params: { slug: company.slug } }),
  'GET /api/categories/{slug}/followers': () => ({ params: { slug: CATEGORY }, query: { per_page: 50 } }),
  'GET /api/categories/topic_board_lists': () => ({ query: { id: CATEGORY } }),
  'GET /api/categories/topic_kcard_lists': () => ({ query: { id: CATEGORY } }),
  'GET /api/questions': () => ({ query: { category: CATEGORY, sort: 'newest' } }),
  'GET /api/questions/similar': ({ word }) => ({ query: { title: `How does ${word} behave` } }),
  'GET /api/questions/{slug}/answers': ({ hosted }) => ({ params: { slug: hosted.slug } }),
  'GET /api/comments': ({ card }) => ({ query: { commentable_type: 'knowledge', commentable_id: card.id } }),
  'GET /api/comments/{id}/replies': ({ hostComment }) => ({ params: { id: hostComment } }),
  'GET /api/knowledges': ({ zubin }) => ({ query: { author: zubin.slug } }),
  'GET /api/knowledges/trending': () => ({ query: { per_page: 50 } }),
  'GET /api/knowledges/user_personalised_feed': () => ({ query: { per_page: 50 } }),
  'GET /api/knowledges/trending_insight': () => ({ query: { htag_ids: ['sql'], per_page: 50 } }),
  'GET /api/knowledges/insight_on_interest': () => ({ query: { htag_ids: ['sql'], per_page: 50 } }),
  'GET /api/knowledges/insight_top_contributor': () => ({ query: { htag_ids: ['sql'], per_page: 50 } }),
  'GET /api/insight_search': ({ word }) => ({ query: { query: word } }),
  'GET /api/universal_search': ({ word }) => ({ query: { query: word } }),
  'GET /api/universal_search/{kind}': ({ word }) => ({ params: { kind: 'board' }, query: { query: word } }),
  'GET /api/user_search': ({ word }) => ({ query: { query: word } }),
  'GET /api/board_search': ({ word }) => ({ query: { query: word } }),
  'GET /api/search_suggestions': ({ word }) => ({ query: { query: word } }),
};

/** Lists without parameters, and those of what the viewer has already been told or has muted. */
const OTHER_LISTS = Object.keys(contract).filter(
  (key) => /^GET [^{]*$/.test(key) && !(key in LISTS) && !/notifications|mutes|\.png|\/staff|export/.test(key),
);

async function read(person: TestMember, key: string, parts: RequestParts): Promise<string> {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: person.cookie };
  const request = buildRequest(key, parts, 'http://localhost:3000', { headers });
  const response = await app.fetch(request.url, request);
  return (response.headers.get('content-type') ?? '').includes('json') ? response.text() : '';
}

/** The lists in which the person of the scene appears to somebody. */
async function listsWith(scene: Everywhere, viewer: TestMember, keys = Object.keys(LISTS)): Promise<string[]> {
  const found: string[] = [];
  for (const key of keys)
    if ((await read(viewer, key, LISTS[key]?.(scene) ?? {})).toLowerCase().includes(scene.zubin.slug)) found.push(key);
  return found;
}
const setMute = (person: TestMember, slug: string, blocks: boolean, type: 'user' | 'board' = 'user') =>
  app.call(person, 'PUT /api/mutes/{type}/{slug}', { params: { type, slug }, json: { blocks } });
const endMute = (person: TestMember, slug: string) =>
  app.call(person, 'DELETE /api/mutes/{type}/{slug}', { params: { type: 'user', slug } });

test.each(['is muted', 'is blocked', 'blocks the viewer'] as const)('somebody who %s is in none of the lists', async (how) => {
  const scene = await aPersonEverywhere();
  const ana = await aMember(app.context(), { name: 'Ana Silva' });
  expect(await listsWith(scene, ana)).toEqual(Object.keys(LISTS));
  const [from, to] = how === 'blocks the viewer' ? [scene.zubin, ana] : [ana, scene.zubin];
  await setMute(from, to.slug, how !== 'is muted');
  expect(await listsWith(scene, ana, [...Object.keys(LISTS), ...OTHER_LISTS])).toEqual([]);
  expect(await listsWith(scene, scene.host, ['GET /api/questions'])).toHaveLength(1);
  await endMute(from, to.slug);
  expect(await listsWith(scene, ana, ['GET /api/questions'])).toHaveLength(1);
});

test('a blocked person cannot follow, answer, mention, invite or read the profile, and is only told that there is nothing', async () => {
  const { zubin, host, hosted, card, hostComment } = await aPersonEverywhere();
  await app.call(zubin, 'POST /api/users/{slug}/follow', { params: { slug: host.slug } });
  await setMute(host, zubin.slug, true);
  const on = { params: { slug: host.slug } };
  const missing = { params: { slug: 'nobody-of-this-name' } };
  const refusal = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => null,
      (reason: { status: number; body: { title: string; detail?: string } }) => reason,
    );
    return error && [error.status, error.body.title, error.body.detail];
  };
  const reads = (parts: typeof on) => refusal(app.call(zubin, 'GET /api/users/{slug}', parts));
  expect(await reads(on)).toEqual(await reads(missing));
  const follows = (parts: typeof on) => refusal(app.call(zubin, 'POST /api/users/{slug}/follow', parts));
  expect(await follows(on)).toEqual(await follows(missing));
  const comment = (fields: { parent_id?: string }) =>
    app.call(zubin, 'POST /api/comments', {
      json: { commentable_type: 'knowledge', commentable_id: card.id, body: `Hello @${host.slug}`, ...fields },
    });
  await expect(comment({})).rejects.toMatchObject({ status: 404 });
  await expect(comment({ parent_id: hostComment })).rejects.toMatchObject({ status: 404 });
  await expect(anAnswer(app, hosted, zubin)).rejects.toMatchObject({ status: 404 });
  const board = await aBoard(app, zubin);
  const invite = app.call(zubin, 'POST /api/boards/{board_slug}/collaborators', {
    params: { board_slug: board.attributes.slug },
    json: { user_id: host.id },
  });
  await expect(invite).rejects.toMatchObject({ status: 404 });
  const other = await anInsight(app, await aMember(app.context()));
  await app.call(zubin, 'POST /api/comments', {
    json: { commentable_type: 'knowledge', commentable_id: other.id, body: `Look, @${host.slug}` },
  });
  const kinds = (await app.call(host, 'GET /api/notifications')).data.map(({ attributes }) => attributes.kind);
  expect(kinds).not.toContain('mention');
  const { data: profile } = await app.call(null, 'GET /api/users/{slug}', on);
  expect(profile.attributes).toMatchObject({ slug: host.slug, followers: 0 });
});

test('a muted person may still write, of which the member is not told', async () => {
  const { zubin, host, hosted } = await aPersonEverywhere();
  const before = (await app.call(host, 'GET /api/notifications')).data.length;
  await setMute(host, zubin.slug, false);
  const { id } = await anAnswer(app, hosted, zubin);
  await notifyAnswer(app.context(), { answerId: id });
  expect((await app.call(host, 'GET /api/notifications')).data).toHaveLength(before);
  expect((await app.call(zubin, 'GET /api/users/{slug}', { params: { slug: host.slug } })).data.attributes.slug).toBe(host.slug);
});

test('mutes are listed, changed and ended; a board can be muted alone, and nobody mutes themselves', async () => {
  const { zubin, board, word } = await aPersonEverywhere();
  const ana = await aMember(app.context());
  const boards = async () => (await app.call(ana, 'GET /api/board_search', { query: { query: word } })).data.length;
  expect(await boards()).toBe(1);
  await setMute(ana, board.slug, false, 'board');
  expect(await boards()).toBe(0);
  expect((await app.call(ana, 'GET /api/user_search', { query: { query: word } })).data).toHaveLength(1);
  await setMute(ana, zubin.slug, false);
  await setMute(ana, zubin.slug, true);
  const { data } = await app.call(ana, 'GET /api/mutes');
  const listed = data.map(({ attributes: { object_type, slug, blocks } }) => [object_type, slug, blocks]);
  expect(listed.toSorted()).toEqual([
    ['board', board.slug, false],
    ['user', zubin.slug, true],
  ]);
  expect((await endMute(ana, zubin.slug)).data).toHaveLength(1);
  await expect(setMute(ana, ana.slug, false)).rejects.toMatchObject({ status: 409 });
  await expect(setMute(ana, 'nobody-of-this-name', true)).rejects.toMatchObject({ status: 404 });
  await expect(setMute(ana, board.slug, true, 'board')).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'blocks' }] },
  });
  await expect(app.call(null, 'GET /api/mutes')).rejects.toMatchObject({ status: 401 });
});
