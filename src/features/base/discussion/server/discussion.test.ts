import { beforeAll, beforeEach, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { hideComment, unhideComment } from './hide-comment.ts';
import { purgeDeletedComments } from './index.ts';
import { mentionedSlugs } from './mentions.ts';

let owner: TestMember;
/** Public content, and content only its owner may see. */
const app = openTestApp(
  {},
  {
    commentables: {
      open: { find: async (_ctx, id) => ({ ownerId: owner.id, title: 'An open thing', url: `/open/${id}` }) },
      private: {
        find: async ({ viewer }, id) =>
          viewer?.id === owner.id ? { ownerId: owner.id, title: 'A private thing', url: `/private/${id}` } : null,
      },
    },
  },
);
let number = 0;
let subject = { commentable_type: 'open', commentable_id: '' };
let ana: TestMember;
beforeAll(async () => {
  owner = await aMember(app.context(), { name: 'Olga Owner' });
  ana = await aMember(app.context());
});
beforeEach(() => {
  number += 1;
  subject = { commentable_type: 'open', commentable_id: `thing-${number}` };
});

const postComment = async (person: TestUser, body: string, parent_id?: string) =>
  (await app.call(person, 'POST /api/comments', { json: { ...subject, body, ...(parent_id && { parent_id }) } })).data;
const listComments = (person: TestUser | null, query: object = {}) =>
  app.call(person, 'GET /api/comments', { query: { ...subject, ...query } });
const byId = (id: string) => ({ params: { id } });
const listNotifications = async (person: TestUser) =>
  (await app.call(person, 'GET /api/notifications')).data.map(({ attributes: { kind, url } }) => [kind, url]);

test('comments are public, newest first, with their author', async () => {
  await postComment(ana, 'First.');
  await postComment(owner, 'Second.');
  const { data, meta } = await listComments(null);
  expect(data.map(({ attributes: { body, author, by_owner } }) => [body, author?.name, by_owner])).toEqual([
    ['Second.', 'Olga Owner', true],
    ['First.', 'Ana Silva', false],
  ]);
  expect(meta).toEqual({ next_cursor: null, total: 2 });
  expect((await listComments(null, { sort: 'oldest' })).data[0]?.attributes.body).toBe('First.');
});

test('a visitor cannot write, and an empty or too long text is refused', async () => {
  const init = (cookie: string, body: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ ...subject, body }),
  });
  expect((await app.fetch('/api/comments/', init('', 'Hello.'))).status).toBe(401);
  expect((await app.fetch('/api/comments/', init(ana.cookie, ' \n '))).status).toBe(422);
  expect((await app.fetch('/api/comments/', init(ana.cookie, 'x'.repeat(2001)))).status).toBe(422);
});

test('a reply to a reply joins the same thread; two replies are included, and all are listed in order', async () => {
  const first = await postComment(ana, 'A question.');
  let last = first.id;
  for (const n of [1, 2, 3, 4]) last = (await postComment(owner, `Answer ${n}.`, last)).id;
  const [thread] = (await listComments(null)).data;
  expect(thread?.attributes.replies).toBe(4);
  expect(thread?.attributes.first_replies.map(({ attributes }) => attributes.body)).toEqual(['Answer 1.', 'Answer 2.']);
  const page = await app.call(null, 'GET /api/comments/{id}/replies', { ...byId(first.id), query: { per_page: 3 } });
  const rest = await app.call(null, 'GET /api/comments/{id}/replies', {
    ...byId(first.id),
    query: { per_page: 3, cursor: page.meta.next_cursor ?? '' },
  });
  expect([...page.data, ...rest.data].map(({ attributes }) => attributes.body)).toEqual([1, 2, 3, 4].map((n) => `Answer ${n}.`));
  expect((await listComments(null)).meta.total).toBe(5);
});

test('a reply to a comment on other content is refused', async () => {
  const { id } = await postComment(ana, 'Here.');
  subject = { ...subject, commentable_id: 'another' };
  await expect(postComment(owner, 'There.', id)).rejects.toMatchObject({ status: 404 });
});

test('only its author edits a comment, which is then marked as edited', async () => {
  const { id } = await postComment(ana, 'Teh room.');
  const change = (person: TestUser) => app.call(person, 'PATCH /api/comments/{id}', { ...byId(id), json: { body: 'The room.' } });
  await expect(change(owner)).rejects.toMatchObject({ status: 403 });
  expect((await change(ana)).data.attributes).toMatchObject({ body: 'The room.', edited: true });
});

test('a deleted comment disappears, or leaves an empty placeholder if it has replies', async () => {
  const [alone, answered] = [await postComment(ana, 'Nobody answers.'), await postComment(ana, 'My secret.')];
  await postComment(owner, 'An answer.', answered.id);
  await expect(app.call(owner, 'DELETE /api/comments/{id}', byId(alone.id))).rejects.toMatchObject({ status: 403 });
  for (const { id } of [alone, answered, answered]) await app.call(ana, 'DELETE /api/comments/{id}', byId(id));
  for (const person of [null, ana, await aMember(app.context(), { staff: true })]) {
    const { data, meta } = await listComments(person);
    expect(data.map(({ attributes: { state, body, author, replies } }) => [state, body, author, replies])).toEqual([
      ['deleted', '', null, 1],
    ]);
    expect(meta.total).toBe(1);
    expect(JSON.stringify(data)).not.toContain('secret');
  }
});

test('a deletion can be undone within a day and is final afterwards', async () => {
  const [restored, purged] = [await postComment(ana, 'Soon.'), await postComment(ana, 'Late.')];
  await postComment(owner, 'An answer.', purged.id);
  for (const { id } of [restored, purged]) await app.call(ana, 'DELETE /api/comments/{id}', byId(id));
  await app.call(ana, 'POST /api/comments/{id}/restore', byId(restored.id));
  const ctx = app.context();
  await ctx.db
    .updateTable('comments')
    .set({ deleted_at: new Date(ctx.clock.now().getTime() - 25 * 3_600_000) })
    .where('id', '=', purged.id)
    .execute();
  await expect(app.call(ana, 'POST /api/comments/{id}/restore', byId(purged.id))).rejects.toMatchObject({ status: 404 });
  await purgeDeletedComments(app.context());
  const row = await ctx.db.selectFrom('comments').selectAll().where('id', '=', purged.id).executeTakeFirstOrThrow();
  expect([row.body, row.author_id]).toEqual(['', null]);
  expect((await listComments(null)).data.map(({ attributes: { state, body } }) => [state, body])).toEqual([
    ['deleted', ''],
    ['shown', 'Soon.'],
  ]);
});

test('a hidden comment is readable by its author, with the reason, and by staff only', async () => {
  const { id } = await postComment(ana, 'Buy my course!');
  expect(await hideComment(app.context(), id, 'Advertising')).toBe(true);
  expect((await listComments(null)).data).toEqual([]);
  expect((await listComments(owner)).meta.total).toBe(0);
  for (const person of [ana, await aMember(app.context(), { staff: true })])
    expect((await listComments(person)).data[0]?.attributes).toMatchObject({ state: 'hidden', hidden_reason: 'Advertising' });
  await expect(app.call(owner, 'POST /api/comments/{id}/like', byId(id))).rejects.toMatchObject({ status: 404 });
  await expect(app.call(ana, 'PATCH /api/comments/{id}', { ...byId(id), json: { body: 'x' } })).rejects.toMatchObject({
    status: 403,
  });
  expect(await unhideComment(app.context(), id)).toBe(true);
  expect((await listComments(null)).data).toHaveLength(1);
});

test('repeated likes count once and can be removed', async () => {
  const { id } = await postComment(ana, 'Like me.');
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => app.call(owner, 'POST /api/comments/{id}/like', byId(id))),
  );
  expect(responses.every(({ data }) => data.attributes.liked)).toBe(true);
  expect((await listComments(owner)).data[0]?.attributes).toMatchObject({ likes: 1, liked: true });
  expect((await app.call(owner, 'DELETE /api/comments/{id}/like', byId(id))).data.attributes).toMatchObject({
    likes: 0,
    liked: false,
  });
});

test("the owner, the parent's author and mentioned members are notified once, never about their own comments", async () => {
  const [asker, third] = [await aMember(app.context()), await aMember(app.context())];
  const question = await postComment(asker, `Has @${third.slug} seen this? And @nobody-at-all?`);
  expect(question.attributes.mentions).toEqual([{ slug: third.slug, name: third.name }]);
  const answer = await postComment(owner, `Yes, @${asker.slug}, @${owner.slug}.`, question.id);
  await app.call(owner, 'PATCH /api/comments/{id}', { ...byId(answer.id), json: { body: `Yes, @${third.slug} has.` } });
  expect(await listNotifications(asker)).toEqual([['reply', `/open/${subject.commentable_id}#comment-${answer.id}`]]);
  expect(await listNotifications(third)).toEqual([
    ['mention', `/open/${subject.commentable_id}#comment-${answer.id}`],
    ['mention', `/open/${subject.commentable_id}#comment-${question.id}`],
  ]);
  expect((await listNotifications(owner))[0]).toEqual(['comment', `/open/${subject.commentable_id}#comment-${question.id}`]);
});

test('private content cannot be commented on by others, who are not notified of it', async () => {
  subject = { ...subject, commentable_type: 'private' };
  const before = await listNotifications(ana);
  const { id } = await postComment(owner, `For @${ana.slug} one day.`);
  expect(await listNotifications(ana)).toEqual(before);
  await expect(listComments(ana)).rejects.toMatchObject({ status: 404 });
  await expect(postComment(ana, 'Let me in.')).rejects.toMatchObject({ status: 404 });
  await expect(app.call(ana, 'POST /api/comments/{id}/like', byId(id))).rejects.toMatchObject({ status: 404 });
  await expect(app.call(null, 'GET /api/comments/{id}/replies', byId(id))).rejects.toMatchObject({ status: 404 });
  subject = { ...subject, commentable_type: 'toString' };
  await expect(listComments(ana)).rejects.toMatchObject({ status: 404 });
});

test('pagination neither repeats nor skips comments while others are written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom('newest', 'oldest'),
      async (count, per_page, sort) => {
        subject = { ...subject, commentable_id: `item-${Math.random()}` };
        const rows = Array.from({ length: count }, (_, n) => ({ ...subject, author_id: ana.id, body: `${n}` }));
        await app.context().db.insertInto('comments').values(rows).execute();
        const bodies: string[] = [];
        let cursor: string | null | undefined;
        do {
          const { data, meta } = await listComments(null, { sort, per_page, ...(cursor && { cursor }) });
          bodies.push(...data.map(({ attributes }) => attributes.body));
          cursor = meta.next_cursor;
          if (bodies.length < count)
            await app
              .context()
              .db.insertInto('comments')
              .values({ ...subject, author_id: ana.id, body: 'new' })
              .execute();
        } while (cursor);
        const existing = bodies.filter((body) => body !== 'new').map(Number);
        const expected = Array.from({ length: count }, (_, n) => n);
        expect(existing).toEqual(sort === 'newest' ? expected.toReversed() : expected);
      },
    ),
    { numRuns: 10 },
  );
});

test('a mention is an @ followed by a slug, not an e-mail address', () => {
  expect(mentionedSlugs('@ana, (@Bo-Lee) and @ana again; mail x@ana.example, https://a.example/@dee, @-no')).toEqual([
    'ana',
    'bo-lee',
  ]);
  expect(mentionedSlugs(Array.from({ length: 30 }, (_, n) => `@p${n}`).join(' '))).toHaveLength(10);
});
