import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { RESUME } from '#features/member/fitment/server/testing.ts';
import { aPlan } from './testing.ts';

const app = openTestApp();
type TestPlan = Awaited<ReturnType<typeof aPlan>>;

const everything = { aim: 'everything' } as const;
const withLine = (line: string) => RESUME.replace('- Built a pivot', `- ${line}\n- Built a pivot`);
const scoreWith = ({ member, fitmentId }: TestPlan, resume: string) =>
  app.call(member, 'POST /api/fitment_scores/{id}/resume', {
    params: { id: fitmentId },
    multipart: { file: new File([resume], 'resume.txt', { type: 'text/plain' }) },
  });
const decide = async ({ member, params }: TestPlan, apply: boolean) =>
  (await app.call(member, 'POST /api/roadmaps/{id}/changes', { params, json: { apply } })).data.attributes;
const skillIdsOf = ({ skills }: TestPlan['plan']) => skills.map(({ skill_id }) => skill_id);

test('a plan as made, and one whose stop was finished, has no changes', async () => {
  const plan = await aPlan(app, { bought: true, choice: everything });
  expect(plan.plan.changes).toBeNull();
  await app.call(plan.member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params: { id: plan.id, skill_id: plan.plan.skills[0]?.skill_id ?? '' },
    json: { done: true },
  });
  expect((await plan.read()).changes).toBeNull();
});

test('a résumé that shows a stop sets it aside once applied: it stays readable, and the plan ends earlier', async () => {
  const plan = await aPlan(app, { bought: true, choice: everything });
  await scoreWith(plan, withLine('Built Tableau dashboards for the board every month, with calculated fields and parameters.'));
  const { changes, due_on } = await plan.read();
  expect(changes?.unneeded).toContainEqual(expect.objectContaining({ skill_id: 'tableau', reason: 'shown' }));
  expect(changes?.due_on).toBe(due_on);
  expect(changes?.due_on_after).not.toBe(due_on);
  const after = await decide(plan, true);
  expect(after).toMatchObject({ changes: null, due_on: changes?.due_on_after });
  const tableau = after.skills.find(({ skill_id }) => skill_id === 'tableau');
  expect(tableau).toMatchObject({ locked: false, state: 'skipped', skip: { reason: 'shown', note: '' } });
  expect(tableau?.path.length).toBeGreaterThan(0);
  expect(skillIdsOf(after)).toEqual(skillIdsOf(plan.plan));
  expect(await decide(plan, true)).toEqual(after);
});

test('changes that are left come back only with the next score', async () => {
  const plan = await aPlan(app, { bought: true, choice: everything });
  await scoreWith(plan, withLine('Built Tableau dashboards for the board every month, with calculated fields and parameters.'));
  const left = await decide(plan, false);
  expect(left.changes).toBeNull();
  expect(left.due_on).toBe(plan.plan.due_on);
  await scoreWith(plan, withLine('Built Tableau dashboards for the board each week, with calculated fields and sets.'));
  expect((await plan.read()).changes).not.toBeNull();
});

test('a new gap joins the plan that was paid for, unlocked, without another payment', async () => {
  const plan = await aPlan(app, { bought: true, choice: everything });
  const worse = RESUME.replace(/Power BI, /, '').replace(/- Published three Power BI.*\n/, '');
  await scoreWith(plan, worse);
  const { changes } = await plan.read();
  const added = changes?.added.map(({ skill_id }) => skill_id) ?? [];
  expect(added).toContain('power-bi');
  const after = await decide(plan, true);
  expect(after.due_on).toBe(changes?.due_on_after);
  for (const skill of after.skills) expect(skill.locked).toBe(false);
  expect(skillIdsOf(after).toSorted()).toEqual([...skillIdsOf(plan.plan), ...added].toSorted());
  expect(after.hours).toBeGreaterThan(plan.plan.hours);
});

test('changes name no locked content', async () => {
  const plan = await aPlan(app, { choice: everything });
  await scoreWith(plan, withLine('Built Tableau dashboards for the board every month, with calculated fields and parameters.'));
  const { changes, skills } = await plan.read();
  expect(changes).not.toBeNull();
  expect(JSON.stringify(changes)).not.toContain('http');
  expect(skills.filter(({ locked }) => !locked)).toHaveLength(1);
});

const noticesOf = async ({ member }: TestPlan) =>
  (await app.call(member, 'GET /api/notifications', { query: {} })).data
    .map(({ attributes }) => attributes)
    .filter(({ kind }) => kind === 'plan-changed');

test('a new score that changes a plan sends one notice, without a mail, until the member decides', async () => {
  const plan = await aPlan(app, { bought: true, choice: everything });
  const mails = async () => (await app.context().db.selectFrom('outbox_mails').select('id').execute()).length;
  const mailsBefore = await mails();
  for (const often of ['every month', 'each week']) {
    await scoreWith(plan, withLine(`Built Tableau dashboards for the board ${often}, with calculated fields and parameters.`));
    await app.runTasks();
  }
  const notices = await noticesOf(plan);
  expect(notices).toMatchObject([{ url: `/${plan.member.slug}/roadmap/${plan.id}#plan-changes` }]);
  expect(Object.values(notices[0]?.facts ?? {}).every((fact) => fact.length > 3)).toBe(true);
  expect(await mails()).toBe(mailsBefore);
  await decide(plan, false);
  await scoreWith(plan, withLine('Built Tableau dashboards for the board each day, with calculated fields and sets.'));
  await app.runTasks();
  expect(await noticesOf(plan)).toHaveLength(2);
});

test('a notice goes when the next score takes the change back, and none is sent for a score that changes nothing', async () => {
  const plan = await aPlan(app, { bought: true, choice: everything });
  await scoreWith(plan, withLine('Watered the plants of the office every morning before the others came in.'));
  await app.runTasks();
  expect(await noticesOf(plan)).toEqual([]);
  await scoreWith(plan, withLine('Built Tableau dashboards for the board every month, with calculated fields and parameters.'));
  await app.runTasks();
  expect(await noticesOf(plan)).toHaveLength(1);
  await scoreWith(plan, RESUME);
  await app.runTasks();
  expect(await noticesOf(plan)).toEqual([]);
});

test('whoever switched notices about scores and plans off gets none', async () => {
  const plan = await aPlan(app, { bought: true, choice: everything });
  await app.call(plan.member, 'PATCH /api/notifications/preferences', { json: { category: 'scores', in_app: false } });
  await scoreWith(plan, withLine('Built Tableau dashboards for the board every month, with calculated fields and parameters.'));
  await app.runTasks();
  expect(await noticesOf(plan)).toEqual([]);
});
