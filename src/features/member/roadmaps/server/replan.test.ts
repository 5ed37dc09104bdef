import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { RESUME } from '#features/member/fitment/server/testing.ts';
import { addDays } from '#features/member/plan-offers/server/index.ts';
import { remindLearners } from './remind-learners.ts';
import { aPlan } from './testing.ts';

const DAY_MS = 86_400_000;
/** With it a plan for everything has more stops than the next band needs. */
const RESUME_WITH_TABLEAU = RESUME.replace(
  '- Built a pivot',
  '- Built Tableau dashboards for the board every month.\n- Built a pivot',
);
const app = openTestApp();
type PlanChoice = { aim: 'everything' | 'next_band' };
type TestPlan = Awaited<ReturnType<typeof aPlan>>;

const today = () => app.clock.now().toISOString().slice(0, 10);

/** A plan whose first day is so many days ago. */
async function aPlanSince(days: number, choice: PlanChoice = { aim: 'everything' }) {
  const plan = await aPlan(app, { bought: true, choice, resume: RESUME_WITH_TABLEAU });
  await app
    .context()
    .db.updateTable('roadmaps')
    .set({ start_on: addDays(today(), -days) })
    .where('id', '=', plan.id)
    .execute();
  return plan;
}
const choose = async ({ member, params }: TestPlan, choice: 'move' | 'slow_down' | 'cut') =>
  (await app.call(member, 'POST /api/roadmaps/{id}/replan', { params, json: { choice } })).data.attributes;
const undo = async ({ member, params }: TestPlan) =>
  (await app.call(member, 'DELETE /api/roadmaps/{id}/replan', { params })).data.attributes;
const pause = async ({ member, params }: TestPlan, until: string | null) =>
  (await app.call(member, 'PUT /api/roadmaps/{id}/pause', { params, json: { until } })).data.attributes;
const resume = async ({ member, params }: TestPlan) =>
  (await app.call(member, 'DELETE /api/roadmaps/{id}/pause', { params })).data.attributes;
const calendar = async ({ member, params }: TestPlan) =>
  (await app.fetch(`/api/roadmaps/${params.id}/calendar`, { headers: { cookie: member.cookie } })).text();
const dates = ({ skills }: TestPlan['plan']) => skills.map(({ start_on, due_on }) => [start_on, due_on]);

test('a plan on time offers no new planning', async () => {
  const plan = await aPlan(app, { bought: true });
  expect(plan.plan.slip).toBeNull();
  for (const choice of ['slow_down', 'cut'] as const) await expect(choose(plan, choice)).rejects.toMatchObject({ status: 409 });
});

test('a plan that slipped can be moved, slowed down or cut; each leads where it says, and is undone', async () => {
  const plan = await aPlanSince(20);
  const before = await plan.read();
  const { slip } = before;
  expect(slip).toMatchObject({ planned_due_on: before.due_on, hours_learnt: 0, slow_down: { hours_per_week: 1 } });
  const leadsTo = { move: slip?.move.due_on, slow_down: slip?.slow_down?.due_on, cut: slip?.cut?.due_on };
  for (const choice of ['move', 'slow_down', 'cut'] as const) {
    const after = await choose(plan, choice);
    expect(after).toMatchObject({ due_on: leadsTo[choice], start_on: today(), slip: null });
    expect(after.skills.every(({ late }) => !late)).toBe(true);
    const undone = await undo(plan);
    expect(undone.due_on).toBe(before.due_on);
    expect(dates(undone)).toEqual(dates(before));
    expect(undone.skills.every(({ skip }) => skip === null)).toBe(true);
  }
});

test('what is cut is set aside, stays readable and in the PDF, and is taken back with what it needs', async () => {
  const plan = await aPlanSince(20);
  const { slip } = await plan.read();
  const names = slip?.cut?.set_aside.map(({ skill_id }) => skill_id) ?? [];
  expect(names.length).toBeGreaterThan(0);
  const cut = await choose(plan, 'cut');
  const aside = cut.skills.filter(({ skip }) => skip?.reason === 'cut');
  expect(aside.map(({ skill_id }) => skill_id).toSorted()).toEqual(names.toSorted());
  expect(aside.every(({ locked, path }) => !locked && path.length > 0)).toBe(true);
  expect(cut.skill_count).toBe(plan.plan.skill_count - names.length);
  const pdf = await app.fetch(`/api/roadmaps/${plan.id}/pdf`, { headers: { cookie: plan.member.cookie } });
  expect(pdf.status).toBe(200);
  for (const skill_id of names.toReversed())
    await app.call(plan.member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
      params: { id: plan.id, skill_id },
      json: { skip: null },
    });
  const back = await plan.read();
  expect(back.skills.every(({ skip }) => skip === null)).toBe(true);
  expect(back.hours).toBe(plan.plan.hours);
});

test('a plan that is the shortest way to the next band has nothing to cut', async () => {
  const { slip } = await (await aPlanSince(20, { aim: 'next_band' })).read();
  expect(slip).toMatchObject({ move: {}, cut: null });
});

test('stops that were begun are never cut', async () => {
  const plan = await aPlanSince(20);
  const last = (await plan.read()).slip?.cut?.set_aside.at(-1)?.skill_id;
  const part = plan.plan.skills.find(({ skill_id }) => skill_id === last)?.path[0]?.id ?? '';
  await app.call(plan.member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', {
    params: { id: plan.id, resource_id: part },
    json: { done: true },
  });
  const { slip } = await plan.read();
  expect(slip?.cut?.set_aside.map(({ skill_id }) => skill_id) ?? []).not.toContain(last);
});

test('a paused plan has no late step and sends no reminder, and what is left begins on the day it is resumed', async () => {
  const plan = await aPlan(app, { bought: true });
  const before = plan.plan;
  expect(await pause(plan, null)).toMatchObject({ pause: { since: today(), until: null } });
  const { data: plans } = await app.call(plan.member, 'GET /api/roadmaps');
  expect(plans[0]?.attributes.pause).toEqual({ since: today(), until: null });
  expect(await calendar(plan)).not.toContain('BEGIN:VEVENT');
  app.clock.advance(20 * DAY_MS);
  await remindLearners(app.context());
  const { data: notes } = await app.call(plan.member, 'GET /api/notifications');
  expect(notes.filter(({ attributes }) => /^plan-(week|near|passed)$/.test(attributes.kind))).toEqual([]);
  const paused = await plan.read();
  expect(paused.slip).toBeNull();
  expect(paused.skills.every(({ late }) => !late)).toBe(true);
  const resumed = await resume(plan);
  expect(resumed).toMatchObject({ pause: null, start_on: today(), due_on: addDays(before.due_on, 20) });
  expect(await calendar(plan)).toContain(resumed.due_on.replaceAll('-', ''));
});

test('a pause until a day ends by itself, and one that is taken back on its first day changes no date', async () => {
  const plan = await aPlan(app, { bought: true });
  const before = plan.plan;
  await pause(plan, addDays(today(), 3));
  expect(await resume(plan)).toMatchObject({ start_on: before.start_on, due_on: before.due_on });
  const until = addDays(today(), 10);
  expect(await pause(plan, until)).toMatchObject({ start_on: until, due_on: addDays(before.due_on, 10) });
  expect(await calendar(plan)).toContain(addDays(before.due_on, 10).replaceAll('-', ''));
  app.clock.advance(12 * DAY_MS);
  expect(await plan.read()).toMatchObject({ pause: null, slip: null, start_on: until, due_on: addDays(before.due_on, 10) });
  for (const day of [today(), addDays(today(), -1)]) await expect(pause(plan, day)).rejects.toMatchObject({ status: 422 });
});

test('nobody else plans anew, pauses, resumes or changes a plan', async () => {
  const { params } = await aPlanSince(20);
  const stranger = await aMember(app.context());
  for (const person of [null, stranger]) {
    const status = person ? 404 : 401;
    const calls = [
      () => app.call(person, 'POST /api/roadmaps/{id}/replan', { params, json: { choice: 'move' } }),
      () => app.call(person, 'DELETE /api/roadmaps/{id}/replan', { params }),
      () => app.call(person, 'PUT /api/roadmaps/{id}/pause', { params, json: { until: null } }),
      () => app.call(person, 'DELETE /api/roadmaps/{id}/pause', { params }),
      () => app.call(person, 'POST /api/roadmaps/{id}/changes', { params, json: { apply: true } }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status });
  }
});
