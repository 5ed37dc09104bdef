import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aCompany, aCompanyWithoutEmployer } from '#features/catalogue/jobs/server/testing.ts';
import type { CompanyRole } from '../contract.ts';
import { authorizeCompany } from './authorize-company.ts';
import { companiesOfViewer } from './companies-of-viewer.ts';
import { hasEmployer } from './has-employer.ts';
import type { CompanyAct } from './policy.ts';
import { anEmployer } from './testing.ts';

const app = openTestApp();

const ACTS: readonly CompanyAct[] = ['view', 'recruit', 'own'];
const as = ({ id, slug, name }: TestUser & { id: string; slug: string; name: string }) => ({
  ...app.context(),
  viewer: { id, slug, name, staff: false, scopes: [], suspended: false, sessionId: '' },
});
type Outcome = number | { companyId: string; role: CompanyRole };
const outcome = (act: Promise<Outcome>): Promise<Outcome> => act.catch((error: { status: number }) => error.status);

test.each<[CompanyRole, readonly (403 | 'allowed')[]]>([
  ['owner', ['allowed', 'allowed', 'allowed']],
  ['recruiter', ['allowed', 'allowed', 403]],
  ['viewer', ['allowed', 403, 403]],
])('a %s may do what the role says, at their own company only', async (role, expected) => {
  const company = await aCompany(app.context());
  const other = await aCompany(app.context());
  const person = as(await anEmployer(app.context(), company.id, { role }));
  for (const [index, act] of ACTS.entries()) {
    const allowed = expected[index] === 'allowed';
    expect(await outcome(authorizeCompany(person, company.id, act))).toEqual(allowed ? { companyId: company.id, role } : 403);
    expect(await outcome(authorizeCompany(person, other.id, act))).toBe(404);
  }
});

test('visitors have to sign in, and staff are nobody at a company', async () => {
  const { id } = await aCompany(app.context());
  const staff = { ...as(await aMember(app.context(), { staff: true })) };
  expect(await outcome(authorizeCompany(app.context(), id, 'view'))).toBe(401);
  expect(
    await outcome(
      authorizeCompany({ ...staff, viewer: { ...staff.viewer, staff: true, scopes: ['administrator'] } }, id, 'view'),
    ),
  ).toBe(404);
});

test("a member's companies are those they work for", async () => {
  const company = await aCompany(app.context());
  await aCompany(app.context());
  const person = as(await anEmployer(app.context(), company.id, { role: 'viewer' }));
  expect(await companiesOfViewer(person)).toEqual([
    { companyId: company.id, slug: company.slug, name: company.name, role: 'viewer' },
  ]);
  expect(await companiesOfViewer(app.context())).toEqual([]);
});

test('a company has an employer when an owner or a recruiter works there', async () => {
  const [owned, viewed] = [await aCompanyWithoutEmployer(app.context()), await aCompanyWithoutEmployer(app.context())];
  await anEmployer(app.context(), owned.id, { role: 'recruiter' });
  await anEmployer(app.context(), viewed.id, { role: 'viewer' });
  expect([...(await hasEmployer(app.context(), [owned.id, viewed.id]))]).toEqual([owned.id]);
  expect([...(await hasEmployer(app.context(), []))]).toEqual([]);
});
