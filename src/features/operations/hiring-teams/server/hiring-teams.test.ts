import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompanyWithoutEmployer } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from './testing.ts';

const app = openTestApp();
const db = () => app.context().db;
const aStaffMember = () => aMember(app.context(), { staff: true });
const request = (user: TestUser, json: { company_slug?: string; name?: string; website?: string; note?: string }) =>
  app.call(user, 'POST /api/hiring/requests', { json });
const team = async (user: TestUser, slug: string) =>
  (await app.call(user, 'GET /api/hiring/companies/{slug}/people', { params: { slug } })).data.attributes;
const workspace = async (user: TestUser) => (await app.call(user, 'GET /api/hiring')).data;
const invite = (user: TestUser, slug: string, email: string, role: 'owner' | 'recruiter' | 'viewer' = 'recruiter') =>
  app.call(user, 'POST /api/hiring/companies/{slug}/invitations', { params: { slug }, json: { email, role } });
const mailsTo = (email: string) => db().selectFrom('outbox_mails').select('text').where('recipient', '=', email).execute();

async function aTeam() {
  const { id, slug } = await aCompanyWithoutEmployer(app.context());
  return { id, slug, owner: await anEmployer(app.context(), id) };
}

test('what is public of a company and its jobs has nothing of the people who work there', async () => {
  const { slug, owner } = await aTeam();
  const { data: me } = await app.call(owner, 'GET /api/users/auth/logged_in');
  for (const path of ['', '/people', '/related']) {
    const response = await app.fetch(`/api/companies/${slug}${path}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    for (const secret of [me?.attributes.email ?? '', owner.id, owner.name])
      expect([path, text.includes(secret)]).toEqual([path, false]);
  }
});

const APPROVAL = { role: 'owner' as const, reason: 'Their e-mail is of the site' };

test('a member asks for a listed company, and works for it once staff approve', async () => {
  const company = await aCompanyWithoutEmployer(app.context(), { website: 'https://www.lumen.example/' });
  const member = await aMember(app.context(), { email: `${company.slug}@mail.lumen.example` });
  await request(member, { company_slug: company.slug, note: 'I lead the stores.' });
  await expect(request(member, { company_slug: company.slug })).rejects.toMatchObject({ status: 409 });
  const staff = await aStaffMember();
  const { data } = await app.call(staff, 'GET /api/staff/company_requests');
  const waiting = data.find(({ attributes }) => attributes.company_slug === company.slug);
  expect(waiting?.attributes).toMatchObject({ domain: 'same', people: 0, note: 'I lead the stores.' });

  const csv = await (await app.call(staff, 'GET /api/staff/company_requests/export')).text();
  expect(csv).toMatch(new RegExp(`${company.slug},0,${member.slug},.*,same,I lead the stores`));

  const id = waiting?.id ?? '';
  await app.call(staff, 'POST /api/staff/company_requests/{id}/approve', { params: { id }, json: APPROVAL });
  expect(await workspace(member)).toMatchObject({
    companies: [{ attributes: { slug: company.slug, role: 'owner' } }],
    requests: [{ attributes: { status: 'approved' } }],
  });
  await expect(
    app.call(staff, 'POST /api/staff/company_requests/{id}/approve', { params: { id }, json: APPROVAL }),
  ).rejects.toMatchObject({ status: 409 });
  const entries = await db()
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', sql<string | null>`details ->> 'reason'`.as('reason')])
    .where('object_id', 'in', [id, company.id])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'company.requested', actor_id: member.id, reason: null },
    { action: 'company.person-added', actor_id: staff.id, reason: null },
    { action: 'company.request-approved', actor_id: staff.id, reason: APPROVAL.reason },
  ]);
});

test('a new company needs a name and a site, and is listed once staff approve', async () => {
  const member = await aMember(app.context());
  await expect(request(member, { name: 'Vermilion Looms' })).rejects.toMatchObject({ status: 422 });
  await request(member, { name: 'Vermilion Looms', website: 'https://looms.example/' });
  await expect(app.call(null, 'GET /api/companies/{slug}', { params: { slug: 'vermilion-looms' } })).rejects.toMatchObject({
    status: 404,
  });
  const staff = await aStaffMember();
  const { data } = await app.call(staff, 'GET /api/staff/company_requests');
  const id = data.find(({ attributes }) => attributes.name === 'Vermilion Looms')?.id ?? '';
  await app.call(staff, 'POST /api/staff/company_requests/{id}/approve', { params: { id }, json: APPROVAL });
  const listed = await app.call(null, 'GET /api/companies/{slug}', { params: { slug: 'vermilion-looms' } });
  expect(listed.data.attributes).toMatchObject({ name: 'Vermilion Looms', website: 'https://looms.example/' });
});

test('a declined request tells the member why', async () => {
  const { slug } = await aCompanyWithoutEmployer(app.context());
  const member = await aMember(app.context());
  const { id } = (await request(member, { company_slug: slug })).data;
  const staff = await aStaffMember();
  const reason = 'Please use an address of the company.';
  await app.call(staff, 'POST /api/staff/company_requests/{id}/decline', { params: { id }, json: { reason } });
  expect(await workspace(member)).toMatchObject({ companies: [], requests: [{ attributes: { status: 'declined', reason } }] });
  const notice = await db()
    .selectFrom('notifications')
    .select(['kind', 'facts'])
    .where('user_id', '=', member.id)
    .executeTakeFirst();
  expect(notice).toMatchObject({ kind: 'hiring-team', facts: { what: 'declined', reason } });
  expect(await mailsTo(`${member.slug}@people.example`)).toHaveLength(1);
});

test('an invitation is mailed, and only the member of that verified address accepts it, once', async () => {
  const { slug, owner } = await aTeam();
  const email = `${slug}@lumen.example`;
  await invite(owner, slug, email.toUpperCase());
  const [mail] = await mailsTo(email.toUpperCase());
  const id = /invitations\/([\da-f-]{36})/.exec(mail?.text ?? '')?.[1] ?? '';
  const accept = (user: TestUser) => app.call(user, 'POST /api/hiring/invitations/{id}/accept', { params: { id } });
  const stranger = await aMember(app.context());
  expect((await app.call(stranger, 'GET /api/hiring/invitations/{id}', { params: { id } })).data.attributes.mine).toBe(false);
  await expect(accept(stranger)).rejects.toMatchObject({ status: 403 });
  const colleague = await aMember(app.context(), { name: 'Arjun Mehta', email });
  expect((await workspace(colleague)).invitations).toMatchObject([{ id, attributes: { mine: true, role: 'recruiter' } }]);
  expect((await accept(colleague)).data.attributes).toMatchObject({ slug, role: 'recruiter' });
  await expect(accept(colleague)).rejects.toMatchObject({ status: 404 });
  expect((await team(owner, slug)).people.map(({ name, role }) => [name, role])).toEqual([
    ['Priya Nair', 'owner'],
    ['Arjun Mehta', 'recruiter'],
  ]);
  await expect(invite(owner, slug, email)).rejects.toMatchObject({ status: 409 });
});

test('an invitation that was withdrawn or has expired leads nowhere, and one sent again is a new one', async () => {
  const { slug, owner } = await aTeam();
  const email = `late-${slug}@lumen.example`;
  const colleague = await aMember(app.context(), { email });
  const [first] = (await invite(owner, slug, email)).data.attributes.invitations;
  const [again] = (await invite(owner, slug, email, 'viewer')).data.attributes.invitations;
  const get = (id = '') => app.call(colleague, 'GET /api/hiring/invitations/{id}', { params: { id } });
  await expect(get(first?.id)).rejects.toMatchObject({ status: 404 });
  expect((await get(again?.id)).data.attributes.role).toBe('viewer');
  await db()
    .updateTable('company_invitations')
    .set({ expires_at: new Date(0) })
    .where('id', '=', again?.id ?? '')
    .execute();
  await expect(get(again?.id)).rejects.toMatchObject({ status: 404 });
  const params = { slug, id: again?.id ?? '' };
  const left = await app.call(owner, 'DELETE /api/hiring/companies/{slug}/invitations/{id}', { params });
  expect(left.data.attributes.invitations).toEqual([]);
});

test('roles change and people leave, but there is always an owner', async () => {
  const { id, slug, owner } = await aTeam();
  const colleague = await anEmployer(app.context(), id, { role: 'viewer', name: 'Sana Shaikh' });
  const change = (user_id: string, role: 'owner' | 'recruiter' | 'viewer') =>
    app.call(owner, 'PATCH /api/hiring/companies/{slug}/people/{user_id}', { params: { slug, user_id }, json: { role } });
  const leave = (user: TestUser & { id: string }) =>
    app.call(user, 'DELETE /api/hiring/companies/{slug}/people/{user_id}', { params: { slug, user_id: user.id } });
  await change(colleague.id, 'recruiter');
  await expect(change(owner.id, 'viewer')).rejects.toMatchObject({ status: 409 });
  await expect(leave(owner)).rejects.toMatchObject({ status: 409 });
  await app.call(owner, 'POST /api/hiring/companies/{slug}/transfer', { params: { slug }, json: { user_id: colleague.id } });
  expect((await team(colleague, slug)).people.map(({ name, role }) => [name, role])).toEqual([
    ['Sana Shaikh', 'owner'],
    ['Priya Nair', 'recruiter'],
  ]);
  await leave(owner);
  await expect(team(owner, slug)).rejects.toMatchObject({ status: 404 });
});

test('of two owners who leave at once one stays', async () => {
  const { id, slug, owner } = await aTeam();
  const other = await anEmployer(app.context(), id);
  const leave = (user: TestUser & { id: string }) =>
    app.call(user, 'DELETE /api/hiring/companies/{slug}/people/{user_id}', { params: { slug, user_id: user.id } });
  const outcomes = await Promise.allSettled([leave(owner), leave(other)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('the only owner of a company with colleagues cannot delete their account before handing over', async () => {
  const { id, owner } = await aTeam();
  const colleague = await anEmployer(app.context(), id, { role: 'viewer' });
  const json = { confirm: 'delete my account' } as const;
  const deleteAccount = (user: TestUser) => app.call(user, 'POST /api/users/delete_account', { json });
  await expect(deleteAccount(owner)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('only owner of a company') as string,
  });
  await deleteAccount(colleague);
  await deleteAccount(owner);
});
