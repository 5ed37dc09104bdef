import { beforeAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { WEIGHTS } from '#features/member/fitment/server/index.ts';
import { aPlan } from '#features/member/roadmaps/server/testing.ts';
import { aWorkForm, skillsWithBoth, takeCheck } from './testing.ts';

const app = openTestApp();
let provable = new Set<string>();
beforeAll(async () => {
  provable = new Set((await skillsWithBoth(app.context())).map(({ id }) => id));
});

type Plan = Awaited<ReturnType<typeof aPlan>>;

/** A plan with an open report, and one of its skills that the résumé does not show, with a check and a piece of work. */
async function aPlanToProve() {
  const plan = await aPlan(app, { bought: true, reportBought: true });
  const { requirements } = await readReport(plan);
  const missing = requirements.filter(({ evidence }) => evidence.length === 0).flatMap(({ skill_ids }) => skill_ids);
  const skill_id = plan.plan.skills.map((skill) => skill.skill_id).find((id) => provable.has(id) && missing.includes(id));
  if (!skill_id)
    throw new Error(`no skill of the plan can be proved: ${plan.plan.skills.map((skill) => skill.skill_id).join(', ')}`);
  return { ...plan, skill_id };
}

async function readReport({ member, fitmentId: id }: Pick<Plan, 'member' | 'fitmentId'>) {
  const { data } = await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id } });
  const report = data.attributes.report;
  if (!report) throw new Error('the report is locked');
  return report;
}
const rowOf = async (plan: Plan & { skill_id: string }) =>
  (await readReport(plan)).requirements.find(({ skill_ids }) => skill_ids.includes(plan.skill_id));
const stepOf = async (plan: Plan & { skill_id: string }) =>
  (await plan.read()).skills.find(({ skill_id }) => skill_id === plan.skill_id);

const claim = ({ member, params, skill_id }: Plan & { skill_id: string }, done = true) =>
  app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { ...params, skill_id }, json: { done } });
async function handIn({ member, skill_id }: Plan & { skill_id: string }) {
  const skill = (await skillsWithBoth(app.context())).find(({ id }) => id === skill_id);
  if (!skill) throw new Error(`${skill_id} has no piece of work`);
  await app.call(member, 'PUT /api/checks/{skill_id}/work', { params: { skill_id }, multipart: aWorkForm(skill) });
  await app.runTasks();
}

test('claimed, checked and shown earn exactly what the formula page says', async () => {
  const plan = await aPlanToProve();
  const outOf = (await rowOf(plan))?.out_of ?? 0;
  const share = (grade: 'claimed' | 'checked' | 'shown') => Math.round(outOf * WEIGHTS.credit[grade] * 10) / 10;
  await claim(plan);
  expect((await rowOf(plan))?.points).toBeCloseTo(share('claimed'), 1);
  await takeCheck(app, plan.member, plan.skill_id);
  await app.runTasks();
  expect((await rowOf(plan))?.points).toBeCloseTo(share('checked'), 1);
  await handIn(plan);
  const row = await rowOf(plan);
  expect(row?.points).toBeCloseTo(share('shown'), 1);
  expect(row?.evidence[0]).toMatchObject({ quote: 'Shown by a piece of work here on 21 November 2026.', grade: 'shown' });
});

test('what the page says that a check and the work earn is what they add to the score', async () => {
  const plan = await aPlanToProve();
  const params = { skill_id: plan.skill_id };
  const { gain } = (await app.call(plan.member, 'GET /api/checks/{skill_id}', { params })).data.attributes;
  expect(gain).toMatchObject({ roadmap_id: plan.id });
  const before = (await readReport(plan)).total ?? 0;
  await takeCheck(app, plan.member, plan.skill_id);
  await app.runTasks();
  const checked = (await readReport(plan)).total ?? 0;
  expect(checked - before).toBeCloseTo(gain?.checked ?? 0, 5);
  await handIn(plan);
  expect(((await readReport(plan)).total ?? 0) - checked).toBeCloseTo(gain?.shown ?? 0, 5);
});

test('a passed check finishes the step in every plan, and a claim that is withdrawn leaves it checked', async () => {
  const first = await aPlanToProve();
  const second = await aPlan(app, { member: first.member });
  const steps = async () => [await stepOf(first), await stepOf({ ...second, skill_id: first.skill_id })];
  expect((await steps()).map((step) => step?.grade)).toEqual([null, null]);
  await takeCheck(app, first.member, first.skill_id);
  for (const step of await steps()) expect(step).toMatchObject({ state: 'done', grade: 'checked', done_on: '2026-11-21' });
  await claim(first, false);
  for (const step of await steps()) expect(step).toMatchObject({ state: 'done', grade: 'checked' });
});

test('a skill claimed in one plan is finished in the others, and reopening it reopens it in all', async () => {
  const first = await aPlanToProve();
  const second = { ...(await aPlan(app, { member: first.member, bought: true })), skill_id: first.skill_id };
  await claim(first);
  for (const plan of [first, second]) expect(await stepOf(plan)).toMatchObject({ state: 'done', grade: 'claimed' });
  await claim(second, false);
  for (const plan of [first, second]) {
    const step = await stepOf(plan);
    expect(step?.state).not.toBe('done');
    expect(step?.grade).toBeNull();
  }
});

test('taking the work back leaves the check', async () => {
  const plan = await aPlanToProve();
  await takeCheck(app, plan.member, plan.skill_id);
  await handIn(plan);
  expect((await stepOf(plan))?.grade).toBe('shown');
  await app.call(plan.member, 'DELETE /api/checks/{skill_id}/work', { params: { skill_id: plan.skill_id } });
  expect((await stepOf(plan))?.grade).toBe('checked');
});
