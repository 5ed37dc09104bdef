import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import { aWorkForm, skillsWithBoth } from '#features/member/checks/server/testing.ts';
import { aPlan } from '#features/member/roadmaps/server/testing.ts';
import { parsePdf } from '../../../../../tests/setup/parse-pdf.ts';
import { REASON } from './testing.ts';

const app = openTestApp();
let meera: TestUser;
beforeAll(async () => {
  meera = await aMember(app.context(), { staff: ['editor'] });
});
// The catalogue of this process is that of the files again.
afterAll(async () => {
  await app.context().db.deleteFrom('learning_versions').execute();
  await loadSkills(app.context());
});

const read = async (id: string) => (await app.call(meera, 'GET /api/staff/works/{id}', { params: { id } })).data.attributes;
type Text = Awaited<ReturnType<typeof read>>['text'];
async function correct(id: string, change: (text: Text) => Partial<Text>, seen?: number) {
  const { text, version } = await read(id);
  const json = { ...text, ...change(text), version: seen ?? version, reason: REASON };
  const { data } = await app.call(meera, 'PUT /api/staff/works/{id}', { params: { id }, json });
  await loadSkills(app.context());
  return data.attributes;
}
async function setDropped(id: string, dropped: boolean) {
  const json = { version: (await read(id)).version, dropped, reason: REASON };
  const { data } = await app.call(meera, 'POST /api/staff/works/{id}/state', { params: { id }, json });
  await loadSkills(app.context());
  return data.attributes;
}
/** The check of a skill as a member reads it. */
async function readCheck(member: TestUser, skillId: string, language = 'en') {
  const headers = { cookie: member.cookie, 'accept-language': language };
  const response = await app.fetch(`/api/checks/${skillId}`, { headers });
  return (await response.json()).data.attributes;
}
const skillIds = async () => (await skillCatalogue()).skills.flatMap(({ id, work }) => (work ? [id] : []));
const inHindi = ({ criteria }: Text) => ({
  title: 'एक करघा बनाएँ',
  task: 'करघा बनाएँ और उसकी तस्वीर भेजें।',
  criteria: criteria.map((_, index) => `कसौटी ${index + 1}`),
});

test('a correction is read in both languages, keeps what members ticked, stands in the audit log, and can be undone', async () => {
  const [skill] = await skillsWithBoth(app.context());
  if (!skill) throw new Error('no skill has both a check and a piece of work');
  const { id } = skill;
  const ana = await aMember(app.context());
  const before = await read(id);
  const ticked = before.text.criteria.slice(0, 1);
  const multipart = aWorkForm(skill, { complete: false });
  await app.call(ana, 'PUT /api/checks/{skill_id}/work', { params: { skill_id: id }, multipart });
  const after = await correct(id, (old) => ({ title: 'Build a loom', hindi: inHindi(old) }));
  expect(after).toMatchObject({
    title: 'Build a loom',
    corrected: true,
    has_hindi: true,
    shown_by: 1,
    completed_by: 0,
    version: 1,
  });
  expect(after.stated?.title).toBe(before.title);
  expect(after.history[0]?.attributes).toMatchObject({ action: 'work.correct', reason: REASON });
  expect(await readCheck(ana, id)).toMatchObject({ work: { title: 'Build a loom' }, shown: { criteria: ticked } });
  expect(await readCheck(ana, id, 'hi')).toMatchObject({
    work: { title: 'एक करघा बनाएँ', criteria: expect.arrayContaining(['कसौटी 1']) },
    shown: { criteria: ['कसौटी 1'] },
  });
  await expect(correct(id, () => ({ title: 'Late' }), 0)).rejects.toMatchObject({ status: 412 });
  expect(await correct(id, () => before.text)).toMatchObject({ title: before.title, corrected: false, stated: null });
});

test('as many criteria in Hindi as in English are asked for, with the field that has too few', async () => {
  const id = (await skillIds()).at(-1) ?? '';
  const wrong = correct(id, (old) => ({
    hindi: { ...inHindi(old), criteria: ['एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह'].slice(0, 9 - old.criteria.length) },
  }));
  await expect(wrong).rejects.toMatchObject({ status: 422, body: { errors: [{ path: 'hindi.criteria' }] } });
});

test('a plan that exists prints the corrected text and leaves out what was taken back, until it is back', async () => {
  const { member, id, plan } = await aPlan(app, { bought: true });
  const works = await skillIds();
  const stop = plan.skills.find(({ skill_id, work_hours }) => works.includes(skill_id) && work_hours !== null);
  const skillId = stop?.skill_id ?? '';
  const print = async () => {
    const response = await app.fetch(`/api/roadmaps/${id}/pdf`, { headers: { cookie: member.cookie } });
    return (await parsePdf(new Uint8Array(await response.arrayBuffer()))).text.replaceAll(/\s/g, '');
  };
  await correct(skillId, () => ({ title: 'Buildthewarpingmill' }));
  expect(await print()).toContain('Buildthewarpingmill');
  expect(await setDropped(skillId, true)).toMatchObject({ dropped: true });
  expect(await print()).not.toContain('Buildthewarpingmill');
  const check = await readCheck(member, skillId);
  expect(check?.work ?? null).toBeNull();
  const { data } = await app.call(meera, 'GET /api/staff/works', { query: { state: 'dropped' } });
  expect(data.map((work) => work.id)).toEqual([skillId]);
  expect(await setDropped(skillId, false)).toMatchObject({ dropped: false, title: 'Buildthewarpingmill' });
  expect(await print()).toContain('Buildthewarpingmill');
});

test('a correction answers everybody who reported the task', async () => {
  const id = (await skillIds()).at(-2) ?? '';
  const ana = await aMember(app.context());
  const json = { reason: 'unclear', words: 'Which loom?' } as const;
  await app.call(ana, 'PUT /api/checks/{skill_id}/work/report', { params: { skill_id: id }, json });
  const found = await app.call(meera, 'GET /api/staff/works', { query: { state: 'reported' } });
  expect(found.data.map((work) => work.id)).toEqual([id]);
  const { data: cases } = await app.call(meera, 'GET /api/staff/mistakes', { query: { kind: 'work' } });
  expect(cases.map(({ attributes }) => attributes.work_id)).toContain(id);
  await correct(id, () => ({ task: 'Build a floor loom.' }));
  const { data } = await app.call(ana, 'GET /api/notifications');
  expect(data.map(({ attributes }) => attributes)).toMatchObject([
    { facts: { kind: 'work', outcome: 'corrected', answer: REASON }, url: `/checks/${id}` },
  ]);
});
