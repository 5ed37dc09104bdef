import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aCategory } from '#features/catalogue/communities/server/testing.ts';
import { anAnswer, aQuestion } from './testing.ts';

const app = openTestApp();
const member = () => aMember(app.context(), { name: 'Ana Silva' });
const staffMember = () => aMember(app.context(), { name: 'Sam Staff', staff: true });
const report = (person: TestMember, object_type: string, object_id: string, note = '') =>
  app.call(person, 'POST /api/reports', { json: { object_type, object_id, reason: 'spam', note } });
const hide = (staff: TestMember, id: string) =>
  app.call(staff, 'POST /api/moderation/{id}/hide', { params: { id }, json: { reason: 'This sells something.' } });
const FINE = { reason: 'Nothing is wrong with it' };
const restore = (staff: TestMember, id: string) =>
  app.call(staff, 'POST /api/moderation/{id}/restore', { params: { id }, json: FINE });
const dismiss = (staff: TestMember, id: string) =>
  app.call(staff, 'POST /api/moderation/{id}/dismiss', { params: { id }, json: FINE });
const kinds = async (person: TestMember) =>
  (await app.call(person, 'GET /api/notifications')).data.map(({ attributes }) => attributes.kind);

test('a hidden question disappears from every list, shows its author the reason, and is public again once restored', async () => {
  const { slug: category } = await aCategory(app.context());
  const [watcher, reporter, staff] = [await member(), await member(), await staffMember()];
  await app.call(watcher, 'POST /api/categories/follow_topic', { query: { id: category, level: 'watching' } });
  const question = await aQuestion(app, { category, title: 'Who wants cheap zanzibar ovens?', hashtags: ['Zanzibar'] });
  await anAnswer(app, question);
  await app.runTasks();
  await app.updateSearchIndex();
  const params = { slug: question.slug };
  const countOccurrences = async (person: TestMember | null) => [
    (await app.call(person, 'GET /api/questions', { query: { category } })).data.length,
    (await app.call(person, 'GET /api/questions', { query: { query: 'zanzibar' } })).data.length,
    (await app.call(person, 'GET /api/questions', { query: { hashtag: 'zanzibar' } })).data.length,
    (await app.call(person, 'GET /api/questions/similar', { query: { title: 'Zanzibar ovens' } })).data.length,
    (await app.call(person, 'GET /api/categories/{id}', { params: { id: category } })).data.attributes.questions,
    (await app.call(person, 'GET /api/categories/topic_lists', { query: { id: category } })).data.length,
    (await app.call(watcher, 'GET /api/notifications')).data.length,
  ];
  expect(await countOccurrences(null)).toEqual([1, 1, 1, 1, 1, 1, 1]);

  const { data } = await report(reporter, 'question', question.id);
  await hide(staff, data.id);
  for (const person of [null, reporter, question.author, staff])
    expect(await countOccurrences(person)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  for (const person of [null, reporter])
    await expect(app.call(person, 'GET /api/questions/{slug}', { params })).rejects.toMatchObject({ status: 404 });
  await expect(app.call(reporter, 'POST /api/questions/{slug}/like', { params })).rejects.toMatchObject({ status: 404 });
  await expect(anAnswer(app, question, reporter)).rejects.toMatchObject({ status: 404 });
  await expect(report(await member(), 'question', question.id)).rejects.toMatchObject({ status: 404 });
  const own = await app.call(question.author, 'GET /api/questions/{slug}', { params });
  expect(own.data.attributes.hidden).toEqual({ reason: 'This sells something.' });
  expect(await kinds(question.author)).toEqual(['content-hidden']);

  await restore(staff, data.id);
  await app.runTasks();
  expect((await kinds(question.author)).toSorted()).toEqual(['answer', 'content-hidden', 'content-restored']);
  expect((await countOccurrences(null)).slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1]);
  expect((await app.call(null, 'GET /api/questions/{slug}', { params })).data.attributes.hidden).toBeNull();
});

test('a hidden answer is neither counted nor accepted, and is visible to its author and staff only', async () => {
  const question = await aQuestion(app);
  const answer = await anAnswer(app, question);
  await app.call(question.author, 'POST /api/answers/{id}/accept', { params: { id: answer.id } });
  const staff = await staffMember();
  await app.runTasks();
  const { data } = await report(question.author, 'answer', answer.id);
  await hide(staff, data.id);
  const params = { slug: question.slug };
  const { attributes } = (await app.call(null, 'GET /api/questions/{slug}', { params })).data;
  expect(attributes).toMatchObject({ answers: 0, answered: false, accepted: null });
  const listHiddenReasons = async (person: TestMember | null) =>
    (await app.call(person, 'GET /api/questions/{slug}/answers', { params })).data.map(
      (answer) => answer.attributes.hidden?.reason,
    );
  expect(await Promise.all([null, question.author, answer.author, staff].map(listHiddenReasons))).toEqual([
    [],
    [],
    ['This sells something.'],
    ['This sells something.'],
  ]);
  expect(await kinds(question.author)).toEqual([]);
  await restore(staff, data.id);
  await app.runTasks();
  expect(await kinds(question.author)).toEqual(['answer']);
  expect((await app.call(null, 'GET /api/questions/{slug}', { params })).data.attributes).toMatchObject({
    answers: 1,
    answered: true,
  });
});

test('no notification is sent about an answer that was deleted meanwhile', async () => {
  const question = await aQuestion(app);
  const answer = await anAnswer(app, question);
  await app.call(answer.author, 'DELETE /api/answers/{id}', { params: { id: answer.id } });
  await app.runTasks();
  expect(await kinds(question.author)).toEqual([]);
});

test('moderation endpoints are 404 for members and visitors, and every decision is audited', async () => {
  const question = await aQuestion(app);
  const [reporter, staff] = [await member(), await staffMember()];
  const { data } = await report(reporter, 'question', question.id, 'Look at the link.');
  for (const person of [null, reporter, question.author])
    await expect(app.call(person, 'GET /api/moderation')).rejects.toMatchObject({ status: 404 });
  await expect(hide(reporter, data.id)).rejects.toMatchObject({ status: 404 });
  const { data: queue } = await app.call(staff, 'GET /api/moderation');
  expect(queue.find(({ id }) => id === data.id)?.attributes).toMatchObject({
    report_count: 1,
    reports: [{ note: 'Look at the link.', reason: 'spam', name: 'Ana Silva' }],
    author: { slug: question.author.slug },
  });
  await expect(restore(staff, data.id)).rejects.toMatchObject({ status: 409 });
  await hide(staff, data.id);
  await expect(dismiss(staff, data.id)).rejects.toMatchObject({ status: 409 });
  await restore(staff, data.id);
  const entries = await app
    .context()
    .db.selectFrom('audit_entries')
    .select('action')
    .where('actor_id', '=', staff.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual(['moderation.hidden', 'moderation.restored']);
});

test('a member reports a post once, a new reporter reopens a dismissed case, and own posts cannot be reported', async () => {
  const question = await aQuestion(app);
  const [reporter, otherReporter, staff] = [await member(), await member(), await staffMember()];
  await Promise.all(Array.from({ length: 10 }, () => report(reporter, 'question', question.id)));
  const { data } = await report(reporter, 'question', question.id, 'Again.');
  await dismiss(staff, data.id);
  const findWaitingCase = async () =>
    (await app.call(staff, 'GET /api/moderation')).data.find(({ id }) => id === data.id)?.attributes;
  await report(reporter, 'question', question.id, 'And again.');
  expect(await findWaitingCase()).toBeUndefined();
  await report(otherReporter, 'question', question.id);
  expect(await findWaitingCase()).toMatchObject({ report_count: 2 });
  await expect(report(question.author, 'question', question.id)).rejects.toMatchObject({ status: 409 });
  for (const [type, id] of [
    ['question', 'no-such-thing'],
    ['constructor', question.id],
    ['résumé', question.id],
  ] as const)
    await expect(report(reporter, type, id)).rejects.toMatchObject({ status: 404 });
});

test('a moderation case about a deleted post remains, without the text of the post', async () => {
  const question = await aQuestion(app);
  const [reporter, staff] = [await member(), await staffMember()];
  const { data } = await report(reporter, 'question', question.id);
  await app.call(question.author, 'DELETE /api/questions/{slug}', { params: { slug: question.slug } });
  const { data: queue } = await app.call(staff, 'GET /api/moderation');
  expect(queue.find(({ id }) => id === data.id)?.attributes).toMatchObject({ object: null, author: null });
});
