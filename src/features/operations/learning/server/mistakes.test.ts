import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { skillsWithBoth } from '#features/member/checks/server/testing.ts';
import { aReportedQuestion, anAnsweredQuestion, REASON } from './testing.ts';

const app = openTestApp();
let meera: TestUser;
let skills: string[] = [];
beforeAll(async () => {
  meera = await aMember(app.context(), { staff: ['editor'] });
  skills = (await skillsWithBoth(app.context())).map(({ id }) => id);
});

const aSkill = () => skills.shift() ?? '';
const member = (name?: string) => aMember(app.context(), name ? { name } : {});
const read = async (id: string) => (await app.call(meera, 'GET /api/staff/mistakes/{id}', { params: { id } })).data.attributes;
const dismiss = (id: string) =>
  app.call(meera, 'POST /api/staff/mistakes/{id}/dismiss', { params: { id }, json: { reason: REASON } });
const find = async (query: { find: string; state?: 'no-mistake' | 'all'; kind?: 'work' | 'question' }) =>
  (await app.call(meera, 'GET /api/staff/mistakes', { query })).data.map(({ id }) => id);
const waiting = async () => (await app.call(meera, 'GET /api/staff')).data.attributes.counts['mistakes'] ?? 0;

test('a report waits with what the member said, and is found by its words and its skill', async () => {
  const skill = aSkill();
  const before = await waiting();
  const { caseId, questionId } = await aReportedQuestion(app, await member('Asha Menon'), skill, 'The manual says otherwise.');
  expect(await waiting()).toBe(before + 1);
  expect(await read(caseId)).toMatchObject({
    kind: 'question',
    thing_id: questionId,
    skill: { id: skill },
    outcome: null,
    reports: [{ member: { name: 'Asha Menon' }, reason: 'wrong-answer', words: 'The manual says otherwise.', outcome: null }],
    seen: null,
  });
  expect(await find({ find: 'manual says otherwise' })).toEqual([caseId]);
  const { skill: named } = await read(caseId);
  expect(await find({ find: named?.name ?? '' })).toContain(caseId);
  expect(await find({ find: 'manual says otherwise', kind: 'work' })).toEqual([]);
});

test('a second report of a member replaces the first, and only what was answered can be reported', async () => {
  const skill = aSkill();
  const ana = await member();
  const { attemptId, questionId, caseId } = await aReportedQuestion(app, ana, skill, 'First.');
  const report = (person: TestUser, question: string, words: string) =>
    app.call(person, 'PUT /api/checks/attempts/{id}/report', {
      params: { id: attemptId },
      json: { question, reason: 'unclear', words },
    });
  await report(ana, questionId, 'Second.');
  expect((await read(caseId)).reports.map(({ words }) => words)).toEqual(['Second.']);
  const { questions } = await app
    .context()
    .db.selectFrom('check_attempts')
    .select('questions')
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  await expect(report(ana, questions[1]?.id ?? '', 'Not answered yet.')).rejects.toMatchObject({ status: 400 });
  await expect(report(await member(), questionId, 'Not mine.')).rejects.toMatchObject({ status: 404 });
});

test('what is no mistake is answered once, with a reason that everybody who reported it reads', async () => {
  const skill = aSkill();
  const ana = await member();
  const { caseId, questionId } = await aReportedQuestion(app, ana, skill);
  await dismiss(caseId);
  expect(await read(caseId)).toMatchObject({
    outcome: 'no-mistake',
    reports: [{ outcome: 'no-mistake', answer: REASON }],
    history: [{ attributes: { action: 'mistake.dismiss', reason: REASON } }],
  });
  await expect(dismiss(caseId)).rejects.toMatchObject({ status: 409, body: { code: 'mistake-answered' } });
  expect(await find({ find: questionId })).toEqual([]);
  expect(await find({ find: questionId, state: 'no-mistake' })).toEqual([caseId]);
  const { data } = await app.call(ana, 'GET /api/notifications');
  expect(data.map(({ attributes }) => attributes.facts['answer'])).toEqual([REASON]);
});

test('a question is shown as the member saw it, where it was corrected since', async () => {
  const skill = aSkill();
  const ana = await member();
  const { attemptId, questionId } = await anAnsweredQuestion(app, ana, skill);
  const params = { id: questionId };
  const { text } = (await app.call(meera, 'GET /api/staff/questions/{id}', { params })).data.attributes;
  const json = { ...text, question: 'Corrected before the report', version: 0, reason: REASON };
  await app.call(meera, 'PUT /api/staff/questions/{id}', { params, json });
  await app.call(ana, 'PUT /api/checks/attempts/{id}/report', {
    params: { id: attemptId },
    json: { question: questionId, reason: 'outdated' },
  });
  const [caseId = ''] = await find({ find: questionId });
  expect(await read(caseId)).toMatchObject({ title: 'Corrected before the report', seen: { question: text.question } });
});

test('the task of a piece of work can be reported as well', async () => {
  const skill = aSkill();
  const params = { skill_id: skill };
  const ana = await member();
  await app.call(ana, 'PUT /api/checks/{skill_id}/work/report', {
    params,
    json: { reason: 'outdated', words: 'That site is gone.' },
  });
  const [caseId = ''] = await find({ find: 'That site is gone.', kind: 'work' });
  expect(await read(caseId)).toMatchObject({ kind: 'work', thing_id: skill, skill: { id: skill } });
  const missing = app.call(ana, 'PUT /api/checks/{skill_id}/work/report', {
    params: { skill_id: 'no-such-skill' },
    json: { reason: 'other' },
  });
  await expect(missing).rejects.toMatchObject({ status: 404 });
});

test('an export has the cases that the list shows', async () => {
  const { caseId } = await aReportedQuestion(app, await member(), aSkill(), 'For the export.');
  const file = await app.call(meera, 'GET /api/staff/mistakes/export', { query: { find: 'For the export.' } });
  expect(await file.text()).toContain(caseId);
});
