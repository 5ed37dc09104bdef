import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aPlan } from '#features/member/roadmaps/server/testing.ts';
import type { Endpoints, InputOf } from '#platform/contract/endpoint.ts';
import { resourceId, skillCatalogue } from '#features/base/skills/server/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import { Section } from '../contract.ts';

const app = openTestApp();
const change = (viewer: TestUser, json: InputOf<Endpoints['PATCH /api/users/profile']>['json']) =>
  app.call(viewer, 'PATCH /api/users/profile', { json });
const getProfile = async (viewer: TestUser | null, slug: string, as: 'me' | 'others' = 'me') =>
  (await app.call(viewer, 'GET /api/users/{slug}', { params: { slug }, query: { as } })).data.attributes;

const ALL = {
  about: 'Twelve years of retail, two of data.',
  goals: 'An analyst’s role in Kochi.',
  links: [{ label: 'Portfolio', url: 'https://asha.example/work' }],
  skills: ['sql', 'Excel', 'Bird watching', 'SQL'],
  experience: [
    { title: 'Supervisor', organisation: 'Trent', started_on: '2019-05', ended_on: '2024-06' },
    { title: 'Analyst', organisation: 'Trent', started_on: '2024-07', ended_on: null },
  ],
  education: [{ title: 'B.Com', organisation: 'Kerala University', started_on: '2016-06', ended_on: '2019-04' }],
  certificates: [{ title: 'Data Analytics', issuer: 'Google', issued_on: '2025-03', skill: 'SQL' }],
};

test('a profile is public except for its goals', async () => {
  const member = await aMember(app.context(), { name: 'Asha Menon' });
  await change(member, ALL);
  const shown = await getProfile(null, member.slug);
  expect(shown).toMatchObject({ name: 'Asha Menon', about: ALL.about, goals: null, own: null });
  expect(shown.skills).toEqual([
    { id: 'sql', name: 'SQL' },
    { id: 'excel', name: expect.any(String) },
    { id: null, name: 'Bird watching' },
  ]);
  expect(shown.experience?.map(({ title }) => title)).toEqual(['Analyst', 'Supervisor']);
  expect(await getProfile(member, member.slug)).toMatchObject({ goals: ALL.goals, own: { hidden: ['goals'], listed: true } });
  expect(await getProfile(member, member.slug, 'others')).toEqual(shown);
});

test('a skill of the profile is recognised by any spelling, and what is not clearly a skill stays as written', async () => {
  const member = await aMember(app.context());
  const named = async (...skills: string[]) => (await change(member, { skills })).data.attributes.skills?.map(({ id }) => id);
  expect(await named('k8s', 'kubernates', 'Kubernetes')).toEqual(['kubernetes']);
  expect(await named('git hub', 'no sql', 'Java Script', 'टैली')).toEqual(['github', 'nosql', 'javascript', 'tally']);
  expect(await named('Ansible', 'Terraform', 'Chef')).toEqual(['ansible', 'terraform', 'chef-tool']);
  expect(await named('Mumbai', 'hard work and cricket', 'PPC/Yodelling')).toEqual([null, null, null]);
  const certificate = { title: 'CKA', issuer: 'CNCF', issued_on: '2025-03', skill: 'k8s' };
  await change(member, { skills: [], certificates: [certificate] });
  const showcase = await app.call(null, 'GET /api/users/{slug}/showcase', { params: { slug: member.slug } });
  expect(showcase.data.attributes.skills).toMatchObject([{ id: 'kubernetes', name: 'Kubernetes' }]);
});

test('hidden sections are visible to their member only, not even to staff', async () => {
  const [member, other, staff] = await Promise.all([
    aMember(app.context()),
    aMember(app.context()),
    aMember(app.context(), { staff: true }),
  ]);
  await change(member, ALL);
  const sections = ['about', 'goals', 'links', 'skills', 'experience', 'education', 'certificates'] as const;
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...Section.options)), async (hidden) => {
      await change(member, { hidden });
      for (const viewer of [null, other, staff]) {
        const shown = await getProfile(viewer, member.slug);
        for (const section of sections) expect(shown[section] === null, section).toBe(hidden.includes(section));
        expect(shown.shows).toEqual({ activity: !hidden.includes('activity'), showcase: !hidden.includes('showcase') });
      }
      const own = await getProfile(member, member.slug);
      for (const section of sections) expect(own[section], section).not.toBeNull();
    }),
    { numRuns: 12 },
  );
});

test('one section can be changed without the others, and invalid input is refused', async () => {
  const member = await aMember(app.context());
  await change(member, ALL);
  await change(member, { about: 'New words.' });
  const invalidChanges = [
    { links: [{ label: 'x', url: 'javascript:alert(1)' }] },
    { experience: [{ title: 'A', organisation: 'B', started_on: '2024-05', ended_on: '2024-01' }] },
    { education: [{ title: 'A', organisation: 'B', started_on: '2024-13' }] },
    { about: 'x'.repeat(3001) },
  ];
  for (const json of invalidChanges) await expect(change(member, json)).rejects.toThrow(Problem);
  const shown = await getProfile(null, member.slug);
  expect(shown).toMatchObject({ about: 'New words.', links: ALL.links });
  expect(shown.experience).toHaveLength(2);
});

test('members are found by name unless unlisted', async () => {
  const [unlisted, other] = await Promise.all([aMember(app.context(), { name: 'Quilla Xu' }), aMember(app.context())]);
  const find = async () => (await app.call(other, 'GET /api/users', { query: { search: 'quilla' } })).meta.total;
  expect(await find()).toBe(1);
  await change(unlisted, { listed: false });
  expect(await find()).toBe(0);
  const { data } = await app.call(other, 'GET /api/users/search_user_board', { query: { search: 'quilla' } });
  expect(data).toEqual([]);
  expect(await getProfile(other, unlisted.slug)).toMatchObject({ name: 'Quilla Xu' });
});

test('following is idempotent and notifies once, and members cannot follow themselves', async () => {
  const [followed, follower] = await Promise.all([aMember(app.context()), aMember(app.context(), { name: 'Ravi Rao' })]);
  const params = { slug: followed.slug };
  await Promise.all(Array.from({ length: 5 }, () => app.call(follower, 'POST /api/users/{slug}/follow', { params })));
  await app.call(follower, 'DELETE /api/users/{slug}/follow', { params });
  const { data } = await app.call(follower, 'POST /api/users/{slug}/follow', { params });
  expect(data.attributes).toMatchObject({ followers: 1, following: true });
  const notices = await app.call(followed, 'GET /api/notifications');
  expect(notices.data.map(({ attributes }) => [attributes.kind, attributes.facts['name']])).toEqual([['followed', 'Ravi Rao']]);
  await expect(app.call(followed, 'POST /api/users/{slug}/follow', { params })).rejects.toMatchObject({ status: 409 });
});

test('the public showcase contains finished skills and certificates, and a résumé sentence only once the member chose it', async () => {
  const { member, plan, id } = await aPlan(app, { bought: true, reportBought: true });
  const first = plan.skills[0];
  if (!first) throw new Error('the plan is empty');
  await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params: { id, skill_id: first.skill_id },
    json: { done: true },
  });
  await change(member, { certificates: ALL.certificates, skills: ['SQL'] });
  const showcase = async (viewer: TestUser | null) =>
    (await app.call(viewer, 'GET /api/users/{slug}/showcase', { params: { slug: member.slug } })).data.attributes;
  const ownShowcase = await showcase(member);
  const kinds = (shown: typeof ownShowcase) => new Set(shown.skills.flatMap(({ evidence }) => evidence.map(({ kind }) => kind)));
  expect(kinds(ownShowcase)).toEqual(new Set(['plan', 'certificate', 'resume']));
  const publicShowcase = await showcase(null);
  expect(kinds(publicShowcase)).toEqual(new Set(['plan', 'certificate']));
  expect(publicShowcase.own).toBeNull();
  const quotedSkill = ownShowcase.skills.find(({ evidence }) => evidence.some((item) => item.private))?.id ?? '';
  await change(member, { quoted: [quotedSkill] });
  expect(kinds(await showcase(null))).toEqual(new Set(['plan', 'certificate', 'resume']));
  expect(JSON.stringify(publicShowcase)).not.toContain('Lumen');
  await change(member, { hidden: ['showcase'] });
  await expect(showcase(null)).rejects.toMatchObject({ status: 404 });
  expect((await showcase(member)).own?.hidden).toEqual(['showcase']);
});

test('a public board with three cards about a skill is evidence for it, and a private board is not', async () => {
  const member = await aMember(app.context());
  const { taxonomy } = await skillCatalogue();
  const resources = taxonomy.byId.get('sql')?.resources?.slice(0, 3) ?? [];
  const collect = async (title: string, privacy: boolean) => {
    const { data } = await app.call(member, 'POST /api/boards', { json: { title, privacy } });
    for (const { url } of resources)
      await app.call(member, 'POST /api/boards/{board_slug}/pin_card_to_board', {
        params: { board_slug: data.attributes.slug },
        json: { kind: 'resource', ref: `sql:${resourceId('sql', url)}` },
      });
  };
  await collect('Queries to come back to', false);
  await collect('Before I resign', true);
  const params = { slug: member.slug };
  for (const viewer of [null, member]) {
    const { data } = await app.call(viewer, 'GET /api/users/{slug}/showcase', { params });
    const boards = data.attributes.skills.flatMap(({ evidence }) => evidence.filter(({ kind }) => kind === 'board'));
    expect(boards.map(({ text }) => text)).toEqual(['Collected 3 cards on the board “Queries to come back to”']);
  }
});

test('the image of a showcase is a PNG of 1200 by 630, also for a name in another script', async () => {
  const member = await aMember(app.context(), { name: 'आशा मेनन <b>' });
  const response = await app.fetch(`/api/users/${member.slug}/showcase.png`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-type')).toBe('image/png');
  const view = new DataView(bytes.buffer);
  expect([view.getUint32(0), view.getUint32(16), view.getUint32(20)]).toEqual([0x89504e47, 1200, 630]);
});
