import { beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { skillsWithBoth } from '#features/member/checks/server/testing.ts';
import type { QuestionText } from '../contract-questions.ts';
import { aReportedQuestion, anAnsweredQuestion, REASON } from './testing.ts';

const app = openTestApp();
let meera: TestUser;
let rohan: TestUser;
let skills: string[] = [];
beforeAll(async () => {
  [meera, rohan] = await Promise.all([
    aMember(app.context(), { staff: ['editor'] }),
    aMember(app.context(), { staff: ['editor'] }),
  ]);
  skills = (await skillsWithBoth(app.context())).map(({ id }) => id);
});

/** A skill that no other test uses. */
const aSkill = () => skills.shift() ?? '';
const member = () => aMember(app.context());
const read = async (id: string) => (await app.call(meera, 'GET /api/staff/questions/{id}', { params: { id } })).data.attributes;
const list = (find: string, state?: 'corrected' | 'dropped' | 'reported', cursor?: string) =>
  app.call(meera, 'GET /api/staff/questions', { query: { find, ...(state && { state }), ...(cursor && { cursor }) } });
const ofSkill = async (skill: string) => (await list(skill)).data.filter(({ attributes }) => attributes.skill.id === skill);
const correct = async (id: string, fields: Partial<QuestionText>, person = meera, seen?: number) => {
  const { text, version } = await read(id);
  const json = { ...text, ...fields, version: seen ?? version, reason: REASON };
  return (await app.call(person, 'PUT /api/staff/questions/{id}', { params: { id }, json })).data.attributes;
};
const setDropped = async (id: string, dropped: boolean, { closes_check = false, version = -1 } = {}) => {
  const json = { version: version < 0 ? (await read(id)).version : version, dropped, closes_check, reason: REASON };
  return (await app.call(meera, 'POST /api/staff/questions/{id}/state', { params: { id }, json })).data.attributes;
};
const notices = (person: { id: string }) =>
  app
    .context()
    .db.selectFrom('notifications')
    .select(['facts', 'url'])
    .where('user_id', '=', person.id)
    .where('kind', '=', 'mistake-answered')
    .execute();

test('questions are found by skill and text, and say how often they were answered right', async () => {
  const skill = aSkill();
  const [first] = await ofSkill(skill);
  expect(first?.attributes).toMatchObject({ corrected: false, dropped: false, answered: 0, right: 0, reports: 0 });
  const { questionId, feedback } = await anAnsweredQuestion(app, await member(), skill);
  expect(await read(questionId)).toMatchObject({ answered: 1, right: feedback.right ? 1 : 0, version: 0, stated: null });
  const { text } = await read(questionId);
  expect((await list(text.question.slice(0, 60))).data.map(({ id }) => id)).toContain(questionId);
  expect((await list('no question says this')).data).toEqual([]);
  const page = await list('');
  expect(page.data).toHaveLength(40);
  const next = await list('', undefined, page.meta.next_cursor ?? '');
  expect(next.data[0]?.id).not.toBe(page.data[0]?.id);
  await expect(list('', undefined, 'nowhere')).rejects.toMatchObject({ status: 422 });
});

test('a correction is asked from then on, stands in the audit log, and ends as the file states it again', async () => {
  const [item] = await ofSkill(aSkill());
  const id = item?.id ?? '';
  const before = await read(id);
  const after = await correct(id, { question: 'What is right here?' });
  expect(after).toMatchObject({ question: 'What is right here?', corrected: true, version: 1, stated: before.text });
  expect(after.history[0]?.attributes).toMatchObject({
    action: 'question.correct',
    reason: REASON,
    changes: [{ field: 'question', before: before.text.question, after: 'What is right here?' }],
  });
  expect((await list('What is right here?', 'corrected')).data.map((found) => found.id)).toEqual([id]);
  expect(await correct(id, before.text)).toMatchObject({ corrected: false, version: 2, stated: null });
});

test('the second of two editors is told, and nothing is lost', async () => {
  const [item] = await ofSkill(aSkill());
  const id = item?.id ?? '';
  await correct(id, { explanation: 'Because the manual says so.' });
  await expect(correct(id, { explanation: 'Mine.' }, rohan, 0)).rejects.toMatchObject({
    status: 412,
    body: { code: 'content-changed-meanwhile' },
  });
  await expect(setDropped(id, true, { version: 0 })).rejects.toMatchObject({ status: 412 });
  expect((await read(id)).text.explanation).toBe('Because the manual says so.');
});

test('each wrong field is told, and two options must not be the same', async () => {
  const [item] = await ofSkill(aSkill());
  const id = item?.id ?? '';
  const { options } = (await read(id)).text;
  await expect(correct(id, { options: ['A', 'B', 'A', 'D'] })).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ path: 'options.2', message: 'Two options are the same.' }] },
  });
  const wrong = await correct(id, { question: ' ', source_url: 'ftp://x' }).catch((error: { body: unknown }) => error.body);
  expect((wrong as { errors: { path: string }[] }).errors.map(({ path }) => path).toSorted()).toEqual(['question', 'source_url']);
  expect((await read(id)).text.options).toEqual(options);
});

test('a dropped question is not drawn any more, and closing a check needs to be said', async () => {
  const skill = aSkill();
  const [first, ...others] = await ofSkill(skill);
  const spare = others.length + 1 - 16;
  for (const { id } of others.slice(0, spare)) await setDropped(id, true);
  expect(await read(first?.id ?? '')).toMatchObject({ in_use: 16, needed: 16 });
  await expect(setDropped(first?.id ?? '', true)).rejects.toMatchObject({ status: 409, body: { code: 'question-closes-check' } });
  const ana = await member();
  const begun = await anAnsweredQuestion(app, ana, skill);
  expect(await setDropped(first?.id ?? '', true, { closes_check: true })).toMatchObject({ dropped: true, in_use: 15 });
  const start = (person: TestUser) =>
    app.call(person, 'POST /api/checks/{skill_id}/attempts', { params: { skill_id: skill }, json: {} });
  await expect(start(await member())).rejects.toMatchObject({ status: 404 });
  expect((await start(ana)).data.id).toBe(begun.attemptId);
  expect((await list(skill, 'dropped')).data.map(({ id }) => id)).toContain(first?.id);
  expect(await setDropped(first?.id ?? '', false)).toMatchObject({ dropped: false, in_use: 16 });
  await start(await member());
});

test('a check that has begun is marked by what was shown, by a corrected key, and leniently by what was taken out', async () => {
  const skill = aSkill();
  const ana = await member();
  const params = { skill_id: skill };
  const { data: attempt } = await app.call(ana, 'POST /api/checks/{skill_id}/attempts', { params, json: {} });
  const answer = async (question: string, option: number) =>
    (await app.call(ana, 'PUT /api/checks/attempts/{id}/answers', { params: { id: attempt.id }, json: { question, option } }))
      .data.attributes;
  let question = attempt.attributes.question;
  const asked = async () => (await read(question?.id ?? '')).text;
  const optionOf = (text: string) => question?.options.indexOf(text) ?? -1;

  // The text and the key change after it was drawn: the old key counts, by what was shown.
  const old = await asked();
  await correct(question?.id ?? '', { question: 'Another question', options: ['P', 'Q', 'R', 'S'], answer: 3 });
  const again = (await app.call(ana, 'POST /api/checks/{skill_id}/attempts', { params, json: {} })).data.attributes.question;
  expect(again).toEqual(question);
  const first = await answer(question?.id ?? '', optionOf(old.options[old.answer] ?? ''));
  expect(first).toMatchObject({ right: true, right_option: first.chosen, taken_out: false });

  // Only the key is corrected, after a wrong answer: it counts once the next one is given.
  question = first.attempt.attributes.question;
  const second = await asked();
  const wrong = (second.answer + 1) % 4;
  const given = await answer(question?.id ?? '', optionOf(second.options[wrong] ?? ''));
  expect(given).toMatchObject({ right: false, attempt: { attributes: { answers: [true, false] } } });
  await correct(question?.id ?? '', { answer: wrong });

  // Taken out after it was drawn: any answer counts.
  question = given.attempt.attributes.question;
  const third = await asked();
  await setDropped(question?.id ?? '', true);
  const last = await answer(question?.id ?? '', optionOf(third.options[(third.answer + 1) % 4] ?? ''));
  expect(last).toMatchObject({ right: true, taken_out: true, attempt: { attributes: { answers: [true, true, true] } } });
});

test('a correction answers everybody who reported the question, with its reason', async () => {
  const skill = aSkill();
  const [ana, ben] = await Promise.all([member(), member()]);
  const { questionId } = await aReportedQuestion(app, ana, skill);
  await app
    .context()
    .db.insertInto('mistake_reports')
    .values({ kind: 'question', thing_id: questionId, user_id: ben.id, reason: 'unclear', created_at: app.clock.now() })
    .execute();
  expect((await list(skill, 'reported')).data.map(({ id, attributes }) => [id, attributes.reports])).toEqual([[questionId, 2]]);
  await correct(questionId, { explanation: 'As the manual says.' });
  for (const person of [ana, ben])
    expect(await notices(person)).toMatchObject([
      { facts: { kind: 'question', outcome: 'corrected', answer: REASON }, url: `/checks/${skill}` },
    ]);
  expect(await read(questionId)).toMatchObject({ reports: 0 });
});
