import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { parseDocument, readResume } from '#features/base/resumes/server/index.ts';
import { unlockFitment } from '#features/member/fitment/server/index.ts';
import { anApplicationToTailor, RESUME, SENTENCES } from './testing.ts';

const app = openTestApp();

const PROJECT = 'Wrote SQL queries joining orders and returns for a weekly stock report';

async function aTailoring({ more = '' } = {}) {
  const scored = await anApplicationToTailor(app, undefined, RESUME + more);
  const params = { job_application_id: scored.applicationId };
  const read = async () => (await app.call(scored.member, 'GET /api/tailoring/{job_application_id}', { params })).data.attributes;
  return { ...scored, params, read };
}

test('the points of all lines and the first line are free, the others are not in the response', async () => {
  const { read, fitmentId } = await aTailoring();
  const free = await read();
  expect(free).toMatchObject({ unlocked: false, total: null, line_count: 2 });
  expect(free.lines).toHaveLength(1);
  expect(JSON.stringify(free.lines)).not.toContain(SENTENCES.find((sentence) => sentence !== free.lines[0]?.quote));
  await unlockFitment(app.context(), fitmentId);
  const open = await read();
  expect(open.lines).toHaveLength(2);
  expect(open.total).toBeGreaterThan(0);
  expect(open.points.all).toBe(free.points.all);
  expect(Math.round(open.lines.reduce((sum, { points }) => sum + points, 0) * 10) / 10).toBe(open.points.all);
});

test('a line that is taken stands in the clean résumé for this ad and in no other, until it is undone', async () => {
  const { read, member, params } = await aTailoring();
  const [line] = (await read()).lines;
  if (!line) throw new Error('no line');
  const bullets = async (job_application_id?: string) => {
    const { data } = await app.call(member, 'GET /api/clean_resume', {
      query: { ...(job_application_id && { job_application_id }) },
    });
    return data.attributes.sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.bullets));
  };
  const decide = (json: { state: 'taken' | 'left' | 'open'; text?: string }) =>
    app.call(member, 'PUT /api/tailoring/{job_application_id}/lines/{line_id}', {
      params: { ...params, line_id: line.id },
      json,
    });
  expect(line.in_profile).toBe(true);
  const { data } = await decide({ state: 'taken' });
  expect(data.attributes.points.taken).toBe(line.points);
  expect(await bullets(params.job_application_id)).toContain(line.suggestion);
  expect(await bullets()).toContain(line.quote);
  await decide({ state: 'taken', text: 'In my own words.' });
  expect(await bullets(params.job_application_id)).toContain('In my own words.');
  await decide({ state: 'left' });
  expect(await bullets(params.job_application_id)).toContain(line.quote);
  const undone = await decide({ state: 'open' });
  expect(undone.data.attributes.lines[0]).toMatchObject({ state: 'open', text: line.suggestion });
});

test('the score that the taken lines promise is that of the résumé with them, and the offer of a plan says the same points', async () => {
  const { read, member, params, fitmentId } = await aTailoring();
  const { data: offer } = await app.call(member, 'GET /api/plan_offers/{job_application_id}', {
    params,
    query: { aim: 'next_band', skill_ids: '', hours_per_week: 5 },
  });
  expect(offer.attributes.words?.points).toBe((await read()).points.all);
  await unlockFitment(app.context(), fitmentId);
  for (const { id } of (await read()).lines)
    await app.call(member, 'PUT /api/tailoring/{job_application_id}/lines/{line_id}', {
      params: { ...params, line_id: id },
      json: { state: 'taken' },
    });
  const { total, points, lines } = await read();
  expect(points.taken).toBe(points.all);
  const worded = lines.reduce((text, line) => text.replace(line.quote, line.text), RESUME);
  const file = new File([worded], 'worded.txt', { type: 'text/plain' });
  await app.call(member, 'PATCH /api/users/profile', { json: { experience: [] } });
  const { data: scored } = await app.call(member, 'POST /api/fitment_scores/{id}/resume', {
    params: { id: fitmentId },
    multipart: { file },
  });
  expect(scored.attributes.report?.total).toBe(Math.round(((total ?? 0) + points.taken) * 10) / 10);
});

test('a line in own words is scored by these words, and one that shows the requirement no more says so', async () => {
  const { read, member, params } = await aTailoring();
  const [line] = (await read()).lines;
  if (!line) throw new Error('no line');
  const address = { params: { ...params, line_id: line.id } };
  const effectOf = async (text: string) =>
    (await app.call(member, 'POST /api/tailoring/{job_application_id}/lines/{line_id}/effect', { ...address, json: { text } }))
      .data;
  expect(await effectOf(line.suggestion)).toEqual({ points: line.points, shows: line.shows, added: [] });
  const lost = await effectOf('Drank tea with the directors every day of the year');
  expect(lost.points).toBeLessThan(0);
  expect(lost.shows).toMatchObject([{ state: 'lost' }]);
  expect(await effectOf(line.quote)).toMatchObject({ points: 0, shows: [{ state: 'same' }] });
  const claim = await effectOf(`${line.suggestion} in 47 towns with Kubernetes`);
  expect(claim.added).toEqual(['47', 'Kubernetes']);
  // Until the report is open, a line tells nothing of other rows.
  expect((await effectOf(`${line.suggestion} with SQL, Excel and stakeholder reporting`)).points).toBeLessThanOrEqual(
    line.points,
  );
  const json = { state: 'taken' as const, text: 'Drank tea with the directors every day of the year' };
  const { data } = await app.call(member, 'PUT /api/tailoring/{job_application_id}/lines/{line_id}', { ...address, json });
  expect(data.attributes).toMatchObject({
    points: { taken: lost.points },
    lines: [{ points: lost.points, shows: [{ state: 'lost' }] }],
  });
});

test('the only answer to a requirement that stands below no dates is brought into the summary, in own words', async () => {
  const { read, member, params, fitmentId } = await aTailoring({ more: `\n\nProjects\nStock report\n- ${PROJECT}` });
  await unlockFitment(app.context(), fitmentId);
  const top = (await read()).lines.find(({ kind }) => kind === 'top');
  expect(top).toMatchObject({
    quote: PROJECT,
    suggestion: PROJECT,
    where: { page: null, section: 'projects', dated: false },
    shows: [{ label: 'SQL', state: 'same' }],
    in_profile: true,
  });
  const { data } = await app.call(member, 'PUT /api/tailoring/{job_application_id}/lines/{line_id}', {
    params: { ...params, line_id: top?.id ?? '' },
    json: { state: 'taken' },
  });
  expect(data.attributes.points.taken).toBeGreaterThanOrEqual(0);
  const { data: clean } = await app.call(member, 'GET /api/clean_resume', { query: params });
  expect(clean.attributes.sections.find(({ id }) => id === 'summary')?.lines).toEqual([PROJECT]);
  expect(clean.attributes.tailored).toEqual([PROJECT]);
});

test('a line of a report that is not open cannot be taken', async () => {
  const { member, params, fitmentId, read } = await aTailoring();
  await unlockFitment(app.context(), fitmentId);
  const second = (await read()).lines[1]?.id ?? '';
  await app.context().db.updateTable('fitment_scores').set({ unlocked_at: null }).where('id', '=', fitmentId).execute();
  const attempt = app.call(member, 'PUT /api/tailoring/{job_application_id}/lines/{line_id}', {
    params: { ...params, line_id: second },
    json: { state: 'taken' },
  });
  await expect(attempt).rejects.toMatchObject({ status: 403 });
});

test('another member and a visitor do not see the lines of an application', async () => {
  const { params } = await aTailoring();
  const other = await aMember(app.context());
  await expect(app.call(other, 'GET /api/tailoring/{job_application_id}', { params })).rejects.toMatchObject({ status: 404 });
  await expect(app.call(other, 'GET /api/clean_resume', { query: params })).rejects.toMatchObject({ status: 404 });
  await expect(app.call(null, 'GET /api/tailoring/{job_application_id}', { params })).rejects.toMatchObject({ status: 401 });
});

test('the outline of a letter has at most three own sentences, each with what it answers', async () => {
  const { outline } = await (await aTailoring()).read();
  expect(outline.length).toBeGreaterThan(0);
  expect(outline.length).toBeLessThanOrEqual(3);
  for (const { evidence, requirement } of outline) {
    expect(RESUME).toContain(evidence);
    expect(requirement).not.toBe('');
  }
});

test('the clean résumé is kept as a version, once, and read back', async () => {
  const { member } = await aTailoring();
  const json = { format: 'pdf', name: 'Clean', design: 'classic', language: 'hi' } as const;
  const { data: first } = await app.call(member, 'POST /api/clean_resume/versions', { json });
  const { data: again } = await app.call(member, 'POST /api/clean_resume/versions', { json });
  expect(first.attributes).toMatchObject({ name: 'Clean', file_kind: 'pdf' });
  expect(again.id).toBe(first.id);
  await readResume(app.context(), { resumeId: first.id });
  const { data } = await app.call(member, 'GET /api/resumes');
  expect(data.find(({ id }) => id === first.id)?.attributes).toMatchObject({ status: 'read', pages: 1 });
});

test('the clean résumé is a file in each format', async () => {
  const { member } = await aTailoring();
  for (const format of ['pdf', 'docx'] as const) {
    const file = await app.call(member, 'GET /api/clean_resume/file', { query: { format } });
    const read = await parseDocument(new Uint8Array(await file.arrayBuffer()), format);
    expect(read).toMatchObject({ ok: true, text: expect.stringContaining(SENTENCES[0] ?? '') as string });
  }
  const json = await app.call(member, 'GET /api/clean_resume/file', { query: { format: 'json' } });
  const { data } = await app.call(member, 'POST /api/clean_resume/import', { json: { text: JSON.stringify(json) } });
  expect(data.attributes.problems).toEqual([]);
  expect(data.attributes.sections).toMatchObject({ skills: ['SQL', 'Hindi'] });
});

test('nothing is made of an empty profile', async () => {
  const member = await aMember(app.context());
  expect((await app.call(member, 'GET /api/clean_resume')).data.attributes.empty).toBe(true);
  const attempt = app.call(member, 'POST /api/clean_resume/versions', { json: { format: 'pdf', name: 'Clean' } });
  await expect(attempt).rejects.toMatchObject({ status: 409 });
});
