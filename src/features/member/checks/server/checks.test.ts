import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { findQuestions } from '#features/base/skills/server/index.ts';
import { remindOfCheck } from './remind.ts';
import { skillsWithBoth, takeCheck } from './testing.ts';

const app = openTestApp();
let skill = '';
let other = '';
beforeAll(async () => {
  [skill = '', other = ''] = (await skillsWithBoth(app.context())).map(({ id }) => id);
});

const DAY_MS = 86_400_000;
const start = (person: { cookie: string }, skill_id = skill) =>
  app.call(person, 'POST /api/checks/{skill_id}/attempts', { params: { skill_id }, json: {} });
const read = async (person: { cookie: string }, skill_id = skill) =>
  (await app.call(person, 'GET /api/checks/{skill_id}', { params: { skill_id } })).data.attributes;
const answer = (person: { cookie: string }, id: string, question: string, option: number) =>
  app.call(person, 'PUT /api/checks/attempts/{id}/answers', { params: { id }, json: { question, option } });
const member = () => aMember(app.context());

test('a check has eight questions; starting again goes on with the same one', async () => {
  const ana = await member();
  const { data: attempt } = await start(ana);
  expect(attempt.attributes).toMatchObject({ skill_id: skill, total: 8, answers: [], question: { number: 1 } });
  expect((await start(ana)).data).toEqual(attempt);
  expect(await read(ana)).toMatchObject({
    check: { drawn: 8, pass_from: 6 },
    running: { answered: 0, total: 8 },
    passed_at: null,
    grade: null,
  });
});

test('neither keys nor later questions leave the server', async () => {
  const ana = await member();
  const questions = (await findQuestions(app.context(), skill)) ?? [];
  const { data: attempt } = await start(ana);
  const texts = `${JSON.stringify(attempt)} ${JSON.stringify(await read(ana))}`;
  const others = questions.filter(({ id }) => id !== attempt.attributes.question?.id);
  for (const { id, question, explanation } of others) {
    expect(texts).not.toContain(`"${id}"`);
    expect(texts).not.toContain(JSON.stringify(question));
    expect(texts).not.toContain(JSON.stringify(explanation));
  }
  const asked = questions.find(({ id }) => id === attempt.attributes.question?.id);
  expect(texts).not.toContain(JSON.stringify(asked?.explanation));
  expect(attempt.attributes.question?.options.toSorted()).toEqual(asked?.options.toSorted());
});

test('an answer says what is right and why, and stands', async () => {
  const ana = await member();
  const { data: attempt } = await start(ana);
  const question = attempt.attributes.question?.id ?? '';
  const first = (await answer(ana, attempt.id, question, 2)).data.attributes;
  const asked = (await findQuestions(app.context(), skill))?.find(({ id }) => id === question);
  expect(first).toMatchObject({ chosen: 2, explanation: asked?.explanation, source: asked?.source, result: null });
  expect(attempt.attributes.question?.options[first.right_option]).toBe(asked?.options[asked.answer]);
  expect(first.attempt.attributes.answers).toEqual([first.right]);
  const second = (await answer(ana, attempt.id, question, 3)).data.attributes;
  expect(second).toEqual(first);
});

test('a wrong question or option is refused and changes nothing', async () => {
  const ana = await member();
  const { data: attempt } = await start(ana);
  const question = attempt.attributes.question?.id ?? '';
  await expect(answer(ana, attempt.id, 'no-such-question', 0)).rejects.toMatchObject({ status: 400 });
  await expect(answer(ana, attempt.id, question, 4)).rejects.toMatchObject({ status: 400 });
  await expect(answer(ana, attempt.id, question, -1)).rejects.toMatchObject({ status: 400 });
  const { questions } = await app
    .context()
    .db.selectFrom('check_attempts')
    .select('questions')
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  await expect(answer(ana, attempt.id, questions[1]?.id ?? '', 0)).rejects.toMatchObject({ status: 400 });
  expect((await start(ana)).data).toEqual(attempt);
});

test("another member's attempt is a 404, and a visitor has to sign in", async () => {
  const { data: attempt } = await start(await member());
  const question = attempt.attributes.question?.id ?? '';
  await expect(answer(await member(), attempt.id, question, 0)).rejects.toMatchObject({ status: 404 });
  await expect(app.call(null, 'GET /api/checks/{skill_id}', { params: { skill_id: skill } })).rejects.toMatchObject({
    status: 401,
  });
});

test('a skill without enough questions has no check', async () => {
  const ana = await member();
  await expect(start(ana, 'no-such-skill')).rejects.toMatchObject({ status: 404 });
  await expect(read(ana, 'no-such-skill')).rejects.toMatchObject({ status: 404 });
});

test('six right answers of eight pass, and passing is for good', async () => {
  const ana = await member();
  const { attributes } = await takeCheck(app, ana, skill, 6);
  expect(attributes.result).toMatchObject({ right: 6, total: 8, passed: true });
  expect(attributes.result?.missed.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(await read(ana)).toMatchObject({ passed_at: app.clock.now().toISOString(), grade: 'checked', again_at: null });
  await expect(start(ana)).rejects.toMatchObject({ status: 409, body: { code: 'check-passed' } });
  expect((await read(ana, other)).grade).toBeNull();
});

test('five right answers do not pass; the next attempt is a day later, with other questions', async () => {
  const ana = await member();
  const { attributes } = await takeCheck(app, ana, skill, 5);
  expect(attributes.result).toMatchObject({ right: 5, passed: false });
  const again = new Date(app.clock.now().getTime() + DAY_MS);
  expect(await read(ana)).toMatchObject({ passed_at: null, grade: null, again_at: again.toISOString(), reminder: false });
  await expect(start(ana)).rejects.toMatchObject({
    status: 409,
    body: { code: 'check-again-later', detail: 'You can try again from 22 Nov 2026, 14:30, with other questions.' },
  });
  expect((await start(ana, other)).data.attributes.skill_id).toBe(other);

  app.clock.advance(DAY_MS);
  await start(ana);
  const drawn = await app
    .context()
    .db.selectFrom('check_attempts')
    .select('questions')
    .where('user_id', '=', ana.id)
    .where('skill_id', '=', skill)
    .execute();
  expect(new Set(drawn.flatMap(({ questions }) => questions.map(({ id }) => id))).size).toBe(16);
});

test('whoever wishes is reminded once when the check is open again', async () => {
  const ana = await member();
  const params = { skill_id: skill };
  const remind = () => app.call(ana, 'PUT /api/checks/{skill_id}/reminder', { params, json: {} });
  await expect(remind()).rejects.toMatchObject({ status: 409 });
  await takeCheck(app, ana, skill, 0);
  expect((await remind()).data.attributes.reminder).toBe(true);
  await remind();
  const notices = () =>
    app.context().db.selectFrom('notifications').select('kind').where('user_id', '=', ana.id).where('kind', '=', 'check-again');
  const { id } = await app
    .context()
    .db.selectFrom('check_attempts')
    .select('id')
    .where('user_id', '=', ana.id)
    .executeTakeFirstOrThrow();
  await remindOfCheck(app.context(), { attemptId: id });
  await remindOfCheck(app.context(), { attemptId: id });
  expect(await notices().execute()).toHaveLength(1);
});

test('tabs that answer at once lose nothing and count nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 }), { minLength: 8, maxLength: 8 }),
      async (rounds) => {
        const ana = await member();
        const { data: attempt } = await start(ana);
        let question = attempt.attributes.question?.id ?? '';
        for (const [index, options] of rounds.entries()) {
          const responses = await Promise.all(options.map((option) => answer(ana, attempt.id, question, option)));
          const views = responses.map(({ data }) => data.attributes);
          expect(new Set(views.map(({ chosen }) => chosen)).size).toBe(1);
          expect(options).toContain(views[0]?.chosen);
          for (const view of views) expect(view.attempt.attributes.answers).toHaveLength(index + 1);
          question = views[0]?.attempt.attributes.question?.id ?? '';
        }
        const finished = await app
          .context()
          .db.selectFrom('finished_skills')
          .select('grade')
          .where('user_id', '=', ana.id)
          .execute();
        const { last } = await read(ana);
        expect(finished).toEqual(last?.passed ? [{ grade: 'checked' }] : []);
      },
    ),
    { numRuns: 8 },
  );
});
