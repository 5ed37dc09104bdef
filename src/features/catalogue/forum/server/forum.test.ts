import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aCategory } from '#features/catalogue/communities/server/testing.ts';
import { anAnswer, aQuestion } from './testing.ts';

const app = openTestApp();
const member = (name = 'Ana Silva') => aMember(app.context(), { name });
const kinds = async (person: TestMember) =>
  (await app.call(person, 'GET /api/notifications')).data.map(({ attributes }) => attributes.kind);
const getQuestion = (slug: string, person: TestMember | null = null) =>
  app.call(person, 'GET /api/questions/{slug}', { params: { slug } });
const listIds = async (query: {
  category?: string;
  query?: string;
  hashtag?: string;
  sort?: 'unanswered' | 'liked' | 'relevant';
}) => (await app.call(null, 'GET /api/questions', { query })).data.map(({ id }) => id);

test('the asker is notified of an answer, its author of the acceptance, and neither of their own actions', async () => {
  const question = await aQuestion(app);
  const { author, id } = await anAnswer(app, question);
  await anAnswer(app, question, question.author);
  await app.runTasks();
  expect(await kinds(question.author)).toEqual(['answer']);
  const { data } = await app.call(question.author, 'POST /api/answers/{id}/accept', { params: { id } });
  expect(data.attributes).toMatchObject({ answered: true, answers: 2, accepted: { id } });
  expect(await kinds(author)).toEqual(['answer-accepted', 'answer']);
  const otherAnswers = await app.call(null, 'GET /api/questions/{slug}/answers', { params: { slug: question.slug } });
  expect(otherAnswers.data).toHaveLength(1);
});

test('a question of a deleted account stays, without the name of its author', async () => {
  const question = await aQuestion(app);
  await anAnswer(app, question);
  await app.call(question.author, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
  const { author } = (await getQuestion(question.slug)).data.attributes;
  expect(author).toEqual({ kind: 'former', name: 'Former member', slug: null });
});

test('only the asker accepts an answer, can replace it, and can undo it', async () => {
  const question = await aQuestion(app);
  const [first, second] = [await anAnswer(app, question), await anAnswer(app, question)];
  const accept = (person: TestMember, id: string) => app.call(person, 'POST /api/answers/{id}/accept', { params: { id } });
  const staff = await aMember(app.context(), { staff: true });
  for (const person of [first.author, await member(), staff])
    await expect(accept(person, first.id)).rejects.toMatchObject({ status: 403 });
  await accept(question.author, first.id);
  expect((await accept(question.author, second.id)).data.attributes.accepted?.id).toBe(second.id);
  const unaccepted = await app.call(question.author, 'DELETE /api/answers/{id}/accept', { params: { id: second.id } });
  expect(unaccepted.data.attributes).toMatchObject({ answered: false, accepted: null });
  await app.call(second.author, 'DELETE /api/answers/{id}', { params: { id: second.id } });
  await expect(accept(question.author, second.id)).rejects.toMatchObject({ status: 404 });
});

test('a question is edited and deleted by its author, can be restored for a day, and is purged afterwards', async () => {
  const question = await aQuestion(app, { hashtags: ['Yeast'] });
  const { slug } = question;
  const other = await member();
  const params = { slug };
  await expect(app.call(other, 'PATCH /api/questions/{slug}', { params, json: { body: 'Mine' } })).rejects.toMatchObject({
    status: 403,
  });
  const edited = await app.call(question.author, 'PATCH /api/questions/{slug}', { params, json: { hashtags: ['Flour'] } });
  expect(edited.data.attributes).toMatchObject({ edited: true, hashtags: [{ slug: 'flour', name: 'Flour' }] });
  await expect(app.call(other, 'DELETE /api/questions/{slug}', { params })).rejects.toMatchObject({ status: 403 });

  await app.call(question.author, 'DELETE /api/questions/{slug}', { params });
  await expect(getQuestion(slug, question.author)).rejects.toMatchObject({ status: 404 });
  await expect(app.call(other, 'POST /api/questions/{slug}/undelete', { params })).rejects.toMatchObject({ status: 404 });
  expect((await app.call(question.author, 'POST /api/questions/{slug}/undelete', { params })).data.id).toBe(question.id);
  await app.call(question.author, 'DELETE /api/questions/{slug}', { params });
  app.clock.advance(25 * 3_600_000);
  await app.context().enqueue('forum.purge', {});
  await app.runTasks();
  await expect(app.call(question.author, 'POST /api/questions/{slug}/undelete', { params })).rejects.toMatchObject({
    status: 404,
  });
});

test('an answer is edited, deleted and restored by its author, and the number of answers is updated', async () => {
  const question = await aQuestion(app);
  const { author, id } = await anAnswer(app, question);
  const params = { id };
  const count = async () => (await getQuestion(question.slug)).data.attributes.answers;
  await expect(app.call(question.author, 'DELETE /api/answers/{id}', { params })).rejects.toMatchObject({ status: 403 });
  const json = { body: 'Better: as long as it needs.' };
  expect((await app.call(author, 'PATCH /api/answers/{id}', { params, json })).data.attributes).toMatchObject({
    edited: true,
    ...json,
  });
  await app.call(author, 'DELETE /api/answers/{id}', { params });
  expect(await count()).toBe(0);
  await expect(app.call(question.author, 'POST /api/answers/{id}/undelete', { params })).rejects.toMatchObject({ status: 404 });
  await app.call(author, 'POST /api/answers/{id}/undelete', { params });
  expect(await count()).toBe(1);
});

test('fifty concurrent likes count fifty, repeated ones once, and likes decide the order', async () => {
  const { slug: category } = await aCategory(app.context());
  const [first, liked] = [await aQuestion(app, { category }), await aQuestion(app, { category })];
  const answers = [await anAnswer(app, liked), await anAnswer(app, liked)];
  const people = await Promise.all(Array.from({ length: 50 }, () => member()));
  const params = { slug: first.slug };
  await Promise.all(
    [...people, ...people.slice(0, 9)].map((person) => app.call(person, 'POST /api/questions/{slug}/like', { params })),
  );
  expect((await getQuestion(first.slug)).data.attributes.likes).toBe(50);
  expect(await listIds({ category, sort: 'liked' })).toEqual([first.id, liked.id]);
  for (const person of people) await app.call(person, 'DELETE /api/questions/{slug}/like', { params });
  expect((await getQuestion(first.slug)).data.attributes.likes).toBe(0);
  await app.call(people[0] ?? null, 'POST /api/answers/{id}/like', { params: { id: answers[1]?.id ?? '' } });
  const { data } = await app.call(null, 'GET /api/questions/{slug}/answers', { params: { slug: liked.slug } });
  expect(data.map(({ id }) => id)).toEqual([answers[1]?.id, answers[0]?.id]);
});

test('concurrent answers are all counted', async () => {
  const question = await aQuestion(app);
  await Promise.all(Array.from({ length: 20 }, () => anAnswer(app, question)));
  expect((await getQuestion(question.slug)).data.attributes.answers).toBe(20);
});

test('filters narrow the list, search matches title and text, and similar questions are suggested', async () => {
  const { slug: category } = await aCategory(app.context());
  const sourdough = await aQuestion(app, { category, title: 'Why is my sourdough so dense?', hashtags: ['Sourdough'] });
  const rye = await aQuestion(app, { category, title: 'Does rye need a stronger oven?', body: 'My sourdough likes it hot.' });
  await anAnswer(app, rye);
  expect(await listIds({ category, hashtag: 'sourdough' })).toEqual([sourdough.id]);
  expect(await listIds({ category, sort: 'unanswered' })).toEqual([sourdough.id]);
  expect(await listIds({ category, query: 'sourdough', sort: 'relevant' })).toEqual([sourdough.id, rye.id]);
  expect(await listIds({ category, query: 'nothing like it' })).toEqual([]);
  const cv = await aQuestion(app, { category, title: 'One page or two for a résumé?' });
  for (const query of ['resume', 'résumé', 'cv', 'résumé'.toUpperCase()])
    expect(await listIds({ category, query })).toEqual([cv.id]);
  await app.updateSearchIndex();
  const similar = await app.call(null, 'GET /api/questions/similar', { query: { title: 'Dense loaf, what now?' } });
  expect(similar.data[0]?.id).toBe(sourdough.id);
});

test('cursor pagination returns each question once, in every order', async () => {
  const { slug: category } = await aCategory(app.context());
  const ids: string[] = [];
  for (let index = 0; index < 9; index += 1) {
    ids.push((await aQuestion(app, { category, title: `Which flour for loaf number ${index}?` })).id);
    if (index % 3 === 0) app.clock.advance(1000);
  }
  const sorts = ['active', 'newest', 'unanswered', 'liked', 'relevant'] as const;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sorts),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      async (sort, per_page, hasQuery) => {
        const listedIds: string[] = [];
        let cursor: string | undefined;
        do {
          const query = { category, sort, per_page, ...(cursor && { cursor }), ...(hasQuery && { query: 'flour' }) };
          const { data, meta } = await app.call(null, 'GET /api/questions', { query });
          listedIds.push(...data.map(({ id }) => id));
          cursor = meta.next_cursor ?? undefined;
        } while (cursor);
        expect(listedIds).toHaveLength(ids.length);
        expect(new Set(listedIds)).toEqual(new Set(ids));
      },
    ),
    { numRuns: 20 },
  );
  for (const cursor of [
    'nonsense',
    Buffer.from('["x","y"]').toString('base64url'),
    Buffer.from('["99","x"]').toString('base64url'),
  ])
    expect((await app.fetch(`/api/questions?cursor=${cursor}`)).status).toBe(422);
});

test('markup in a question is stored unchanged, and its slug has only Latin letters, digits and hyphens', async () => {
  const { slug: category } = await aCategory(app.context());
  const title = '<img src=x onerror=alert(1)> & "यह क्या है" ?';
  const { slug, id } = await aQuestion(app, { category, title, body: '</script><b>bold</b>', hashtags: ['<b>', '日本', 'C++'] });
  expect(slug).toMatch(/^[a-z0-9-]+$/);
  const { data } = await getQuestion(slug);
  expect(data).toMatchObject({ id, attributes: { title, body: '</script><b>bold</b>' } });
  expect(data.attributes.hashtags.map((tag) => tag.slug)).toEqual(['b', 'c']);
});
