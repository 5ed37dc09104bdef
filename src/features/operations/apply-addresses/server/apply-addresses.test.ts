import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompanyWithoutEmployer } from '#features/catalogue/jobs/server/testing.ts';
import { applyByFile, secretIn } from '#features/member/deliveries/server/testing.ts';
import { aDraftJob, publish } from '#features/operations/hiring-jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
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
const staffList = (person: TestUser) => app.call(person, 'GET /api/staff/apply_addresses');
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

test('staff see addresses with what their domain says, ask, confirm and remove them; nobody else does', async () => {
  const { owner, slug, company } = await aWorkspace();
  const moderator = await aMember(app.context(), { staff: true });
  await ask(owner, slug);
  const mine = (list: Awaited<ReturnType<typeof staffList>>) =>
    list.data.find(({ attributes }) => attributes.company.slug === company.slug);
  const found = mine(await staffList(moderator));
  expect(found?.attributes).toMatchObject({ email: EMAIL, state: 'asked', domain: 'same' });
  const params = { id: found?.id ?? '' };
  const confirmed = await app.call(moderator, 'POST /api/staff/apply_addresses/{id}/confirm', { params });
  expect(mine(confirmed)?.attributes.state).toBe('confirmed');
  const askNow = app.call(moderator, 'POST /api/staff/apply_addresses/{id}/ask', { params });
  await expect(askNow).rejects.toMatchObject({ status: 409, body: { code: 'address-decided' } });
  const removed = await app.call(moderator, 'POST /api/staff/apply_addresses/{id}/remove', { params });
  expect(mine(removed)?.attributes.state).toBe('removed');
  const audit = await app
    .context()
    .db.selectFrom('audit_entries')
    .select(['action', 'actor_id'])
    .where('object_id', '=', params.id)
    .orderBy('id')
    .execute();
  expect(audit.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['delivery-address.asked', owner.id],
    ['delivery-address.confirmed', moderator.id],
    ['delivery-address.removed', moderator.id],
  ]);
  for (const person of [owner, await aMember(app.context())])
    await expect(staffList(person)).rejects.toMatchObject({ status: 404 });
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
