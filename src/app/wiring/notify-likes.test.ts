import { expect, test } from 'vitest';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aQuestion } from '#features/catalogue/forum/server/testing.ts';
import { reportables } from './reportables.ts';
import { notifyLikes } from './notify-likes.ts';
import { openTestApp } from '../boot/testing.ts';

const app = openTestApp();
const DAY_MS = 86_400_000;
const likeNotifications = async (person: TestMember) =>
  (await app.call(person, 'GET /api/notifications', { query: {} })).data
    .filter(({ attributes }) => attributes.kind === 'likes')
    .map(({ attributes }) => attributes.facts['people']);

test('authors are notified once a day of the likes of others, even if the task runs twice', async () => {
  const author = await aMember(app.context(), { name: 'Olga Owner' });
  const question = await aQuestion(app, { author });
  const like = (person: TestMember) => app.call(person, 'POST /api/questions/{slug}/like', { params: { slug: question.slug } });
  await like(author);
  await like(await aMember(app.context(), { name: 'Dev' }));
  app.clock.advance(1000);
  await like(await aMember(app.context(), { name: 'Asha' }));
  await notifyLikes(reportables)(app.context());
  expect(await likeNotifications(author)).toEqual([]);
  app.clock.advance(DAY_MS);
  await notifyLikes(reportables)(app.context());
  await notifyLikes(reportables)(app.context());
  expect(await likeNotifications(author)).toEqual(['Asha and Dev']);
  app.clock.advance(DAY_MS);
  for (const name of ['Bo', 'Mia', 'Nia']) await like(await aMember(app.context(), { name }));
  app.clock.advance(2 * DAY_MS);
  await notifyLikes(reportables)(app.context());
  expect(await likeNotifications(author)).toEqual([expect.stringMatching(/ and 2 others$/), 'Asha and Dev']);
});
