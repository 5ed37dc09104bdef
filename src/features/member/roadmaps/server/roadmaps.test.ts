import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { resourceId, skillCatalogue } from '#features/base/skills/server/index.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { unlockRoadmap } from './sell-roadmap.ts';

const app = openTestApp();
const ctx = () => app.context();

async function aPlan() {
  const scored = await aScoredApplication(ctx());
  const query = { source_type: 'JobApplication', source_id: scored.applicationId } as const;
  const { data } = await app.call(scored.member, 'POST /api/roadmaps/by_source', { query });
  return { ...scored, query, plan: data };
}

test('a plan is built from the gaps, with dates in order', async () => {
  const { plan } = await aPlan();
  const { skills } = plan.attributes;
  expect(skills.length).toBeGreaterThanOrEqual(3);
  expect(skills.map(({ skill_id }) => skill_id)).toContain('pandas');
  for (const [index, skill] of skills.entries())
    if (index > 0) expect(skill.due_on >= (skills[index - 1]?.due_on ?? '')).toBe(true);
});

test('an application has one plan, even with concurrent requests', async () => {
  const { member, query, plan } = await aPlan();
  const again = await Promise.all([1, 2, 3].map(() => app.call(member, 'POST /api/roadmaps/by_source', { query })));
  expect(new Set(again.map(({ data }) => data.id))).toEqual(new Set([plan.id]));
});

test('loading by source never creates a plan', async () => {
  const { member, applicationId } = await aScoredApplication(ctx());
  const query = { source_type: 'JobApplication', source_id: applicationId } as const;
  await expect(app.call(member, 'GET /api/roadmaps/by_source', { query })).rejects.toMatchObject({ status: 404 });
});

test('before the purchase only the first skill has resources and learning elements, and the PDF is refused', async () => {
  const { member, plan } = await aPlan();
  const [first, ...others] = plan.attributes.skills;
  expect(first?.locked).toBe(false);
  expect(first?.resources.length).toBeGreaterThan(0);
  for (const skill of others) expect(skill).toMatchObject({ locked: true, resources: [], learning_elements: [], summary: '' });
  for (const skill of others)
    expect(Object.values(skill.resource_counts_by_category).reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
  await expect(app.call(member, 'GET /api/roadmaps/{id}/pdf', { params: { id: plan.id } })).rejects.toMatchObject({
    status: 403,
  });
});

test('neither a plan nor the list of plans contains the URL of a locked resource', async () => {
  const { member, plan } = await aPlan();
  const stored = await ctx().db.selectFrom('roadmaps').select('plan').where('id', '=', plan.id).executeTakeFirstOrThrow();
  const locked = stored.plan.skills
    .slice(1)
    .flatMap((skill) => skill.resources.flatMap(({ resources }) => resources.map(({ url }) => url)));
  const free = new Set(stored.plan.skills[0]?.resources.flatMap(({ resources }) => resources.map(({ url }) => url)));
  const responses = [
    await app.call(member, 'GET /api/roadmaps/{id}', { params: { id: plan.id } }),
    await app.call(member, 'GET /api/roadmaps'),
  ];
  for (const url of locked) if (!free.has(url)) expect(JSON.stringify(responses)).not.toContain(url);
});

test('after the purchase all skills are unlocked', async () => {
  const { member, plan } = await aPlan();
  await unlockRoadmap(ctx(), plan.id);
  const { data } = await app.call(member, 'GET /api/roadmaps/{id}', { params: { id: plan.id } });
  expect(data.attributes.skills.every(({ locked, resources }) => !locked && resources.length > 0)).toBe(true);
});

test('a plan does not reveal an unpaid score', async () => {
  const { plan } = await aPlan();
  expect(plan.attributes).toMatchObject({ current_score: null, projected_score: null, projected_band: null });
});

test('progress counts the hours of finished resources, and marking an unknown resource is a 404', async () => {
  const { member, plan } = await aPlan();
  const resource = plan.attributes.skills[0]?.path[0];
  const mark = (resource_id: string, done: boolean) =>
    app.call(member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', {
      params: { id: plan.id, resource_id },
      json: { done },
    });
  expect((await mark(resource?.id ?? '', true)).data.attributes.hours_done).toBeGreaterThan(0);
  expect((await mark(resource?.id ?? '', false)).data.attributes.hours_done).toBe(0);
  await expect(mark('0123456789abcdef', true)).rejects.toMatchObject({ status: 404 });
});

test('a resource of a locked skill cannot be marked as finished before the purchase', async () => {
  const { member, plan } = await aPlan();
  const stored = await ctx().db.selectFrom('roadmaps').select('plan').where('id', '=', plan.id).executeTakeFirstOrThrow();
  const skill = stored.plan.skills[1];
  const resource_id = resourceId(skill?.skill_id ?? '', skill?.resources[0]?.resources[0]?.url ?? '');
  const mark = () =>
    app.call(member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', {
      params: { id: plan.id, resource_id },
      json: { done: true },
    });
  const finished = (attributes: typeof plan.attributes) =>
    attributes.skills.flatMap(({ resources }) => resources.flatMap(({ id, done }) => (done ? [id] : [])));
  await expect(mark()).rejects.toMatchObject({ status: 404 });
  await unlockRoadmap(ctx(), plan.id);
  const { data } = await app.call(member, 'GET /api/roadmaps/{id}', { params: { id: plan.id } });
  expect(finished(data.attributes)).toEqual([]);
  expect(finished((await mark()).data.attributes)).toEqual([resource_id]);
});

test('more hours per week make the plan end earlier', async () => {
  const { member, plan } = await aPlan();
  const change = (hours_per_week: number) =>
    app.call(member, 'PATCH /api/roadmaps/{id}/schedule', {
      params: { id: plan.id },
      json: { hours_per_week, start_on: '2026-12-01' },
    });
  const slow = await change(2);
  const fast = await change(20);
  expect(fast.data.attributes.due_on < slow.data.attributes.due_on).toBe(true);
  await expect(change(0)).rejects.toMatchObject({ status: 422 });
});

test('a wrong user_id is a 404 for the owner too, and another member cannot open the plan with any user_id', async () => {
  const { member, plan } = await aPlan();
  const ben = await aMember(ctx());
  const read = (viewer: { cookie: string }, user_id: string) =>
    app.call(viewer, 'GET /api/roadmaps/{id}', { params: { id: plan.id }, query: { user_id } });
  expect((await read(member, member.slug)).data.id).toBe(plan.id);
  await expect(read(member, ben.slug)).rejects.toMatchObject({ status: 404 });
  await expect(read(ben, member.slug)).rejects.toMatchObject({ status: 404 });
  await expect(read(ben, ben.slug)).rejects.toMatchObject({ status: 404 });
});

test('each thing to learn has one resource, whose hours with those of the work are the step’s, and can be swapped', async () => {
  const { member, plan } = await aPlan();
  const params = { id: plan.id };
  const read = async () => (await app.call(member, 'GET /api/roadmaps/{id}', { params })).data.attributes;
  const [first] = (await read()).skills;
  if (!first) throw new Error('the plan has no step');
  const hours = first.path.reduce((sum, part) => sum + part.hours, 0) + (first.work_hours ?? 0);
  expect(first.hours).toBe(hours);
  expect(first.path.flatMap(({ teaches }) => teaches).toSorted()).toEqual(
    first.learning_elements.map(({ content }) => content).toSorted(),
  );

  const [part] = first.path;
  const [other] = part?.others ?? [];
  if (!part || !other) throw new Error('there is nothing to swap');
  const swap = (resource_id: string | null) =>
    app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
      params: { ...params, skill_id: first.skill_id },
      json: { swap: { position: part.position, resource_id } },
    });
  await swap(other.id);
  const [swapped] = (await read()).skills;
  expect(swapped?.path[0]).toMatchObject({ swapped: true, hours: other.hours, resource: { id: other.id } });
  expect(swapped?.hours).toBe(Math.round((first.hours - part.hours + other.hours) * 10) / 10);
  await swap(null);
  expect((await read()).skills[0]).toEqual(first);
  await expect(swap('0000000000000000')).rejects.toMatchObject({ status: 404 });
});

test('only what teaches the same can be swapped in, for as many hours as it takes for this', async () => {
  const { member, plan } = await aPlan();
  const { taxonomy } = await skillCatalogue();
  const { skills } = (await app.call(member, 'GET /api/roadmaps/{id}', { params: { id: plan.id } })).data.attributes;
  const open = skills.filter(({ locked }) => !locked);
  for (const { skill_id, path, resources } of open) {
    const main = path.map(({ resource }) => resource.id);
    for (const { position, teaches, others, hours: planned } of path) {
      for (const { id, hours } of others) {
        const resource = resources.find((candidate) => candidate.id === id);
        const known = taxonomy.byId.get(skill_id)?.resources?.find(({ url }) => url === resource?.url);
        expect(main).not.toContain(id);
        expect(known?.teaches ?? teaches).toEqual(expect.arrayContaining(teaches));
        const isOfUnknownLength = known?.hours === 0;
        expect(hours).toBeLessThanOrEqual(isOfUnknownLength ? planned : (known?.hours ?? 0));
      }
      const unlike = resources.find(({ id }) => !main.includes(id) && others.every((other) => other.id !== id));
      if (!unlike) continue;
      const json = { swap: { position, resource_id: unlike.id } };
      const swap = app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { id: plan.id, skill_id }, json });
      await expect(swap).rejects.toMatchObject({ status: 404 });
    }
  }
  expect(open.flatMap(({ path }) => path.flatMap(({ others }) => others)).length).toBeGreaterThan(0);
});

test('a part of the path that is done counts with its hours, and all of them finish the step', async () => {
  const { member, plan } = await aPlan();
  const params = { id: plan.id };
  const read = async () => (await app.call(member, 'GET /api/roadmaps/{id}', { params })).data.attributes.skills[0];
  for (const part of (await read())?.path ?? []) {
    const before = (await read())?.hours_done ?? 0;
    await app.call(member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', {
      params: { ...params, resource_id: part.id },
      json: { done: true },
    });
    const after = await read();
    if (after?.state !== 'done') expect(after?.hours_done).toBe(before + part.hours);
  }
  expect((await read())?.state).toBe('done');
});
