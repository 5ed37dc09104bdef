import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompanyWithoutEmployer } from '#features/catalogue/jobs/server/testing.ts';
import { applyByFile, secretIn } from '#features/member/deliveries/server/testing.ts';
import { aDraftJob, publish } from '#features/operations/hiring-jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { onlyFor, peopleByScope, statusesOf } from '#features/operations/staff/server/testing.ts';
import { startSmtp } from '../../../../../tests/setup/fake-smtp.ts';

const smtp = await startSmtp();
const app = openTestApp({ SMTP_URL: smtp.url });
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.messages.length = 0;
});

const EMAIL = 'people@lamps.example';
const byToken = (token: string) => ({ params: { token } });

async function aWorkspace(email?: string) {
  const company = await aCompanyWithoutEmployer(app.context(), { name: 'Meenakshi Lamps', website: 'https://lamps.example' });
  return { company, slug: company.slug, owner: await anEmployer(app.context(), company.id, { ...(email && { email }) }) };
}
const ask = (person: TestUser, slug: string, email = EMAIL) =>
  app.call(person, 'POST /api/hiring/companies/{slug}/apply_addresses', { params: { slug }, json: { email } });
type Query = { find?: string; state?: 'confirmed' | 'removed' };
const staffList = async (person: TestUser, query: Query = {}) =>
  (await app.call(person, 'GET /api/staff/apply_addresses', { query })).data.map(({ id }) => id);
const stateOf = async (person: TestUser, slug: string) =>
  (await app.call(person, 'GET /api/hiring/companies/{slug}/apply_addresses', { params: { slug } })).data.map(
    ({ attributes }) => attributes.state,
  );

test('a job by e-mail goes live once the owner of its address has confirmed it, and its applications arrive there', async () => {
  const { owner, slug } = await aWorkspace();
  const { id } = await aDraftJob(app, owner, slug, { apply: 'email', apply_email: EMAIL });
  await expect(publish(app, owner, id, 1)).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'apply_email', message: expect.stringContaining('has not confirmed yet') }] },
  });
  expect((await ask(owner, slug)).data[0]?.attributes.state).toBe('asked');
  await app.runTasks();
  const token = secretIn(smtp.messages.at(-1) ?? '', 'confirm-address');
  const asked = await app.call(null, 'GET /api/delivery_addresses/{token}', byToken(token));
  expect(asked.data.attributes).toEqual({ email: EMAIL, company: 'Meenakshi Lamps', state: 'asked', jobs: [] });
  expect(await stateOf(owner, slug)).toEqual(['asked']);
  await app.call(null, 'POST /api/delivery_addresses/{token}/confirm', byToken(token));
  expect((await publish(app, owner, id, 1)).data.attributes).toMatchObject({ state: 'published', content: { apply: 'email' } });
  const { data } = await app.call(owner, 'GET /api/hiring/jobs/{id}', { params: { id } });
  await applyByFile(app, data.attributes.live?.slug ?? '');
  await app.runTasks();
  expect(smtp.messages.filter((message) => message.includes('applies for'))).toHaveLength(1);
});

test('an owner who says no ends it: the job closes, cannot be opened again, and the address cannot be asked again', async () => {
  const { owner, slug } = await aWorkspace();
  await ask(owner, slug);
  await app.runTasks();
  const token = secretIn(smtp.messages.at(-1) ?? '', 'confirm-address');
  await app.call(null, 'POST /api/delivery_addresses/{token}/confirm', byToken(token));
  const { id } = await aDraftJob(app, owner, slug, { apply: 'email', apply_email: EMAIL });
  await publish(app, owner, id, 1);
  const removed = await app.call(null, 'POST /api/delivery_addresses/{token}/remove', byToken(token));
  expect(removed.data.attributes).toMatchObject({ state: 'removed', jobs: [] });
  const { data } = await app.call(owner, 'GET /api/hiring/jobs/{id}', { params: { id } });
  expect(data.attributes.live?.status).toBe('closed');
  const reopen = app.call(owner, 'POST /api/hiring/jobs/{id}/reopen', { params: { id } });
  await expect(reopen).rejects.toMatchObject({ status: 409, body: { code: 'ad-email-unconfirmed' } });
  await expect(ask(owner, slug)).rejects.toMatchObject({ status: 409, body: { code: 'address-removed' } });
});

test('the verified address of a colleague is confirmed at once, and asking again replaces the link', async () => {
  const { owner, slug } = await aWorkspace('priya@lamps.example');
  expect((await ask(owner, slug, 'Priya@lamps.example')).data[0]?.attributes.state).toBe('confirmed');
  await ask(owner, slug);
  await app.runTasks();
  const first = secretIn(smtp.messages.at(-1) ?? '', 'confirm-address');
  app.clock.advance(1000);
  await ask(owner, slug);
  await expect(app.call(null, 'GET /api/delivery_addresses/{token}', byToken(first))).rejects.toMatchObject({ status: 404 });
});

test('staff find addresses by company and state, with what their domain says, and confirm and remove them with a reason', async () => {
  const { owner, slug, company } = await aWorkspace();
  const moderator = await aMember(app.context(), { name: 'Kavya Menon', staff: ['moderator'] });
  const id = (await ask(owner, slug)).data[0]?.id ?? '';
  const params = { id };
  const first = (await app.call(moderator, 'GET /api/staff/apply_addresses/{id}', { params })).data.attributes;
  expect(first).toMatchObject({ email: EMAIL, state: 'asked', domain: 'same', company: { slug: company.slug } });
  expect(await staffList(moderator, { find: 'meenakshi' })).toContain(id);
  expect(await staffList(moderator, { find: 'a company of nobody' })).toEqual([]);
  const decide = (what: 'ask' | 'confirm' | 'remove', from: 'asked' | 'confirmed', reason: string) =>
    app.call(moderator, `POST /api/staff/apply_addresses/{id}/${what}`, { params, json: { from, reason } });
  app.clock.advance(60_000);
  await decide('ask', 'asked', 'Nobody has answered');
  await decide('confirm', 'asked', 'It stands on their site');
  const late = { status: 412, body: { code: 'address-changed-meanwhile' } };
  await expect(decide('remove', 'asked', 'Nobody answered')).rejects.toMatchObject(late);
  await expect(decide('ask', 'asked', 'Nobody has answered')).rejects.toMatchObject(late);
  await expect(decide('ask', 'confirmed', 'Nobody has answered')).rejects.toMatchObject({
    status: 409,
    body: { code: 'address-decided' },
  });
  expect(await staffList(moderator)).not.toContain(id);
  expect(await staffList(moderator, { state: 'confirmed' })).toContain(id);
  const csv = await (
    await app.call(moderator, 'GET /api/staff/apply_addresses/export', { query: { state: 'confirmed' } })
  ).text();
  expect(csv).toContain(`${id},${EMAIL},Meenakshi Lamps,`);
  const { state, history } = (await decide('remove', 'confirmed', 'They asked for it')).data.attributes;
  expect(state).toBe('removed');
  expect(history.map(({ attributes: { action, actor, reason } }) => [action, actor?.slug, reason])).toEqual([
    ['delivery-address.removed', moderator.slug, 'They asked for it'],
    ['delivery-address.confirmed', moderator.slug, 'It stands on their site'],
    ['delivery-address.asked', moderator.slug, 'Nobody has answered'],
    ['delivery-address.asked', owner.slug, ''],
  ]);
  expect(history[0]?.attributes.changes).toContainEqual({ field: 'state', before: 'confirmed', after: 'removed' });
});

test('only moderators and administrators see and decide the addresses of all companies', async () => {
  const { owner, slug } = await aWorkspace();
  const params = { id: (await ask(owner, slug)).data[0]?.id ?? '' };
  const json = { from: 'asked' as const, reason: 'It stands on their site' };
  const people = await peopleByScope(app);
  const statuses = (key: string, parts = {}) => statusesOf(app, people, key, parts);
  expect(await statuses('GET /api/staff/apply_addresses')).toEqual(onlyFor(['moderator'], 200, false));
  expect(await statuses('GET /api/staff/apply_addresses/{id}', { params })).toEqual(onlyFor(['moderator'], 200, false));
  expect(await statuses('POST /api/staff/apply_addresses/{id}/ask', { params, json })).toEqual(onlyFor(['moderator'], 200, true));
  // The first of them confirms it; whoever comes later has seen another state.
  const confirmed = await statuses('POST /api/staff/apply_addresses/{id}/confirm', { params, json });
  expect(confirmed).toEqual({ ...onlyFor(['moderator'], 200, true), administrator: 412 });
  const removed = await statuses('POST /api/staff/apply_addresses/{id}/remove', { params, json });
  expect(removed).toEqual(onlyFor(['moderator'], 412, true));
});

test('an address of one company is neither seen nor removed by another', async () => {
  const [mine, theirs] = [await aWorkspace(), await aWorkspace()];
  const { data } = await ask(mine.owner, mine.slug);
  const id = data[0]?.id ?? '';
  const remove = (slug: string) =>
    app.call(theirs.owner, 'DELETE /api/hiring/companies/{slug}/apply_addresses/{id}', { params: { slug, id } });
  await expect(remove(theirs.slug)).rejects.toMatchObject({ status: 404 });
  await expect(remove(mine.slug)).rejects.toMatchObject({ status: 404 });
  expect(await stateOf(mine.owner, mine.slug)).toEqual(['asked']);
});
