import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCategory } from '#features/catalogue/communities/server/testing.ts';
import { aQuestion } from '#features/catalogue/forum/server/testing.ts';
import { onlyFor, peopleByScope, statusesOf, type People } from '#features/operations/staff/server/testing.ts';

const app = openTestApp();
const EXPORTS = [
  ['GET /api/staff/reports/export', 'reports.export'],
  ['GET /api/staff/appeals/export', 'appeals.export'],
  ['GET /api/staff/company_requests/export', 'company-requests.export'],
  ['GET /api/staff/held_jobs/export', 'held-jobs.export'],
  ['GET /api/staff/apply_addresses/export', 'apply-addresses.export'],
] as const;
let people: People;
beforeAll(async () => {
  people = await peopleByScope(app);
});

test('reports are found by what they say and who wrote them, and exported as the list is narrowed, with their reasons', async () => {
  const moderator = await aMember(app.context(), { staff: ['moderator'] });
  const author = await aMember(app.context(), { name: 'Asha Rao' });
  const { slug: category } = await aCategory(app.context());
  const question = await aQuestion(app, { author, category });
  const reporter = await aMember(app.context(), { name: 'Ravi Tern' });
  for (const [person, cause] of [
    [reporter, 'spam'],
    [await aMember(app.context()), 'abuse'],
  ] as const)
    await app.call(person, 'POST /api/reports', {
      json: { object_type: 'question', object_id: question.id, reason: cause, note: `It names a ${cause} kiosk.` },
    });
  const read = async (type: string) => (await app.call(moderator, 'GET /api/staff/reports/export', { query: { type } })).text();
  const lines = (await read('question')).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,${author.slug},open,2,`);
  expect(lines[1]).toMatch(/spam/);
  const found = async (find: string) => (await app.call(moderator, 'GET /api/moderation', { query: { find } })).meta.total;
  expect([await found('ABUSE kiosk'), await found('Ravi Tern'), await found('a kiosk of nobody')]).toEqual([1, 1, 0]);
  expect((await read('job')).split('\r\n').filter(Boolean)).toHaveLength(1);
});

test('appeals that wait are exported with the decision and what the member says', async () => {
  const moderator = await aMember(app.context(), { staff: ['moderator'] });
  const { slug, ...member } = await aMember(app.context());
  const reason = 'The same link to many people.';
  await app.call(moderator, 'POST /api/staff/members/{slug}/warning', { params: { slug }, json: { reason } });
  const [measure] = (await app.call(member, 'GET /api/measures')).data;
  const params = { id: measure?.id ?? '' };
  await app.call(member, 'POST /api/measures/{id}/appeal', { params, json: { text: 'This was not my doing.' } });
  const csv = await (await app.call(moderator, 'GET /api/staff/appeals/export')).text();
  expect(csv).toMatch(new RegExp(`warning,,${slug},.*${reason}.*This was not my doing`));
});

test.each(EXPORTS)('%s is for moderators after a fresh sign-in, and in the audit log', async (key, action) => {
  expect(await statusesOf(app, people, key, {})).toEqual(onlyFor(['moderator'], 200, false));
  const stale = await aMember(app.context(), { staff: ['moderator'], signedInMinutesAgo: 11 });
  await expect(app.call(stale, key)).rejects.toMatchObject({ status: 401, body: { code: 'sign-in-again' } });
  const { db } = app.context();
  expect(await db.selectFrom('audit_entries').select('id').where('action', '=', action).execute()).not.toEqual([]);
});
