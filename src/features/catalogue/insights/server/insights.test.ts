import { beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { flushReactionCounts } from '#features/base/reactions/server/index.ts';
import { findInsightCards, findInsightToDiscuss, findInsightsAbout, purgeDeletedInsights, rankInsights } from './index.ts';
import { hideInsight, restoreInsight } from './hide-insight.ts';
import { anInsight, LONG_ENOUGH_BODY, loadTestCategories } from './testing.ts';

const app = openTestApp();
let author: TestMember;
let reader: TestMember;
beforeAll(async () => {
  await loadTestCategories(app);
});
beforeEach(async () => {
  [author, reader] = await Promise.all([aMember(app.context(), { name: 'Imran Sheikh' }), aMember(app.context())]);
});

const bySlug = (slug: string) => ({ params: { slug } });
const byId = (id: string) => ({ params: { id } });
const getInsight = (person: TestUser | null, slug: string) => app.call(person, 'GET /api/knowledges/{slug}', bySlug(slug));
const refusal = (status: number) => expect.objectContaining({ status });

/** Returns every list and lookup in which a card appears. */
async function listAppearances(person: TestUser | null, slug: string, hashtag: string): Promise<string[]> {
  const tags = { query: { htag_ids: hashtag } };
  const lists = await Promise.all([
    app.call(person, 'GET /api/knowledges', { query: { per_page: 50 } }),
    app.call(person, 'GET /api/knowledges', { query: { author: author.slug } }),
    app.call(person, 'GET /api/knowledges', { query: { hashtag, category: 'data-analysis', sort: 'hot' } }),
    app.call(person, 'GET /api/knowledges/trending', { query: { per_page: 50 } }),
    app.call(person, 'GET /api/knowledges/trending_insight_cards'),
    app.call(person, 'GET /api/knowledges/user_personalised_feed', { query: { per_page: 50 } }),
    app.call(person, 'GET /api/knowledges/trending_insight', tags),
    app.call(person, 'GET /api/knowledges/insight_on_interest', tags),
    app.call(person, 'GET /api/insight_search', { query: { query: 'neighbours' } }),
  ]);
  const appearances = lists.flatMap(({ data }, index) => (data.some(({ id }) => id === slug) ? [`list ${index}`] : []));
  const { data: people } = await app.call(person, 'GET /api/knowledges/insight_top_contributor', tags);
  const { data: topics } = await app.call(person, 'GET /api/knowledges/insight_related_topic', { query: {} });
  if (people.some(({ id }) => id === author.id)) appearances.push('contributors');
  if (topics.some(({ id }) => id === hashtag)) appearances.push('topics');
  if ((await findInsightCards(app.context(), [slug])).has(slug)) appearances.push('cards');
  if (await findInsightToDiscuss(app.context(), slug)) appearances.push('discussion');
  if ((await findInsightsAbout(app.context(), ['neighbours'], 10)).some(({ id }) => id === slug)) appearances.push('about');
  return appearances;
}

test('a published card has a slug made of its title and appears in every list', async () => {
  const card = await anInsight(app, author, { title: 'The neighbours come along!', hashtags: ['Neighbourly'] });
  expect(card.id).toBe('the-neighbours-come-along');
  expect(card.attributes).toMatchObject({ author: 'Imran Sheikh', topic: 'Data analysis', state: 'published', minutes: 1 });
  expect(card.attributes.summary).toContain('Ask three things of each row');
  await app.updateSearchIndex();
  expect((await listAppearances(null, card.id, 'neighbourly')).length).toBe(14);
});

test('what is stored of a body has no script in it, also after it was changed, and is served so', async () => {
  const hostile = `${LONG_ENOUGH_BODY}<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">press</a>
    <iframe srcdoc="<script>alert(1)</script>"></iframe><p style="position:fixed" onclick="alert(1)">Kept text</p>`;
  const card = await anInsight(app, author, { title: 'A card with scripts', body: hostile });
  const stored = async () =>
    (await app.context().db.selectFrom('insights').select('body').where('slug', '=', card.id).executeTakeFirstOrThrow()).body;
  const served = async () => String((await getInsight(null, card.id)).data.attributes.body);
  for (const change of [undefined, { body: `${hostile}<p>Again</p>` }]) {
    if (change) await app.call(author, 'PATCH /api/knowledges/{slug}', { ...bySlug(card.id), json: change });
    for (const body of [await stored(), await served()]) {
      expect(body).toContain('Kept text');
      expect(body).not.toMatch(/<script|<iframe|<img|javascript:|\son\w+=|style=/i);
    }
  }
  // Rules that become stricter hold for what was stored before.
  await app.context().db.updateTable('insights').set({ body: hostile, body_version: 0 }).where('slug', '=', card.id).execute();
  expect(await served()).not.toMatch(/<script|<iframe|<img|javascript:|\son\w+=/i);
});

test('drafts, deleted and hidden cards are in no list, and only their author, or staff for a hidden one, can open them', async () => {
  const fields = { title: 'Some other neighbours', hashtags: ['Invisible'] };
  const draft = await anInsight(app, author, { ...fields, publish: false });
  const deleted = await anInsight(app, author, fields);
  const hidden = await anInsight(app, author, fields);
  await app.updateSearchIndex();
  await app.call(author, 'DELETE /api/knowledges/{slug}', bySlug(deleted.id));
  await hideInsight(app.context(), hidden.id, 'An advertisement');
  for (const { id } of [draft, deleted, hidden]) {
    for (const person of [null, reader, author]) expect(await listAppearances(person, id, 'invisible')).toEqual([]);
    for (const person of [null, reader]) await expect(getInsight(person, id)).rejects.toEqual(refusal(404));
    expect((await getInsight(author, id)).data.id).toBe(id);
    for (const key of [
      'POST /api/knowledges/{id}/like',
      'POST /api/knowledges/{id}/save',
      'POST /api/knowledges/{id}/dismissal',
    ] as const)
      await expect(app.call(author, key, byId(id))).rejects.toEqual(refusal(404));
  }
  expect((await getInsight(author, hidden.id)).data.attributes).toMatchObject({
    state: 'hidden',
    hidden_reason: 'An advertisement',
  });
  const staff = await aMember(app.context(), { staff: true });
  expect((await getInsight(staff, hidden.id)).data.attributes.state).toBe('hidden');
  await expect(getInsight(staff, draft.id)).rejects.toEqual(refusal(404));
  await restoreInsight(app.context(), hidden.id);
  expect((await getInsight(null, hidden.id)).data.attributes.state).toBe('published');
});

test('only its author can change and delete a card, and restore it for 30 days', async () => {
  const { id } = await anInsight(app, author);
  await expect(app.call(reader, 'PATCH /api/knowledges/{slug}', { ...bySlug(id), json: { title: 'Mine now' } })).rejects.toEqual(
    refusal(403),
  );
  await expect(app.call(reader, 'DELETE /api/knowledges/{slug}', bySlug(id))).rejects.toEqual(refusal(403));
  await app.call(author, 'DELETE /api/knowledges/{slug}', bySlug(id));
  await expect(app.call(reader, 'POST /api/knowledges/{slug}/restore', bySlug(id))).rejects.toEqual(refusal(404));
  const { data } = await app.call(author, 'POST /api/knowledges/{slug}/restore', bySlug(id));
  expect(data.attributes.state).toBe('published');
  expect((await getInsight(null, id)).data.id).toBe(id);

  await app.call(author, 'DELETE /api/knowledges/{slug}', bySlug(id));
  const ctx = app.context();
  const expiredAt = new Date(ctx.clock.now().getTime() - 31 * 86_400_000);
  await ctx.db.updateTable('insights').set({ deleted_at: expiredAt }).where('slug', '=', id).execute();
  await expect(app.call(author, 'POST /api/knowledges/{slug}/restore', bySlug(id))).rejects.toEqual(refusal(404));
  await purgeDeletedInsights(ctx);
  await expect(getInsight(author, id)).rejects.toEqual(refusal(404));
});

test('an incomplete draft can be saved; publishing reports everything that is missing', async () => {
  const { data: draft } = await app.call(author, 'POST /api/knowledges', { json: { title: 'One' } });
  expect(draft.attributes.state).toBe('draft');
  const publish = (json: object) =>
    app.call(author, 'PATCH /api/knowledges/{slug}', { ...bySlug(draft.id), json: { ...json, publish: true } });
  await expect(publish({})).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'title' }, { path: 'category' }, { path: 'body' }] },
  });
  const { data } = await publish({ title: 'One line, three parts', category: 'interviews', body: LONG_ENOUGH_BODY });
  expect([data.id, data.attributes.state]).toEqual(['one-line-three-parts', 'published']);
  await expect(app.call(author, 'PATCH /api/knowledges/{slug}', { ...bySlug(data.id), json: { body: '' } })).rejects.toEqual(
    refusal(422),
  );
  await expect(app.call(author, 'POST /api/knowledges', { json: { category: 'no-such' } })).rejects.toEqual(refusal(422));
});

test('own and saved cards are listed by state, for their member only', async () => {
  const card = await anInsight(app, author);
  const draft = await anInsight(app, author, { publish: false });
  const deleted = await anInsight(app, author);
  await app.call(author, 'DELETE /api/knowledges/{slug}', bySlug(deleted.id));
  await app.call(author, 'POST /api/knowledges/{id}/save', byId(card.id));
  const listMine = async (state: 'published' | 'draft' | 'deleted' | 'saved') =>
    (await app.call(author, 'GET /api/knowledges/mine', { query: { state } })).data.map(({ id }) => id);
  expect([await listMine('published'), await listMine('draft'), await listMine('deleted'), await listMine('saved')]).toEqual([
    [card.id],
    [draft.id],
    [deleted.id],
    [card.id],
  ]);
  await app.call(author, 'DELETE /api/knowledges/{slug}', bySlug(card.id));
  expect(await listMine('saved')).toEqual([]);
  expect((await app.call(reader, 'GET /api/knowledges/mine')).data).toEqual([]);
});

test('cards with the same title get different slugs, and no slug equals the path of a list', async () => {
  const slugs = await Promise.all(
    ['Trending', 'Mine here', 'Trending'].map(async (title) => (await anInsight(app, author, { title })).id),
  );
  expect(new Set(slugs).size).toBe(3);
  expect(slugs).not.toContain('trending');
  expect((await anInsight(app, author, { title: '日本語の題名です' })).id).toMatch(/^insight/);
});

test('a hundred concurrent likes of one member count once, of a hundred members a hundred', async () => {
  const { id } = await anInsight(app, author);
  const like = (person: TestUser) => app.call(person, 'POST /api/knowledges/{id}/like', byId(id));
  await Promise.all(Array.from({ length: 100 }, () => like(reader)));
  expect((await getInsight(reader, id)).data.attributes).toMatchObject({ likes: 1, liked: true });
  const people = await Promise.all(Array.from({ length: 99 }, () => aMember(app.context())));
  await Promise.all(people.map(like));
  expect((await getInsight(null, id)).data.attributes).toMatchObject({ likes: 100, liked: false });
  await Promise.all(
    [reader, ...people.slice(0, 9)].map((person) => app.call(person, 'DELETE /api/knowledges/{id}/like', byId(id))),
  );
  expect((await getInsight(null, id)).data.attributes.likes).toBe(90);
});

test('saves, shares and comments are counted, and rank a card above a newer one', async () => {
  const older = await anInsight(app, author, { title: 'The older card', hashtags: ['Ranked'] });
  const newer = await anInsight(app, author, { title: 'The newer card', hashtags: ['Ranked'] });
  const order = async () =>
    (await app.call(null, 'GET /api/knowledges/trending_insight', { query: { htag_ids: ['ranked'] } })).data.map(({ id }) => id);
  expect(await order()).toEqual([newer.id, older.id]);
  await app.call(reader, 'POST /api/knowledges/{id}/save', byId(older.id));
  await app.call(null, 'POST /api/knowledges/{id}/share', byId(older.id));
  await app.call(reader, 'POST /api/comments', {
    json: { commentable_type: 'knowledge', commentable_id: older.id, body: 'I am stealing this.' },
  });
  await flushReactionCounts(app.context());
  await rankInsights(app.context());
  expect(await order()).toEqual([older.id, newer.id]);
  expect((await getInsight(null, older.id)).data.attributes).toMatchObject({ saves: 1, shares: 1, comments: 1 });
  expect((await app.call(author, 'GET /api/notifications')).data[0]?.attributes.kind).toBe('comment');
});

test('the newest cards are available as an Atom feed, of all or of one hashtag', async () => {
  const { id } = await anInsight(app, author, { title: 'Feeds & <readers>', hashtags: ['Feedworthy'] });
  const fetchFeed = async (query: string) => (await app.fetch(`/api/knowledges/feed.xml${query}`)).text();
  for (const query of ['', '?hashtag=feedworthy']) {
    const text = await fetchFeed(query);
    expect(text).toContain('<title>Feeds &amp; &lt;readers&gt;</title>');
    expect(text).toContain(`/insights/detail/${id}"`);
  }
  expect(await fetchFeed('?hashtag=nobody-wrote-this')).not.toContain('<entry>');
});

test('search ranks titles above bodies, and an unknown word has no results', async () => {
  const inText = await anInsight(app, author, { title: 'Something else', body: `${LONG_ENOUGH_BODY}<p>About xylophones.</p>` });
  const inTitle = await anInsight(app, author, { title: 'Xylophones for beginners' });
  await app.updateSearchIndex();
  const { data, meta } = await app.call(null, 'GET /api/insight_search', { query: { query: 'xylophone' } });
  expect(data.map(({ id }) => id)).toEqual([inTitle.id, inText.id]);
  expect(meta.total).toBe(2);
  expect((await app.call(null, 'GET /api/insight_search', { query: { query: 'zzqx' } })).data).toEqual([]);
  expect((await app.call(null, 'GET /api/insight_search', { query: { query: '"\' ( & | :*' } })).data).toEqual([]);
});

test('a source is a web address, shown by its host name', async () => {
  const { attributes } = await anInsight(app, author, { source_url: 'https://www.a.example/page?x=1' });
  expect(attributes.source).toEqual({ url: 'https://www.a.example/page?x=1', host: 'a.example' });
  for (const source_url of ['javascript:alert(1)', 'ftp://a.example', 'a.example', 'data:text/html,x'])
    await expect(anInsight(app, author, { source_url })).rejects.toEqual(refusal(422));
});
