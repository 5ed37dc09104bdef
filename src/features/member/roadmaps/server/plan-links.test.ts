import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aPlan, lockedContent } from './testing.ts';

const app = openTestApp();
type TestPlan = Awaited<ReturnType<typeof aPlan>>;

const createLink = async ({ member, id }: TestPlan, kind: 'calendar' | 'share', with_score = false) =>
  new URL(
    (await app.call(member, 'POST /api/roadmaps/{id}/links/{kind}', { params: { id, kind }, json: { with_score } })).data
      .attributes.url,
  );
const getToken = (url: URL) => url.pathname.split('/').find((part) => part.length === 43) ?? '';
const shared = (token: string) => app.call(null, 'GET /api/shared_plans/{token}', { params: { token } });

async function eventsAt(pathname: string) {
  const response = await app.fetch(pathname);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test('a calendar feed has an event per step and one for the goal, with stable ids', async () => {
  const plan = await aPlan(app);
  const url = await createLink(plan, 'calendar');
  const before = await eventsAt(url.pathname);
  expect(before).toHaveLength(plan.plan.skills.length + 1);
  for (const [index, skill] of plan.plan.skills.entries()) {
    expect(before[index]?.startDate.toString()).toBe(skill.due_on);
    expect(before[index]?.summary).toContain(skill.skill_name);
  }
  await app.call(plan.member, 'PATCH /api/roadmaps/{id}/schedule', {
    params: plan.params,
    json: { hours_per_week: 20, start_on: '2027-02-01' },
  });
  const after = await eventsAt(url.pathname);
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
  expect(after[0]?.startDate.toString()).not.toBe(before[0]?.startDate.toString());
});

test('the owner can download the calendar, and another member cannot', async () => {
  const plan = await aPlan(app);
  const file = await app.call(plan.member, 'GET /api/roadmaps/{id}/calendar', { params: plan.params });
  expect(ICAL.parse(await file.text())[0]).toBe('vcalendar');
  const stranger = await aMember(app.context());
  const attempt = app.call(stranger, 'GET /api/roadmaps/{id}/calendar', { params: plan.params });
  await expect(attempt).rejects.toMatchObject({ status: 404 });
});

test('a link is revoked by a new one and by deleting it', async () => {
  const plan = await aPlan(app);
  for (const kind of ['calendar', 'share'] as const) {
    const first = await createLink(plan, kind);
    const second = await createLink(plan, kind);
    const open = async (url: URL) =>
      (await app.fetch(kind === 'calendar' ? url.pathname : `/api/shared_plans/${getToken(url)}`)).status;
    expect(await open(first)).toBe(404);
    expect(await open(second)).toBe(200);
    await app.call(plan.member, 'DELETE /api/roadmaps/{id}/links/{kind}', { params: { ...plan.params, kind } });
    expect(await open(second)).toBe(404);
    expect((await plan.read()).links[kind]).toBeNull();
  }
});

test('a secret link works only for its own kind and is stored as a hash', async () => {
  const plan = await aPlan(app);
  const [feed, share] = [await createLink(plan, 'calendar'), await createLink(plan, 'share')];
  expect((await app.fetch(`/api/plan_feeds/${getToken(share)}/plan.ics`)).status).toBe(404);
  await expect(shared(getToken(feed))).rejects.toMatchObject({ status: 404 });
  const rows = await app.context().db.selectFrom('roadmap_links').selectAll().execute();
  for (const url of [feed, share]) expect(JSON.stringify(rows)).not.toContain(getToken(url));
  expect(JSON.stringify(await plan.read())).not.toContain(getToken(feed));
});

test('a guessed secret is a 404', async () => {
  const plan = await aPlan(app);
  const validToken = getToken(await createLink(plan, 'share'));
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60 }), fc.integer({ min: 0, max: 42 }), async (text, at) => {
      const guesses = [text, `${validToken.slice(0, at)}${validToken[at] === 'A' ? 'B' : 'A'}${validToken.slice(at + 1)}`];
      for (const guess of guesses) {
        const token = encodeURIComponent(guess);
        expect((await app.fetch(`/api/shared_plans/${token}`)).status).toBe(404);
        expect((await app.fetch(`/api/plan_feeds/${token}/plan.ics`)).status).toBe(404);
      }
    }),
    { numRuns: 25 },
  );
});

test('a shared plan contains no owner, company, notes, resources or skip reasons, and scores only when chosen', async () => {
  const plan = await aPlan(app, { bought: true, reportBought: true });
  const skillIds = plan.plan.skills.map(({ skill_id }) => skill_id);
  const change = (skill_id: string, json: { note?: string; skip?: { reason: 'other'; note: string } }) =>
    app.call(plan.member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { ...plan.params, skill_id }, json });
  await change(skillIds[0] ?? '', { note: 'a private thought' });
  await change(skillIds[1] ?? '', { skip: { reason: 'other', note: 'a private reason' } });
  const { data } = await shared(getToken(await createLink(plan, 'share')));
  const text = JSON.stringify(data);
  const job = plan.plan.job?.data.attributes;
  const secrets = [plan.member.name, plan.member.slug, plan.id, plan.applicationId, job?.company_name, job?.company_slug];
  const urls = plan.plan.skills.flatMap(({ resources }) => resources.map(({ url }) => url));
  for (const secret of [...secrets, 'private', ...urls]) expect(text).not.toContain(secret);
  expect(data.attributes).toMatchObject({ current_score: null, projected_score: null });
  expect(data.attributes.skills.every(({ points }) => points === null)).toBe(true);
  expect(data.attributes.title).toContain(job?.name ?? '-');

  const withScore = await shared(getToken(await createLink(plan, 'share', true)));
  expect(withScore.data.attributes.current_score).toBe((await plan.read()).current_score);
});

test('a note on a skill is visible neither to other members nor through a secret link', async () => {
  const plan = await aPlan(app, { bought: true });
  const [feed, share] = [await createLink(plan, 'calendar'), await createLink(plan, 'share', true)];
  const { params, query } = plan;
  const onSkill = { ...params, skill_id: plan.plan.skills[0]?.skill_id ?? '' };
  const note = 'a private thought';
  await app.call(plan.member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: onSkill, json: { note } });

  const { member: stranger } = await aPlan(app, { bought: true });
  for (const attempt of [
    () => app.call(stranger, 'GET /api/roadmaps/{id}', { params }),
    () => app.call(stranger, 'GET /api/roadmaps/by_source', { query }),
    () => app.call(stranger, 'POST /api/roadmaps/by_source', { query }),
    () => app.call(stranger, 'GET /api/roadmaps/{id}/pdf', { params }),
    () => app.call(stranger, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: onSkill, json: { note: 'mine' } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
  const responses = [
    await app.call(stranger, 'GET /api/roadmaps'),
    await shared(getToken(share)),
    (await (await app.fetch(feed.pathname)).text()).replaceAll('\r\n ', ''),
  ];
  for (const response of responses) expect(JSON.stringify(response)).not.toContain(note);
  expect((await plan.read()).skills[0]?.note).toBe(note);
});

test('an unpaid score is not revealed through a shared plan', async () => {
  const plan = await aPlan(app, { bought: true });
  const { data } = await shared(getToken(await createLink(plan, 'share', true)));
  expect(data.attributes).toMatchObject({ current_score: null, projected_score: null });
});

test('no action on an unpaid plan reveals locked content', async () => {
  const plan = await aPlan(app, { reportBought: true });
  const locked = await lockedContent(app, plan.id);
  expect(locked.length).toBeGreaterThan(20);
  const skills = plan.plan.skills.map(({ skill_id }) => skill_id);
  const [feed, share] = [await createLink(plan, 'calendar'), await createLink(plan, 'share', true)];
  const { params, member } = plan;
  const anySkill = fc.constantFrom(...skills);
  const action = fc.oneof(
    fc.record({ do: fc.constant('order' as const), ids: fc.shuffledSubarray(skills, { minLength: skills.length }) }),
    fc.record({ do: fc.constant('skip' as const), skill: anySkill, on: fc.boolean() }),
    fc.record({ do: fc.constant('done' as const), skill: anySkill, on: fc.boolean() }),
    fc.record({ do: fc.constant('report' as const), at: fc.nat({ max: 5 }) }),
  );
  const perform = (item: typeof action extends fc.Arbitrary<infer A> ? A : never): Promise<unknown> => {
    if (item.do === 'order') return app.call(member, 'PUT /api/roadmaps/{id}/order', { params, json: { skill_ids: item.ids } });
    if (item.do === 'report') {
      const resource_id = plan.plan.skills[0]?.resources[item.at]?.id ?? 'none';
      return app.call(member, 'POST /api/roadmaps/{id}/resources/{resource_id}/report', {
        params: { ...params, resource_id },
        json: { reason: 'poor' },
      });
    }
    const json = item.do === 'done' ? { done: item.on } : { skip: item.on ? { reason: 'known' as const } : null };
    return app.call(member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { ...params, skill_id: item.skill }, json });
  };
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 5 }), async (actions) => {
      for (const item of actions) await perform(item).catch(() => {});
      const answers = await Promise.all([
        app.call(member, 'GET /api/roadmaps/{id}', { params }),
        app.call(member, 'GET /api/roadmaps'),
        shared(getToken(share)),
        app.fetch(feed.pathname).then((response) => response.text()),
        app.call(member, 'GET /api/roadmaps/{id}/calendar', { params }).then((file) => file.text()),
      ]);
      // iCalendar folds long lines; unfold them so that a URL would be found.
      const text = answers
        .map((answer) => (typeof answer === 'string' ? answer.replaceAll('\r\n ', '') : JSON.stringify(answer)))
        .join('\n');
      for (const content of locked) expect(text).not.toContain(JSON.stringify(content).slice(1, -1));
      const { skills: shown } = await plan.read();
      expect(shown.filter((skill) => !skill.locked).map(({ skill_id }) => skill_id)).toEqual([skills[0]]);
    }),
    { numRuns: 12 },
  );
  await expect(app.call(member, 'GET /api/roadmaps/{id}/pdf', { params })).rejects.toMatchObject({ status: 403 });
}, 120_000);

test('a locked skill cannot be finished, and its resources cannot be marked or reported', async () => {
  const plan = await aPlan(app);
  const boughtPlan = await aPlan(app, { bought: true });
  const locked = plan.plan.skills[1];
  const params = { ...plan.params, skill_id: locked?.skill_id ?? '' };
  const finish = app.call(plan.member, 'PATCH /api/roadmaps/{id}/skills/{skill_id}', { params, json: { done: true } });
  await expect(finish).rejects.toMatchObject({ status: 403 });
  const hidden =
    boughtPlan.plan.skills.find(({ skill_id }) => skill_id === locked?.skill_id) ?? (await boughtPlan.read()).skills[1];
  const resource_id = hidden?.resources[0]?.id ?? '';
  for (const attempt of [
    () =>
      app.call(plan.member, 'PATCH /api/roadmaps/{id}/resources/{resource_id}', {
        params: { ...plan.params, resource_id },
        json: { done: true },
      }),
    () =>
      app.call(plan.member, 'POST /api/roadmaps/{id}/resources/{resource_id}/report', {
        params: { ...plan.params, resource_id },
        json: { reason: 'gone' },
      }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 });
});
