import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { remindLearners } from './remind-learners.ts';
import { aPlan } from './testing.ts';

const DAY_MS = 86_400_000;
type TestPlan = Awaited<ReturnType<typeof aPlan>>;

const app = openTestApp();

async function reminders({ member }: TestPlan): Promise<string[]> {
  const { data } = await app.call(member, 'GET /api/notifications');
  return data.map(({ attributes }) => attributes.kind).filter((kind) => kind.startsWith('plan-') && kind !== 'plan-unlocked');
}
const today = () => app.clock.now().toISOString().slice(0, 10);
const schedule = ({ member, params }: TestPlan, start_on: string, hours_per_week = 40) =>
  app.call(member, 'PATCH /api/roadmaps/{id}/schedule', { params, json: { hours_per_week, start_on } });

test('a weekly reminder is sent once', async () => {
  const plan = await aPlan(app);
  await schedule(plan, today(), 1);
  await remindLearners(app.context());
  expect(await reminders(plan)).toEqual([]);
  app.clock.advance(7 * DAY_MS);
  await remindLearners(app.context());
  await remindLearners(app.context());
  expect(await reminders(plan)).toEqual(['plan-week']);
});

test('a reminder is sent before a milestone and once after it, but not for a finished skill', async () => {
  const [plan, finisher] = [await aPlan(app), await aPlan(app)];
  for (const each of [plan, finisher]) await schedule(each, today());
  const finished = finisher.plan.skills[0];
  const skill_id = finished?.skill_id ?? '';
  const about = async (kind: string) =>
    (await app.call(finisher.member, 'GET /api/notifications')).data.filter(
      ({ attributes }) => attributes.kind === kind && attributes.facts['skill'] === finished?.skill_name,
    );
  await app.call(finisher.member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params: { ...finisher.params, skill_id },
    json: { done: true },
  });
  const due = (await plan.read()).skills[0]?.due_on ?? '';
  app.clock.advance(Date.parse(due) - Date.parse(today()) - DAY_MS);
  await remindLearners(app.context());
  expect(await reminders(plan)).toContain('plan-near');
  expect(await about('plan-near')).toEqual([]);
  app.clock.advance(2 * DAY_MS);
  await remindLearners(app.context());
  await remindLearners(app.context());
  expect((await reminders(plan)).filter((kind) => kind === 'plan-passed')).toEqual(['plan-passed']);
  expect(await about('plan-passed')).toEqual([]);
});

test('reminders can be switched off and on again', async () => {
  const plan = await aPlan(app);
  await schedule(plan, today());
  const set = (on: boolean) => app.call(plan.member, 'PATCH /api/roadmaps/{id}/reminders', { params: plan.params, json: { on } });
  expect((await set(false)).data.attributes.reminders).toBe(false);
  app.clock.advance(7 * DAY_MS);
  await remindLearners(app.context());
  expect(await reminders(plan)).toEqual([]);
  await set(true);
  await remindLearners(app.context());
  expect((await reminders(plan)).length).toBeGreaterThan(0);
});

test('no reminders are sent for a plan whose last due date is months ago', async () => {
  const plan = await aPlan(app);
  await schedule(plan, today());
  app.clock.advance(364 * DAY_MS);
  await remindLearners(app.context());
  expect(await reminders(plan)).toEqual([]);
});
