/** Who decided what about reports and appeals, when, why, and what was before. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aCategory } from '#features/catalogue/communities/server/testing.ts';
import { aQuestion } from '#features/catalogue/forum/server/testing.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';

const app = openTestApp();
let people: People;
let kavya: TestMember;
beforeAll(async () => {
  people = await peopleByScope(app);
  kavya = await aMember(app.context(), { name: 'Kavya Menon', staff: ['moderator'] });
});

/** A question that one member reported; returns its author and the id of the case. */
async function aReportedQuestion() {
  const author = await aMember(app.context());
  const { slug: category } = await aCategory(app.context());
  const { id } = await aQuestion(app, { author, category });
  const json = { object_type: 'question', object_id: id, reason: 'spam' as const };
  await app.call(await aMember(app.context()), 'POST /api/reports', { json });
  const cases = (await app.call(kavya, 'GET /api/moderation', { query: { type: 'question' } })).data;
  return { author, id: cases.find(({ attributes }) => attributes.author?.slug === author.slug)?.id ?? '' };
}
const read = async (key: 'GET /api/staff/reports/{id}/history' | 'GET /api/staff/appeals/{id}/history', id: string) =>
  (await app.call(kavya, key, { params: { id } })).data.map(({ attributes }) => attributes);

test('a report says who decided, when, why, and what was before, and so does the appeal against what was hidden', async () => {
  const { author, id } = await aReportedQuestion();
  const params = { id };
  expect(await read('GET /api/staff/reports/{id}/history', id)).toEqual([]);
  await app.call(kavya, 'POST /api/moderation/{id}/hide', { params, json: { reason: 'It sells something.' } });
  const entry = {
    action: 'moderation.hidden',
    actor: { name: 'Kavya Menon' },
    reason: 'It sells something.',
    at: expect.any(String),
    changes: [{ field: 'status', before: 'open', after: 'hidden' }],
  };
  expect(await read('GET /api/staff/reports/{id}/history', id)).toMatchObject([entry]);
  const [measure] = (await app.call(author, 'GET /api/measures')).data;
  expect(await read('GET /api/staff/appeals/{id}/history', measure?.id ?? '')).toMatchObject([
    { action: 'moderation.hidden', reason: 'It sells something.' },
  ]);
});

test('finding nothing wrong and showing it again have a reason, and of two who decide the second is told', async () => {
  const { id } = await aReportedQuestion();
  const params = { id };
  const fine = { params, json: { reason: 'Nothing is wrong with it', from: 'open' as const } };
  await app.call(kavya, 'POST /api/moderation/{id}/dismiss', fine);
  const late = { status: 412, body: { code: 'case-changed-meanwhile' } };
  await expect(app.call(kavya, 'POST /api/moderation/{id}/dismiss', fine)).rejects.toMatchObject(late);
  const hide = { params, json: { reason: 'It sells something.', from: 'dismissed' as const } };
  await app.call(kavya, 'POST /api/moderation/{id}/hide', hide);
  await expect(app.call(kavya, 'POST /api/moderation/{id}/hide', hide)).rejects.toMatchObject(late);
  const again = { params, json: { reason: 'The link is gone', from: 'hidden' as const } };
  await app.call(kavya, 'POST /api/moderation/{id}/restore', again);
  const missing = app.call(kavya, 'POST /api/moderation/{id}/dismiss', { params, json: { reason: ' ' } });
  await expect(missing).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'reason' }] } });
  expect((await read('GET /api/staff/reports/{id}/history', id)).map(({ action, reason }) => [action, reason])).toEqual([
    ['moderation.restored', 'The link is gone'],
    ['moderation.hidden', 'It sells something.'],
    ['moderation.dismissed', 'Nothing is wrong with it'],
  ]);
});

test('the appeal against a suspension shows what was decided about the member before, and nothing else of them', async () => {
  const { slug, id: user } = await aMember(app.context());
  const params = { slug };
  const on = (json: { reason: string }) => ({ params, json });
  await app.call(kavya, 'POST /api/staff/members/{slug}/warning', on({ reason: 'The same link twice.' }));
  await app.call(kavya, 'POST /api/staff/members/{slug}/open', on({ reason: 'A member reported them' }));
  await app.call(kavya, 'POST /api/staff/members/{slug}/suspension', { params, json: { days: 3, reason: 'And once more.' } });
  const { id } = await app
    .context()
    .db.selectFrom('moderation_measures')
    .select('id')
    .where('user_id', '=', user)
    .where('kind', '=', 'suspension')
    .executeTakeFirstOrThrow();
  expect(await read('GET /api/staff/appeals/{id}/history', id)).toMatchObject([
    { action: 'member.suspend', reason: 'And once more.' },
    { action: 'member.warn', reason: 'The same link twice.' },
  ]);
});

test.each(['GET /api/staff/reports/{id}/history', 'GET /api/staff/appeals/{id}/history'] as const)(
  '%s is for moderators and administrators',
  async (key) => {
    expect(await statusesOf(app, people, key, { params: { id: randomUUID() } })).toEqual(onlyFor(['moderator'], 404, false));
  },
);
