import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { anInsight, loadTestCategories } from '#features/catalogue/insights/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { aProgram } from '#features/catalogue/programs/server/testing.ts';
import { aBoard, aCard } from './testing.ts';

const app = openTestApp();
const paramsFor = (board_slug: string) => ({ params: { board_slug } });
const getBoard = (person: TestUser | null, slug: string) =>
  app.call(person, 'GET /api/boards/{board_slug}', paramsFor(slug)).then(({ data }) => data);
const pin = (person: TestUser, slug: string, kind: 'job' | 'insight' | 'program' | 'skill', ref: string) =>
  app.call(person, 'POST /api/boards/{board_slug}/pin_card_to_board', { ...paramsFor(slug), json: { kind, ref } });

test('a new board is public, empty, owned by its creator, and first in the list', async () => {
  const ana = await aMember(app.context());
  await aBoard(app, ana, { title: 'The first one' });
  app.clock.advance(1000);
  const { attributes } = await aBoard(app, ana, { title: 'Windows & dates' });
  expect(attributes).toMatchObject({ privacy: false, card_count: 0, is_admin: true, type: 'board', collaborators: [] });
  expect(attributes.slug).toMatch(/^windows-dates-[a-z2-9]{6}$/);
  expect(attributes.path).toBe(`/boards/${ana.slug}/${attributes.slug}`);
  const { data, meta } = await app.call(ana, 'GET /api/boards');
  expect([data.map((board) => board.attributes.title), meta.total]).toEqual([['Windows & dates', 'The first one'], 2]);
});

test('cards of catalogue content show its current title, links and notes show their own', async () => {
  const ana = await aMember(app.context());
  const job = await aJob(app.context());
  const { slug } = (await aBoard(app, ana)).attributes;
  await pin(ana, slug, 'job', job.slug);
  await pin(ana, slug, 'skill', 'sql');
  for (const json of [
    { kind: 'link', url: 'https://pgexercises.com/' } as const,
    { kind: 'note', title: 'On Friday', text: 'They ask about returns.' } as const,
  ])
    await app.call(ana, 'POST /api/boards/{board_slug}/pin_card_to_board', { ...paramsFor(slug), json });
  await app.context().db.updateTable('jobs').set({ title: 'Senior analyst' }).where('slug', '=', job.slug).execute();
  const { cards, card_count } = (await getBoard(null, slug)).attributes;
  expect(card_count).toBe(4);
  expect(cards.map(({ kind, title, available }) => [kind, title, available])).toEqual([
    ['job', 'Senior analyst', true],
    ['skill', 'SQL', true],
    ['link', 'pgexercises.com', true],
    ['note', 'On Friday', true],
  ]);
});

test('removed catalogue content leaves an empty card that can be removed', async () => {
  const ana = await aMember(app.context());
  const job = await aJob(app.context(), { title: 'Only for a while' });
  const { slug } = (await aBoard(app, ana)).attributes;
  const { meta } = await pin(ana, slug, 'job', job.slug);
  await app.context().db.deleteFrom('jobs').where('slug', '=', job.slug).execute();
  const { data } = await app.call(ana, 'GET /api/boards/{board_slug}', paramsFor(slug));
  expect(data.attributes.cards[0]).toMatchObject({ available: false, title: '', ref: '', url: '' });
  expect(JSON.stringify(data)).not.toMatch(/Only for a while|data-analyst-/);
  const file = await app.call(ana, 'GET /api/boards/{board_slug}/export', { ...paramsFor(slug), query: { format: 'json' } });
  expect(JSON.stringify(file)).not.toContain('Only for a while');
  await app.call(ana, 'DELETE /api/boards/{board_slug}/cards/{card_id}', {
    params: { board_slug: slug, card_id: meta.card?.id ?? '' },
  });
  expect((await getBoard(ana, slug)).attributes.card_count).toBe(0);
});

test('missing content and unsafe URLs cannot be pinned', async () => {
  const ana = await aMember(app.context());
  const { slug } = (await aBoard(app, ana)).attributes;
  await expect(pin(ana, slug, 'insight', 'there-is-no-such-insight')).rejects.toMatchObject({ status: 404 });
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://me:secret@example.com/', 'ftp://example.com/x'])
    await expect(
      app.call(ana, 'POST /api/boards/{board_slug}/pin_card_to_board', { ...paramsFor(slug), json: { kind: 'link', url } }),
    ).rejects.toMatchObject({ status: 422 });
});

test('unpublished, deleted, hidden and retired content cannot be pinned', async () => {
  const [ana, author, staff] = [
    await aMember(app.context()),
    await aMember(app.context()),
    await aMember(app.context(), { staff: true }),
  ];
  await loadTestCategories(app);
  const { slug } = (await aBoard(app, ana)).attributes;
  const draft = await anInsight(app, author, { publish: false });
  const [deleted, hidden] = [await anInsight(app, author), await anInsight(app, author)];
  await app.call(author, 'DELETE /api/knowledges/{slug}', { params: { slug: deleted.id } });
  const report = { object_type: 'knowledge', object_id: hidden.id, reason: 'spam' } as const;
  const { data } = await app.call(ana, 'POST /api/reports', { json: report });
  const params = { id: data.id };
  await app.call(staff, 'POST /api/moderation/{id}/hide', { params, json: { reason: 'This sells something.' } });
  const retired = await aProgram(app.context());
  const setRetired = (value: boolean) =>
    app.context().db.updateTable('programs').set({ withdrawn: value }).where('id', '=', retired).execute();
  await setRetired(true);
  const { skills } = await skillCatalogue();
  const skillWithoutPage = skills.find(({ resources = [] }) => resources.length === 0)?.id ?? '';
  for (const [kind, ref] of [
    ['insight', draft.id],
    ['insight', deleted.id],
    ['insight', hidden.id],
    ['program', retired],
    ['skill', skillWithoutPage],
  ] as const)
    await expect(pin(ana, slug, kind, ref), ref).rejects.toMatchObject({ status: 404 });
  expect((await getBoard(ana, slug)).attributes).toMatchObject({ card_count: 0, cards: [] });

  await app.call(staff, 'POST /api/moderation/{id}/restore', { params, json: { reason: 'It sells nothing.' } });
  await setRetired(false);
  for (const [kind, ref] of [
    ['insight', hidden.id],
    ['program', retired],
  ] as const)
    expect((await pin(ana, slug, kind, ref)).meta.card?.ref).toBe(ref);
});

test('a removed card is restored to its position, unless the same content was pinned again', async () => {
  const ana = await aMember(app.context());
  const { slug } = (await aBoard(app, ana)).attributes;
  const first = await pin(ana, slug, 'skill', 'sql');
  await aCard(app, ana, slug);
  const card = { params: { board_slug: slug, card_id: first.meta.card?.id ?? '' } };
  for (const [count, fresh] of [
    [1, true],
    [1, false],
  ] as const) {
    const { data, meta } = await app.call(ana, 'DELETE /api/boards/{board_slug}/cards/{card_id}', card);
    expect([data.attributes.card_count, meta.fresh]).toEqual([count, fresh]);
  }
  await app.call(ana, 'POST /api/boards/{board_slug}/cards/{card_id}/restore', card);
  expect((await getBoard(ana, slug)).attributes.cards.map(({ kind }) => kind)).toEqual(['skill', 'note']);
  await app.call(ana, 'DELETE /api/boards/{board_slug}/cards/{card_id}', card);
  await pin(ana, slug, 'skill', 'sql');
  const { data, meta } = await app.call(ana, 'POST /api/boards/{board_slug}/cards/{card_id}/restore', card);
  expect([data.attributes.card_count, meta.fresh]).toEqual([2, false]);
});

test('a deleted board is hidden from everyone, can be restored for thirty days, and is then purged', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context())];
  const { slug } = (await aBoard(app, ana)).attributes;
  await aCard(app, ana, slug);
  await app.call(ben, 'POST /api/boards/{board_slug}/follow', paramsFor(slug));
  await app.call(ana, 'DELETE /api/boards/{board_slug}', paramsFor(slug));
  for (const person of [ana, ben, null]) await expect(getBoard(person, slug)).rejects.toMatchObject({ status: 404 });
  expect((await app.call(ben, 'GET /api/boards', { query: { scope: 'followed' } })).data).toEqual([]);
  expect((await app.call(ana, 'GET /api/boards', { query: { scope: 'deleted' } })).meta.total).toBe(1);
  await expect(app.call(ben, 'POST /api/boards/{board_slug}/restore', paramsFor(slug))).rejects.toMatchObject({ status: 404 });
  await app.call(ana, 'POST /api/boards/{board_slug}/restore', paramsFor(slug));
  expect((await getBoard(ben, slug)).attributes).toMatchObject({ card_count: 1, following: true, followers: 1 });
  await app.call(ana, 'DELETE /api/boards/{board_slug}', paramsFor(slug));
  const { purgeBoards } = await import('./delete-board.ts');
  await purgeBoards(app.context());
  expect((await app.call(ana, 'GET /api/boards', { query: { scope: 'deleted' } })).meta.total).toBe(1);
  app.clock.advance(31 * 86_400_000);
  await purgeBoards(app.context());
  expect((await app.call(ana, 'GET /api/boards', { query: { scope: 'deleted' } })).meta.total).toBe(0);
});

test('following notifies the admin once, and inviting notifies the invited member', async () => {
  const [ana, ben] = [await aMember(app.context()), await aMember(app.context(), { name: 'Ben Okafor' })];
  const { slug } = (await aBoard(app, ana)).attributes;
  for (const action of ['follow', 'follow', 'unfollow', 'follow'] as const)
    await app.call(ben, `POST /api/boards/{board_slug}/${action}`, paramsFor(slug));
  expect((await getBoard(ben, slug)).attributes).toMatchObject({ followers: 1, following: true });
  const kinds = async (person: TestUser) =>
    (await app.call(person, 'GET /api/notifications')).data.map(({ attributes }) => attributes.kind);
  expect(await kinds(ana)).toEqual(['board-followed']);
  for (const _twice of [1, 2])
    await app.call(ana, 'POST /api/boards/{board_slug}/collaborators', { ...paramsFor(slug), json: { user_id: ben.id } });
  expect(await kinds(ben)).toEqual(['board-invited']);
  await expect(app.call(ana, 'POST /api/boards/{board_slug}/follow', paramsFor(slug))).rejects.toMatchObject({ status: 403 });
});

test('an invitation is withdrawn from whoever leaves the board, and from everyone when the board or its owner is gone', async () => {
  const [ana, ben, cleo] = [await aMember(app.context()), await aMember(app.context()), await aMember(app.context())];
  const { slug } = (await aBoard(app, ana)).attributes;
  const invite = (person: { id: string }) =>
    app.call(ana, 'POST /api/boards/{board_slug}/collaborators', { ...paramsFor(slug), json: { user_id: person.id } });
  const countNotices = async () =>
    Promise.all([ben, cleo].map(async (person) => (await app.call(person, 'GET /api/notifications')).data.length));
  await invite(ben);
  await invite(cleo);
  await app.call(ben, 'DELETE /api/boards/{board_slug}/collaborators', { ...paramsFor(slug), query: { user_id: ben.id } });
  expect(await countNotices()).toEqual([0, 1]);
  await invite(ben);
  expect(await countNotices()).toEqual([1, 1]);
  await app.call(ana, 'DELETE /api/boards/{board_slug}', paramsFor(slug));
  expect(await countNotices()).toEqual([0, 0]);

  const other = (await aBoard(app, ana)).attributes.slug;
  await app.call(ana, 'POST /api/boards/{board_slug}/collaborators', { ...paramsFor(other), json: { user_id: cleo.id } });
  expect(await countNotices()).toEqual([0, 1]);
  await app.call(ana, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
  expect(await countNotices()).toEqual([0, 0]);
});

test('the list of boards states which of them contain an item, and can be searched by title', async () => {
  const ana = await aMember(app.context());
  const { slug } = (await aBoard(app, ana, { title: '100% SQL' })).attributes;
  await aBoard(app, ana, { title: 'Interviews' });
  const { meta } = await pin(ana, slug, 'skill', 'sql');
  const { data } = await app.call(ana, 'GET /api/boards', { query: { kind: 'skill', ref: 'sql' } });
  expect(data.map(({ attributes }) => attributes.card_id).toSorted()).toEqual([null, meta.card?.id].toSorted());
  const matching = await app.call(ana, 'GET /api/boards', { query: { search: '0% s' } });
  expect(matching.data.map(({ attributes }) => attributes.title)).toEqual(['100% SQL']);
});

test('all cards of a person are paginated without gaps or duplicates', async () => {
  const ana = await aMember(app.context());
  const { slug } = (await aBoard(app, ana)).attributes;
  for (const title of ['one', 'two', 'three', 'four', 'five']) await aCard(app, ana, slug, title);
  const titles: string[] = [];
  let cursor: string | null | undefined;
  do {
    const { data, meta } = await app.call(null, 'GET /api/users/{slug}/all_cards', {
      params: { slug: ana.slug },
      query: { per_page: 2, ...(cursor ? { cursor } : {}) },
    });
    titles.push(...data.map(({ attributes }) => attributes.title));
    cursor = meta.next_cursor;
  } while (cursor);
  expect(titles.toSorted()).toEqual(['five', 'four', 'one', 'three', 'two']);
});

test('editors can make a public board a learning pack, with a reason, which its admin then cannot make private', async () => {
  const [ana, staff] = [await aMember(app.context()), await aMember(app.context(), { staff: true })];
  const { slug } = (await aBoard(app, ana)).attributes;
  const finance = await aMember(app.context(), { staff: ['finance'] });
  const pack = { type: 'learning_pack', reason: 'A good order for beginners' } as const;
  const change = (
    person: TestUser,
    json: { type?: 'board' | 'learning_pack'; privacy?: boolean; title?: string; reason?: string },
  ) => app.call(person, 'PATCH /api/boards/{board_slug}', { ...paramsFor(slug), json });
  for (const person of [ana, finance]) await expect(change(person, pack)).rejects.toMatchObject({ status: 403 });
  await expect(change(staff, { type: 'learning_pack' })).rejects.toMatchObject({ status: 422 });
  await expect(change(staff, { title: 'Mine now' })).rejects.toMatchObject({ status: 403 });
  expect((await change(staff, pack)).data.attributes).toMatchObject({
    type: 'learning_pack',
    is_admin: false,
  });
  const packs = await app.call(null, 'GET /api/boards/learning_packs', { query: { per_page: 50 } });
  expect(packs.data.map(({ attributes }) => attributes.slug)).toContain(slug);
  await expect(change(ana, { privacy: true })).rejects.toMatchObject({ status: 409 });
  await change(staff, { type: 'board', reason: 'Its links are dead' });
  const log = await app.call(staff, 'GET /api/staff/audit_log', { query: { action: 'board' } });
  expect(log.data.slice(0, 2).map(({ attributes: { reason, changes } }) => [reason, changes])).toEqual([
    ['Its links are dead', [{ field: 'type', before: 'learning_pack', after: 'board' }]],
    ['A good order for beginners', [{ field: 'type', before: 'board', after: 'learning_pack' }]],
  ]);
  expect((await change(ana, { privacy: true })).data.attributes.privacy).toBe(true);
});
