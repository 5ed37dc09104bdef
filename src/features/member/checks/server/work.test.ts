import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import type { InputOf, Endpoints } from '#platform/contract/endpoint.ts';
import { skillsWithBoth } from './testing.ts';

const app = openTestApp();
type Form = InputOf<Endpoints['PUT /api/checks/{skill_id}/work']>['multipart'];

/** A skill whose work can be handed in by every one of these means, and the number of its criteria. */
async function aSkillShownBy(...kinds: Form['kind'][]) {
  const found = (await skillsWithBoth(app.context())).find(({ work }) => kinds.every((kind) => work.show.includes(kind)));
  if (!found) throw new Error(`no piece of work can be shown by ${kinds.join(' and ')}`);
  return { skill_id: found.id, work: found.work, all: [...found.work.criteria.keys()] };
}
let byFileOrLink: Awaited<ReturnType<typeof aSkillShownBy>>;
let byText: Awaited<ReturnType<typeof aSkillShownBy>>;
beforeAll(async () => {
  byFileOrLink = await aSkillShownBy('file', 'link');
  byText = await aSkillShownBy('text');
});

const show = async (person: TestMember, skill_id: string, multipart: Form) =>
  (await app.call(person, 'PUT /api/checks/{skill_id}/work', { params: { skill_id }, multipart })).data.attributes;
const LINK = 'https://code.example/asha/returns';
const report = (text = 'Returns fell in nine stores.') => new File([text], 'returns.txt', { type: 'text/plain' });
const member = () => aMember(app.context());
const storedFiles = () => {
  const folder = path.join(app.config.DATA_DIR, 'files', 'works');
  return fs.existsSync(folder) ? fs.readdirSync(folder).length : 0;
};

test('work with all its criteria ticked shows the skill; taking it back ends that', async () => {
  const ana = await member();
  const { skill_id, work, all } = byFileOrLink;
  const params = { skill_id };
  expect(await show(ana, skill_id, { kind: 'link', link: LINK, criteria: all })).toMatchObject({
    grade: 'shown',
    shown: { kind: 'link', link: LINK, complete: true, kept: false, criteria: work.criteria },
  });
  const after = await app.call(ana, 'DELETE /api/checks/{skill_id}/work', { params });
  expect(after.data.attributes).toMatchObject({ grade: null, shown: null });
  expect((await app.call(ana, 'DELETE /api/checks/{skill_id}/work', { params })).data).toEqual(after.data);
});

test('work with some of its criteria is kept, but does not count', async () => {
  const ana = await member();
  const { skill_id, work, all } = byFileOrLink;
  expect(await show(ana, skill_id, { kind: 'link', link: LINK, criteria: [1] })).toMatchObject({
    grade: null,
    shown: { complete: false, criteria: [work.criteria[1]] },
  });
  expect((await show(ana, skill_id, { kind: 'link', link: LINK, criteria: all })).grade).toBe('shown');
  expect((await show(ana, skill_id, { kind: 'link', link: LINK, criteria: [0] })).grade).toBeNull();
});

test('only web addresses, texts and documents that the work allows are accepted', async () => {
  const ana = await member();
  const { skill_id, all } = byFileOrLink;
  const refused = (form: Form, status = 422) => expect(show(ana, skill_id, form)).rejects.toMatchObject({ status });
  for (const link of ['', 'code.example/asha', 'javascript:alert(1)', 'data:text/html,x', 'ftp://code.example/a'])
    await refused({ kind: 'link', link, criteria: all });
  await refused({ kind: 'link', link: LINK, criteria: [] });
  await refused({ kind: 'link', link: LINK, criteria: [all.length] });
  await refused({ kind: 'file', criteria: all });
  await refused({ kind: 'file', file: new File(['MZ'], 'report.exe'), criteria: all }, 415);
  await refused({ kind: 'file', file: new File(['not a PDF'], 'report.pdf'), criteria: all }, 415);
  await expect(show(ana, byText.skill_id, { kind: 'text', text: 'a'.repeat(4001), criteria: byText.all })).rejects.toMatchObject({
    status: 422,
  });
  await expect(show(ana, byText.skill_id, { kind: 'text', text: ' ', criteria: byText.all })).rejects.toMatchObject({
    status: 422,
  });
  const { data } = await app.call(ana, 'GET /api/checks/{skill_id}', { params: { skill_id } });
  expect(data.attributes.shown).toBeNull();
  expect(storedFiles()).toBe(0);
});

test('a file is stored once and opens for its owner, for others only from a visible showcase', async () => {
  const ana = await member();
  const { skill_id, all } = byFileOrLink;
  const hidden = await show(ana, skill_id, { kind: 'file', file: report(), criteria: all });
  const params = { id: hidden.shown?.id ?? '' };
  const open = (person: TestMember | null) => app.call(person, 'GET /api/checks/work/{id}/file', { params });
  expect(await (await open(ana)).text()).toBe('Returns fell in nine stores.');
  await expect(open(await member())).rejects.toMatchObject({ status: 404 });
  await expect(open(null)).rejects.toMatchObject({ status: 404 });

  await show(ana, skill_id, { kind: 'file', criteria: all, keep: 'true' });
  expect(await (await open(null)).text()).toBe('Returns fell in nine stores.');
  await app.call(ana, 'PATCH /api/users/profile', { json: { hidden: ['showcase'] } });
  await expect(open(await member())).rejects.toMatchObject({ status: 404 });

  await show(ana, skill_id, { kind: 'file', file: report('Second version.'), criteria: all });
  await app.runTasks();
  expect(storedFiles()).toBe(1);
  await app.call(ana, 'DELETE /api/checks/{skill_id}/work', { params: { skill_id } });
  await app.runTasks();
  expect(storedFiles()).toBe(0);
});

test('work that is kept is evidence in the showcase, with its criteria; other work is not', async () => {
  const ana = await member();
  const { skill_id, work, all } = byFileOrLink;
  const evidence = async () =>
    (await app.call(null, 'GET /api/users/{slug}/showcase', { params: { slug: ana.slug } })).data.attributes.skills.flatMap(
      (skill) => skill.evidence.filter(({ kind }) => kind === 'work'),
    );
  await show(ana, skill_id, { kind: 'link', link: LINK, criteria: all });
  expect(await evidence()).toEqual([]);
  await show(ana, skill_id, { kind: 'link', link: LINK, criteria: [0], keep: 'true' });
  expect(await evidence()).toEqual([]);
  await show(ana, skill_id, { kind: 'link', link: LINK, criteria: all, keep: 'true' });
  expect(await evidence()).toMatchObject([{ text: work.title, url: LINK, criteria: work.criteria }]);
});

test('a text opens as a file, but a link has none', async () => {
  const ana = await member();
  const { shown } = await show(ana, byText.skill_id, { kind: 'text', text: 'नौ दुकानों में', criteria: byText.all });
  const file = await app.call(ana, 'GET /api/checks/work/{id}/file', { params: { id: shown?.id ?? '' } });
  expect(await file.text()).toBe('नौ दुकानों में');
  const link = await show(ana, byFileOrLink.skill_id, { kind: 'link', link: LINK, criteria: byFileOrLink.all });
  const params = { id: link.shown?.id ?? '' };
  await expect(app.call(ana, 'GET /api/checks/work/{id}/file', { params })).rejects.toMatchObject({ status: 404 });
});

test('a skill without a piece of work is a 404, and a visitor has to sign in', async () => {
  const ana = await member();
  await expect(show(ana, 'no-such-skill', { kind: 'link', link: LINK, criteria: [0] })).rejects.toMatchObject({ status: 404 });
  const params = { skill_id: byFileOrLink.skill_id };
  await expect(app.call(null, 'DELETE /api/checks/{skill_id}/work', { params })).rejects.toMatchObject({ status: 401 });
});
