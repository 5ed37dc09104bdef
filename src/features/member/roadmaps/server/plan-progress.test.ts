import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { loadLearningPacks } from '#features/catalogue/boards/server/testing.ts';
import { WEIGHTS } from '#features/member/fitment/server/index.ts';
import { aPlan } from './testing.ts';

const app = openTestApp();
const skillIdsOf = ({ skills }: { skills: readonly { skill_id: string }[] }) => skills.map(({ skill_id }) => skill_id);

test('the current step is the first open one, and moves back when a skill is reopened', async () => {
  const { member, id, plan } = await aPlan(app, { bought: true });
  const [first, second] = skillIdsOf(plan);
  expect(plan.skills.map(({ state }) => state).slice(0, 2)).toEqual(['now', 'ahead']);
  const set = async (done: boolean) =>
    (
      await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
        params: { id, skill_id: first ?? '' },
        json: { done },
      })
    ).data.attributes;
  const finished = await set(true);
  expect(finished.skills[0]).toMatchObject({ state: 'done', done_on: '2026-11-21', hours_done: plan.skills[0]?.hours });
  expect(finished.next?.skill_id).toBe(second);
  expect(finished.hours_done).toBe(plan.skills[0]?.hours);
  const open = await set(false);
  expect(open.next?.skill_id).toBe(first);
  expect(open.skills[0]).toMatchObject({ state: 'now', done_on: null });
});

test('a finished skill rescores at once with a reason in the history, and undo restores it', async () => {
  const { member, id, applicationId, plan, read } = await aPlan(app, { bought: true, reportBought: true });
  const before = (await read()).current_score ?? 0;
  const readScore = () =>
    app.call(member, 'GET /api/job_applications/fitment_score', { query: { job_application_id: applicationId } });
  const totalBefore = (await readScore()).data.attributes.report?.total ?? 0;
  const skill_id = plan.skills.toSorted((a, b) => b.points - a.points)[0]?.skill_id ?? '';
  const plannedPoints = plan.skills.find((skill) => skill.skill_id === skill_id)?.points ?? 0;
  const set = (done: boolean) =>
    app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { id, skill_id }, json: { done } });
  const after = (await set(true)).data.attributes;
  expect(after.current_score).toBeGreaterThan(before);
  expect(after.projected_score).toBeGreaterThanOrEqual(after.current_score ?? 100);

  const score = await readScore();
  // The plan counts a stop as shown by a piece of work; one that is only said to be finished is claimed.
  const claimed = (plannedPoints * WEIGHTS.credit.claimed) / WEIGHTS.credit.shown;
  expect((score.data.attributes.report?.total ?? 0) - totalBefore).toBeCloseTo(claimed, 5);
  expect(score.data.attributes.history[0]).toMatchObject({ cause: 'completed', score: after.current_score });
  expect(JSON.stringify(score.data.attributes.report)).toContain('Finished in a learning plan here on 21 November 2026');
  expect((await set(false)).data.attributes.current_score).toBe(before);
});

test("a skill finished in one plan counts for the member's other applications", async () => {
  const first = await aPlan(app, { bought: true, reportBought: true });
  const other = await aPlan(app, { member: first.member, reportBought: true });
  const stranger = await aPlan(app, { reportBought: true });
  const [before, strangersScore] = [(await other.read()).current_score, (await stranger.read()).current_score];
  const skill_id = first.plan.skills.toSorted((a, b) => b.points - a.points)[0]?.skill_id ?? '';
  await app.call(first.member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params: { id: first.id, skill_id },
    json: { done: true },
  });
  await app.runTasks();
  expect((await other.read()).current_score).toBeGreaterThan(before ?? 100);
  expect((await stranger.read()).current_score).toBe(strangersScore);
});

test('marking the last part of a path finishes its skill, and unmarking it reopens the skill', async () => {
  const { member, id, plan, read } = await aPlan(app);
  const parts = plan.skills[0]?.path ?? [];
  const mark = (resource_id: string, done: boolean) =>
    app.call(member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', { params: { id, resource_id }, json: { done } });
  for (const part of parts) await mark(part.id, true);
  expect((await read()).skills[0]?.state).toBe('done');
  await mark(parts.at(-1)?.id ?? '', false);
  expect((await read()).skills[0]).toMatchObject({ state: 'now', done_on: null });
});

describe('hours of a part', () => {
  async function aPart() {
    const made = await aPlan(app);
    const part = made.plan.skills[0]?.path.find(({ hours }) => hours >= 3);
    if (!part) throw new Error('no part has three hours');
    const params = { id: made.id, resource_id: part.id };
    const enter = async (hours: number, member = made.member) =>
      (await app.call(member, 'PUT /api/roadmaps/{id}/resources/{resource_id}/hours', { params, json: { hours } })).data
        .attributes;
    return { ...made, part, enter };
  }
  const partIn = ({ skills }: { skills: { path: { id: string; hours_done: number; done: boolean }[] }[] }, id: string) =>
    skills[0]?.path.find((part) => part.id === id);

  test('that is not finished count in the stop and in this week, on the day they were entered, also when entered again', async () => {
    const { plan, part, enter } = await aPart();
    const entered = await enter(2);
    expect(partIn(entered, part.id)).toMatchObject({ hours_done: 2, done: false });
    expect(entered.skills[0]?.hours_done).toBe(2);
    expect(entered.week?.done).toBe((plan.week?.done ?? 0) + 2);
    expect((await enter(2)).week).toEqual(entered.week);
    expect(entered.week?.next[0]?.hours).toBe(
      (plan.week?.next[0]?.hours ?? 0) - (plan.week?.next[0]?.hours === part.hours ? 2 : 0),
    );
    app.clock.advance(24 * 3_600_000);
    const [before, after] = [await enter(2.5), await enter(1)];
    expect(partIn(before, part.id)?.hours_done).toBe(2.5);
    expect(partIn(after, part.id)?.hours_done).toBe(1);
    expect(partIn(await enter(0), part.id)?.hours_done).toBe(0);
  });

  test('all of them finish it, and a finished part takes none', async () => {
    const { part, enter } = await aPart();
    expect(partIn(await enter(part.hours + 1), part.id)).toMatchObject({ hours_done: part.hours, done: true });
    await expect(enter(1)).rejects.toMatchObject({ status: 409 });
  });

  test('are the owner’s, of a part of the path, and never negative', async () => {
    const { id, plan, part, enter, member } = await aPart();
    await expect(enter(1, await aMember(app.context()))).rejects.toMatchObject({ status: 404 });
    await expect(enter(-1)).rejects.toMatchObject({ status: 422 });
    const resource = plan.skills[0]?.resources.find((candidate) => candidate.id !== part.id);
    const params = { id, resource_id: resource?.id ?? '' };
    const attempt = app.call(member, 'PUT /api/roadmaps/{id}/resources/{resource_id}/hours', { params, json: { hours: 1 } });
    await expect(attempt).rejects.toMatchObject({ status: 404 });
  });
});

test('a skill finished by the member stays finished when a resource is marked as not done', async () => {
  const { member, id, plan, read } = await aPlan(app);
  const [skill] = plan.skills;
  const [resource] = skill?.resources ?? [];
  const params = { id, resource_id: resource?.id ?? '' };
  await app.call(member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', { params, json: { done: true } });
  app.clock.advance(1000);
  await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params: { id, skill_id: skill?.skill_id ?? '' },
    json: { done: true },
  });
  await app.call(member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', { params, json: { done: false } });
  expect((await read()).skills[0]?.state).toBe('done');
});

test('a skipped skill takes no time, keeps its reason, and can be restored', async () => {
  const { member, id, plan } = await aPlan(app);
  const skill_id = skillIdsOf(plan)[1] ?? '';
  const set = async (skip: { reason: 'known'; note: string } | null) =>
    (await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { id, skill_id }, json: { skip } })).data
      .attributes;
  const without = await set({ reason: 'known', note: 'from my last job' });
  expect(without.skills[1]).toMatchObject({ state: 'skipped', skip: { reason: 'known', note: 'from my last job' } });
  expect(without.hours).toBe(plan.hours - (plan.skills[1]?.hours ?? 0));
  expect(without.due_on < plan.due_on).toBe(true);
  const back = await set(null);
  expect(back.skills[1]).toMatchObject({ state: 'ahead', skip: null });
  expect(back.due_on).toBe(plan.due_on);
});

test('a finished skill cannot be skipped', async () => {
  const { member, id, plan } = await aPlan(app);
  const params = { id, skill_id: skillIdsOf(plan)[0] ?? '' };
  await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params, json: { done: true } });
  const attempt = app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params,
    json: { skip: { reason: 'later' } },
  });
  await expect(attempt).rejects.toMatchObject({ status: 409 });
});

test('reordering changes the dates and keeps prerequisites first; anything but a permutation is refused', async () => {
  const { member, id, plan, read } = await aPlan(app, { bought: true });
  const order = (skill_ids: string[]) =>
    app.call(member, 'PUT /api/roadmaps/{id}/order', { params: { id }, json: { skill_ids } });
  const reversed = skillIdsOf(plan).toReversed();
  const { data } = await order(reversed);
  // Python comes before pandas.
  const ordered = reversed.filter((id) => id !== 'python').toSpliced(reversed.indexOf('pandas'), 0, 'python');
  expect(skillIdsOf(data.attributes)).toEqual(ordered);
  const dates = data.attributes.skills.map(({ due_on }) => due_on);
  expect(dates).toEqual(dates.toSorted());
  expect(skillIdsOf(await read())).toEqual(ordered);
  for (const wrong of [reversed.slice(1), [...reversed, reversed[0] ?? ''], reversed.with(0, 'no-such-skill')])
    await expect(order(wrong)).rejects.toMatchObject({ status: 422 });
});

test('a note on a skill is saved unchanged, and a note on an unknown skill is a 404', async () => {
  const { member, id, plan, read } = await aPlan(app);
  const params = { id, skill_id: skillIdsOf(plan)[2] ?? '' };
  await app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params, json: { note: 'ask Ravi <b>about</b> joins' } });
  expect((await read()).skills[2]?.note).toBe('ask Ravi <b>about</b> joins');
  const attempt = app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', {
    params: { id, skill_id: 'no-such-skill' },
    json: { note: 'x' },
  });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
});

test('an overdue skill is late, and restarting the plan today gives it a new date', async () => {
  const { member, id, plan, read } = await aPlan(app);
  await app.call(member, 'PATCH /api/roadmaps/{id}/schedule', {
    params: { id },
    json: { hours_per_week: plan.hours_per_week, start_on: '2025-01-01' },
  });
  const late = await read();
  expect(late.next?.late).toBe(true);
  await app.call(member, 'PATCH /api/roadmaps/{id}/schedule', {
    params: { id },
    json: { hours_per_week: plan.hours_per_week, start_on: '2026-11-21' },
  });
  expect((await read()).next?.late).toBe(false);
});

test('a reported resource is replaced at once for the reporter only, and returns when withdrawn', async () => {
  const first = await aPlan(app, { bought: true });
  const other = await aPlan(app, { bought: true });
  const resource = first.plan.skills.flatMap(({ resources }) => resources)[0];
  const params = { id: first.id, resource_id: resource?.id ?? '' };
  const urls = (plan: typeof first.plan) => plan.skills.flatMap(({ resources }) => resources.map(({ url }) => url));
  await app.call(first.member, 'POST /api/roadmaps/{id}/resources/{resource_id}/report', { params, json: { reason: 'gone' } });
  expect(urls(await first.read())).not.toContain(resource?.url);
  expect(urls(await other.read())).toContain(resource?.url);
  await app.call(first.member, 'DELETE /api/roadmaps/{id}/resources/{resource_id}/report', { params });
  expect(urls(await first.read())).toEqual(urls(first.plan));
});

test('three members’ reports replace a resource for everyone; one member’s three reports count once', async () => {
  const plans = await Promise.all([aPlan(app), aPlan(app), aPlan(app), aPlan(app)]);
  const fourth = plans[3];
  const resource = fourth?.plan.skills[0]?.resources.at(-1);
  const isShown = async () => (await fourth?.read())?.skills[0]?.resources.some(({ id }) => id === resource?.id);
  const report = (index: number) =>
    app.call(plans[index]?.member ?? null, 'POST /api/roadmaps/{id}/resources/{resource_id}/report', {
      params: { id: plans[index]?.id ?? '', resource_id: resource?.id ?? '' },
      json: { reason: 'gone' },
    });
  for (const _again of [1, 2, 3]) await report(0);
  expect(await isShown()).toBe(true);
  await report(1);
  expect(await isShown()).toBe(true);
  await report(2);
  expect(await isShown()).toBe(false);
});

test('a learning pack becomes one free plan with a step per card and no score', async () => {
  await loadLearningPacks(app.context());
  const { member } = await aPlan(app);
  const query = { source_type: 'LearningPack', source_id: 'interview-tips' } as const;
  await expect(app.call(member, 'GET /api/roadmaps/by_source', { query })).rejects.toMatchObject({ status: 404 });
  const { data } = await app.call(member, 'POST /api/roadmaps/by_source', { query });
  const { data: board } = await app.call(null, 'GET /api/boards/{board_slug}', { params: { board_slug: 'interview-tips' } });
  expect(data.attributes).toMatchObject({ purchased: true, job: null, current_score: null, pack_slug: 'interview-tips' });
  expect(data.attributes.skills.map(({ skill_name }) => skill_name)).toEqual(board.attributes.cards.map(({ title }) => title));
  expect(data.attributes.skills.every(({ locked, points }) => !locked && points === 0)).toBe(true);
  const again = await app.call(member, 'POST /api/roadmaps/by_source', { query });
  expect(again.data.id).toBe(data.id);
  const sale = app.call(member, 'POST /api/purchases', {
    json: { purchasable_type: 'Roadmap', purchasable_id: data.id, phone: '98450 12345' },
  });
  await expect(sale).rejects.toMatchObject({ status: 409 });
  const unknown = { source_type: 'LearningPack', source_id: 'no-such-pack' } as const;
  await expect(app.call(member, 'POST /api/roadmaps/by_source', { query: unknown })).rejects.toMatchObject({ status: 404 });
});

test('this week counts what was done since Monday, and names what fills the hours until Sunday, without locked steps', async () => {
  const { member, id, plan, read } = await aPlan(app);
  const [first] = plan.skills;
  const part = first?.path[0];
  const week = (await read()).week;
  expect(week).toMatchObject({ done: 0, goal: plan.hours_per_week });
  expect(week?.next[0]).toMatchObject({ skill_id: first?.skill_id, hours: part?.hours });
  expect(new Set(week?.next.map(({ skill_id }) => skill_id))).toEqual(new Set([first?.skill_id]));
  expect(new Date(`${week?.until ?? ''}T00:00:00Z`).getUTCDay()).toBe(0);

  await app.call(member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', {
    params: { id, resource_id: part?.id ?? '' },
    json: { done: true },
  });
  const after = (await read()).week;
  expect(after?.done).toBe(part?.hours);
  expect(after?.days.find(({ date }) => date === after.today)?.done).toBe(part?.hours);
  app.clock.advance(7 * 86_400_000);
  expect((await read()).week?.done).toBe(0);
});

test('the days of this week run from Monday to Sunday, and their planned hours add up to what is left of the goal', async () => {
  const { week } = await (await aPlan(app)).read();
  const days = week?.days ?? [];
  expect(days.map(({ date }) => new Date(`${date}T00:00:00Z`).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(days.at(-1)?.date).toBe(week?.until);
  expect(days.reduce((sum, { planned }) => sum + Math.round(planned * 10), 0)).toBe((week?.goal ?? 0) * 10);
  for (const { date, planned } of days) expect(planned > 0).toBe(date >= (week?.today ?? ''));
});
