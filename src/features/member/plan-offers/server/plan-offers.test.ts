import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { unlockFitment } from '#features/member/fitment/server/index.ts';
import { AD, aScoredApplication, RESUME } from '#features/member/fitment/server/testing.ts';

const app = openTestApp();

type Options = { resume?: string; description?: string; unlocked?: boolean; query?: Record<string, unknown> };

async function offerOf(options: Options = {}) {
  const scored = await aScoredApplication(app.context(), options);
  if (options.unlocked) await unlockFitment(app.context(), scored.fitmentId);
  const params = { job_application_id: scored.applicationId };
  const read = async (query: Record<string, unknown> = options.query ?? {}) =>
    (await app.call(scored.member, 'GET /api/plan_offers/{job_application_id}', { params, query })).data.attributes;
  return { ...scored, params, read, offer: await read() };
}

const sum = (values: readonly number[]) => Math.round(values.reduce((total, value) => total + value, 0) * 10) / 10;

test('the offer is free: bands, stops, hours and dates, but no points of the whole before the report is open', async () => {
  const { offer } = await offerOf();
  expect(offer.verdict).toBe('worth_it');
  expect(offer.now).toEqual({ band: 'moderate', total: null });
  expect(offer.path?.after).toEqual({ band: 'good', total: null });
  expect(offer.stops.every(({ after }) => after.total === null)).toBe(true);
  expect(offer.path?.hours).toBe(sum(offer.stops.map(({ hours }) => hours)));
  expect(offer.path?.points).toBe(sum(offer.stops.map(({ points }) => points)));
  expect(offer.path?.due_on).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('in an open report the stops add up from the score to the projected score', async () => {
  const { offer } = await offerOf({ unlocked: true });
  const total = offer.now.total ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(sum([total, ...offer.stops.map(({ points }) => points)])).toBe(offer.path?.after.total);
  expect(offer.stops.at(-1)?.after.total).toBe(offer.path?.after.total);
  expect(offer.path?.checked.total).toBeLessThan(offer.path?.after.total ?? 0);
});

test('the member chooses how far and how fast', async () => {
  const { offer, read } = await offerOf();
  const [everything, faster] = [await read({ aim: 'everything' }), await read({ aim: 'everything', hours_per_week: 8 })];
  expect(everything.path?.hours).toBeGreaterThanOrEqual(offer.path?.hours ?? Infinity);
  expect(everything.path?.points).toBeGreaterThanOrEqual(offer.path?.points ?? Infinity);
  expect((faster.path?.due_on ?? '') < (everything.path?.due_on ?? '')).toBe(true);
  const [part] = offer.parts;
  const chosen = await read({ aim: 'part', skill_ids: part?.skill_id ?? '' });
  expect(chosen.stops.map(({ skill_id }) => skill_id)).toContain(part?.skill_id);
  expect([chosen.now.band, chosen.path?.after.band]).toEqual(['moderate', 'moderate']);
  expect((await read({ aim: 'part' })).path).toBeNull();
});

test('nothing is sold where a plan cannot reach the next band, and it says what stands in the way', async () => {
  const { offer, member, params } = await offerOf({
    resume:
      'Experience\nGardener, Green Park, 2015 to Present\n- Planted and watered the trees, hedges and flowers of a large public park with four colleagues\n- Trained apprentices, ordered seeds and tools, and kept the diary of the park for the town council every week',
  });
  expect(offer).toMatchObject({ verdict: 'out_of_reach', path: null, stops: [], aims: [] });
  expect(offer.obstacles).toContainEqual({ kind: 'years', text: expect.stringContaining('years of experience') as string });
  const query = { source_type: 'JobApplication', source_id: params.job_application_id } as const;
  await expect(app.call(member, 'POST /api/roadmaps/by_source', { query })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Learning alone/) as string,
  });
});

test('a plan that was worth it when it was made is not sold once it is not', async () => {
  const { member, params, fitmentId } = await offerOf();
  const query = { source_type: 'JobApplication', source_id: params.job_application_id } as const;
  const { data } = await app.call(member, 'POST /api/roadmaps/by_source', { query });
  const better = RESUME.replace(
    '- Built a pivot',
    '- Cleaned data in Python with pandas, kept the queries in Git, and drew them in Tableau, every week\n- Did the data modelling for the reports of the stores\n- Ran A/B tests with statistics and experiment design, and used window functions and CTEs in SQL\n- Built a pivot',
  );
  await app.context().db.updateTable('fitment_scores').set({ resume_text: better }).where('id', '=', fitmentId).execute();
  await expect(
    app.call(member, 'POST /api/purchases', {
      json: { purchasable_type: 'Roadmap', purchasable_id: data.id, phone: '98450 12345' },
    }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/^A plan would not/) as string });
});

test('a plan that is not paid for is built anew by another aim; a paid one stays', async () => {
  const { member, params, offer } = await offerOf();
  const source = { source_type: 'JobApplication', source_id: params.job_application_id } as const;
  const make = async (query: { aim: 'everything' } | { aim: 'part'; skill_ids: string }) =>
    (await app.call(member, 'POST /api/roadmaps/by_source', { query: { ...source, ...query } })).data;
  const part = offer.parts.at(-1)?.skill_id ?? '';
  const first = await make({ aim: 'part', skill_ids: part });
  const second = await make({ aim: 'everything' });
  expect(second.id).toBe(first.id);
  expect(second.attributes.skills.length).toBeGreaterThan(first.attributes.skills.length);
  await app.context().db.updateTable('roadmaps').set({ purchased_at: new Date() }).where('id', '=', first.id).execute();
  expect((await make({ aim: 'part', skill_ids: part })).attributes.skills.length).toBe(second.attributes.skills.length);
});

const EASIER = `Requirements
- One year of experience as an analyst.
- SQL and Excel.
- Power BI.`;

test('in the highest band nothing is sold unasked: own sentences, questions with what a good answer shows, roles that stretch', async () => {
  const { offer, member, params } = await offerOf({ description: EASIER });
  expect(offer).toMatchObject({ verdict: 'not_needed', now: { band: 'good' }, path: null, aims: [], parts: [] });
  expect(offer.say.map(({ quote }) => quote)).toContainEqual(expect.stringContaining('Wrote SQL queries'));
  expect(offer.questions.length).toBeGreaterThan(2);
  for (const { question, shows } of offer.questions)
    expect([question.length, shows.length].every((length) => length > 20)).toBe(true);
  await aScoredApplication(app.context());
  const { data: roles } = await app.call(member, 'GET /api/plan_offers/{job_application_id}/roles', { params });
  expect(roles.length).toBeGreaterThan(0);
  for (const { attributes } of roles) expect(attributes).toMatchObject({ band: 'moderate', stops: expect.any(Number) as number });
});

test('in the highest band a plan that is asked for, and a part of it, adds at least five points', async () => {
  const { offer, read } = await offerOf({
    description: `${EASIER}\n- Communication.\n\nGood to have\n- Git.\n- Python.\n- Statistics.`,
  });
  expect(offer).toMatchObject({ verdict: 'on_request', now: { band: 'good' }, path: null });
  const everything = await read({ aim: 'everything' });
  expect(everything.path?.points).toBeGreaterThanOrEqual(5);
  const small = everything.parts.filter(({ points }) => points < 5);
  expect(small.length).toBeGreaterThan(0);
  for (const { skill_id } of small) {
    const part = await read({ aim: 'part', skill_ids: skill_id });
    expect(part.path === null || part.path.points >= 5).toBe(true);
  }
});

test('an offer names the conditions that the résumé does not state, until the member answers', async () => {
  const { offer, member, fitmentId, read } = await offerOf({
    description: AD.replace('- A bachelor', '- Fluency in Kannada is required.\n- A bachelor'),
  });
  expect(offer).toMatchObject({ verdict: 'worth_it', depends_on: ['Kannada'] });
  const { data } = await app.call(member, 'GET /api/fitment_scores/{id}', { params: { id: fitmentId } });
  const [condition] = data.attributes.conditions;
  await app.call(member, 'PUT /api/fitment_scores/{id}/conditions', {
    params: { id: fitmentId },
    json: { condition_id: condition?.id ?? '', held: true },
  });
  expect((await read({})).depends_on).toEqual([]);
});

test('an offer is a 404 for others, also its roles', async () => {
  const { params } = await offerOf();
  const stranger = await aMember(app.context());
  for (const call of ['GET /api/plan_offers/{job_application_id}', 'GET /api/plan_offers/{job_application_id}/roles'] as const)
    await expect(app.call(stranger, call, { params })).rejects.toMatchObject({ status: 404 });
});

test('roles near an application that is out of reach fit the member better', async () => {
  const { member, params, offer } = await offerOf({ resume: RESUME.replace(/SQL/g, 'notes').replace(/Power BI/g, 'paper') });
  const { data } = await app.call(member, 'GET /api/plan_offers/{job_application_id}/roles', { params });
  const rank = (band: string) => ['low', 'moderate', 'good'].indexOf(band);
  for (const { attributes } of data) expect(rank(attributes.band)).toBeGreaterThanOrEqual(rank(offer.now.band));
});
