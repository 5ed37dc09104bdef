import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aPayer, PAYER_PHONE } from '#features/base/payments/server/testing.ts';
import { RESUME } from '#features/member/fitment/server/testing.ts';
import { aPlan } from './testing.ts';

const app = openTestApp({}, { paymentSandbox: true });
const payer = aPayer(app);
type TestPlan = Awaited<ReturnType<typeof aPlan>>;

const GARDENER =
  'Experience\nGardener, Green Park, 2015 to Present\n- Planted and watered the trees, hedges and flowers of a large public park with four colleagues\n- Trained apprentices, ordered seeds and tools, and kept the diary of the park for the town council every week';

/** An unpaid plan from before plans had an aim. `stops` are put in the place of its own. */
async function anEarlierPlan(stops?: readonly string[]): Promise<TestPlan> {
  const plan = await aPlan(app);
  const { db } = app.context();
  const stored = await db.selectFrom('roadmaps').select('plan').where('id', '=', plan.id).executeTakeFirstOrThrow();
  const [first] = stored.plan.skills;
  if (!first) throw new Error('the plan has no stops');
  const { path: _path, work: _work, needed_by: _neededBy, ad: _ad, ...earlier } = first;
  const skills = stops?.map((skill_id) => ({ ...earlier, skill_id, name: skill_id })) ?? stored.plan.skills;
  await db
    .updateTable('roadmaps')
    .set({ plan: sql`${JSON.stringify({ ...stored.plan, skills })}::jsonb - 'aim'`, compared_report: null })
    .where('id', '=', plan.id)
    .execute();
  return plan;
}
const changeStop = ({ member, id }: TestPlan, skill_id: string, json: { done?: boolean; note?: string }) =>
  app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { id, skill_id }, json });
const buy = ({ member, id }: TestPlan) =>
  app.call(member, 'POST /api/purchases', { json: { purchasable_type: 'Roadmap', purchasable_id: id, phone: PAYER_PHONE } });
const scoreWith = ({ fitmentId }: TestPlan, resume: string) =>
  app.context().db.updateTable('fitment_scores').set({ resume_text: resume }).where('id', '=', fitmentId).execute();
const skillIds = ({ skills }: TestPlan['plan']) => skills.map(({ skill_id }) => skill_id);

test('an unpaid plan from before plans had an aim becomes what is offered today', async () => {
  const plan = await anEarlierPlan(['excel', 'git']);
  app.clock.advance(40 * 86_400_000);
  const read = await plan.read();
  expect(read).toMatchObject({ sale: 'open', start_on: app.clock.now().toISOString().slice(0, 10) });
  const params = { job_application_id: plan.applicationId };
  const { data: offer } = await app.call(plan.member, 'GET /api/plan_offers/{job_application_id}', { params });
  expect(skillIds(read)).toEqual(offer.attributes.stops.map(({ skill_id }) => skill_id));
  for (const skill of read.skills.filter(({ locked }) => !locked)) expect(skill.path.length).toBeGreaterThan(0);
  expect(await plan.read()).toEqual(read);
});

test('its notes, its order and its finished skills stay', async () => {
  const plan = await aPlan(app, { choice: { aim: 'everything' } });
  const [first = '', second = ''] = skillIds(plan.plan);
  await changeStop(plan, second, { note: 'Ask Ravi for the data' });
  const order = skillIds(plan.plan).toReversed();
  const ordered = await app.call(plan.member, 'PUT /api/roadmaps/{id}/order', {
    params: plan.params,
    json: { skill_ids: order },
  });
  const { db } = app.context();
  const stored = await db.selectFrom('roadmaps').select('plan').where('id', '=', plan.id).executeTakeFirstOrThrow();
  const [stop] = stored.plan.skills;
  const others = ['docker', 'kubernetes'].map((skill_id) => ({ ...stop, skill_id, name: skill_id }));
  await db
    .updateTable('roadmaps')
    .set({ plan: sql`${JSON.stringify({ ...stored.plan, skills: [...stored.plan.skills, ...others] })}::jsonb - 'aim'` })
    .where('id', '=', plan.id)
    .execute();
  const at = { roadmap_id: plan.id, position: null };
  await db
    .insertInto('roadmap_stations')
    .values([
      { ...at, skill_id: 'docker', done_at: app.clock.now() },
      { ...at, skill_id: 'kubernetes', note: 'Only if time is left' },
    ])
    .execute();
  const read = await plan.read();
  const stopOf = (id: string) => read.skills.find(({ skill_id }) => skill_id === id);
  expect(stopOf('docker')).toMatchObject({ state: 'done' });
  expect(stopOf('kubernetes')).toMatchObject({ note: 'Only if time is left', skip: { reason: 'cut' } });
  expect(stopOf(second)).toMatchObject({ note: 'Ask Ravi for the data' });
  const kept = skillIds(read).filter((id) => order.includes(id));
  expect(kept).toEqual(skillIds(ordered.data.attributes).filter((id) => kept.includes(id)));
  expect(kept).toContain(first);
});

test('where nothing is offered today it stays readable, says so, and is not sold', async () => {
  const plan = await anEarlierPlan();
  await scoreWith(plan, GARDENER);
  const read = await plan.read();
  expect(read.sale).toBe('out_of_reach');
  expect(skillIds(read)).toEqual(skillIds(plan.plan));
  await expect(buy(plan)).rejects.toMatchObject({ status: 409, body: { code: 'plan-out-of-reach' } });
});

test('a purchase of an earlier plan buys what is offered today', async () => {
  const plan = await anEarlierPlan(['excel', 'git']);
  await payer.pay((await buy(plan)).data);
  const read = await plan.read();
  expect(read).toMatchObject({ purchased: true, sale: null });
  expect(skillIds(read)).toEqual(skillIds(plan.plan));
  for (const skill of read.skills) expect([skill.locked, skill.path.length > 0]).toEqual([false, true]);
});

test('a plan whose stops no longer reach the next band is not sold, until it is built anew', async () => {
  const plan = await aPlan(app);
  const { db } = app.context();
  const stored = await db.selectFrom('roadmaps').select('plan').where('id', '=', plan.id).executeTakeFirstOrThrow();
  const others = stored.plan.skills.slice(0, 1).map((skill) => ({ ...skill, skill_id: 'kubernetes', name: 'Kubernetes' }));
  await db
    .updateTable('roadmaps')
    .set({ plan: JSON.stringify({ ...stored.plan, skills: others }) })
    .where('id', '=', plan.id)
    .execute();
  expect((await plan.read()).sale).toBe('falls_short');
  await expect(buy(plan)).rejects.toMatchObject({ status: 409, body: { code: 'plan-falls-short' } });
  await app.call(plan.member, 'POST /api/roadmaps/by_source', { query: plan.query });
  expect((await plan.read()).sale).toBe('open');
  expect((await buy(plan)).data.attributes.txnid.length).toBeGreaterThan(5);
});

test('a plan that is not needed any more says so', async () => {
  const plan = await aPlan(app);
  await scoreWith(
    plan,
    RESUME.replace(
      '- Built a pivot',
      '- Cleaned data in Python with pandas, kept the queries in Git, and drew them in Tableau, every week\n- Did the data modelling for the reports of the stores\n- Ran A/B tests with statistics and experiment design, and used window functions and CTEs in SQL\n- Built a pivot',
    ),
  );
  expect((await plan.read()).sale).toBe('not_needed');
  await expect(buy(plan)).rejects.toMatchObject({ status: 409, body: { code: 'plan-not-needed' } });
});
