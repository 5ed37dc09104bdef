import { describe, expect, test } from 'vitest';
import { findFrameOrigins } from '#app/http/frame-origins.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';
import { aProgram } from './testing.ts';
import { retireOthers } from './write-program.ts';

const app = openTestApp();
const UNKNOWN_ID = '000000000000';

describe('the discussion of a program', () => {
  test('is the same through the comments endpoint and the program’s own endpoint', async () => {
    const id = await aProgram(app.context());
    const member = await aMember(app.context());
    await app.call(member, 'POST /api/programs/{id}/comments', { params: { id }, json: { body: 'The oven week is the best.' } });
    const throughProgram = await app.call(null, 'GET /api/programs/{id}/comments', { params: { id }, query: {} });
    const throughComments = await app.call(null, 'GET /api/comments', {
      query: { commentable_type: 'program', commentable_id: id },
    });
    expect(throughProgram.data.map(({ attributes }) => attributes.body)).toEqual(['The oven week is the best.']);
    expect(throughComments).toEqual(throughProgram);
  });

  test('is a 404 for a missing program', async () => {
    const member = await aMember(app.context());
    const params = { id: UNKNOWN_ID };
    await expect(app.call(null, 'GET /api/programs/{id}/comments', { params, query: {} })).rejects.toMatchObject({ status: 404 });
    await expect(
      app.call(member, 'POST /api/programs/{id}/comments', { params, json: { body: 'Hello?' } }),
    ).rejects.toMatchObject({ status: 404 });
  });
});

test('each share is counted, including those of visitors', async () => {
  const id = await aProgram(app.context());
  await app.call(null, 'POST /api/programs/{id}/share', { params: { id } });
  const { data } = await app.call(null, 'POST /api/programs/{id}/share', { params: { id } });
  expect(data.shares).toBe(2);
});

describe('comparing programs', () => {
  const compare = (ids: string, person: Parameters<typeof app.call>[0] = null) =>
    app.call(person, 'GET /api/programs/compare', { query: { ids } });

  test('keeps the requested order, omits unknown programs and removes duplicates', async () => {
    const [first, second] = [await aProgram(app.context()), await aProgram(app.context())];
    const { data } = await compare(`${second},${UNKNOWN_ID},${first},${second}`);
    expect(data.map(({ id }) => id)).toEqual([second, first]);
    expect((await compare('')).data).toEqual([]);
  });

  test('is limited to four', async () => {
    expect((await app.fetch('/api/programs/compare?ids=a,b,c,d')).status).toBe(200);
    expect((await app.fetch('/api/programs/compare?ids=a,b,c,d,e')).status).toBe(422);
  });

  test('states no missing skills for a member without a purchased report or for a visitor', async () => {
    const { member } = await aScoredApplication(app.context());
    const id = await aProgram(app.context(), { skillIds: ['sql', 'python'] });
    expect((await compare(id, member)).mine).toBeNull();
    expect((await compare(id)).mine).toBeNull();
  });

  test('states for a purchased report which missing skills each program covers, and the points they would add', async () => {
    const { member, fitmentId, applicationId } = await aScoredApplication(app.context());
    const unlock = app.context().db.updateTable('fitment_scores').set({ unlocked_at: new Date() });
    await unlock.where('id', '=', fitmentId).execute();
    const [matching, unrelated] = [
      await aProgram(app.context(), { skillIds: ['pandas', 'statistics', 'tableau'] }),
      await aProgram(app.context()),
    ];
    const { mine } = await compare(`${matching},${unrelated}`, member);
    expect(mine).toMatchObject({ job: 'Data analyst', job_application_id: applicationId });
    const covered = mine?.skills.filter(({ covered_by }) => covered_by.includes(matching)) ?? [];
    expect(covered.map(({ id }) => id)).toContain('pandas');
    expect(mine?.skills.some(({ covered_by }) => covered_by.includes(unrelated))).toBe(false);
    expect(mine?.points[matching]).toBeGreaterThan(0);
    expect(mine?.points[unrelated]).toBe(0);
    const points = mine?.skills.map((skill) => skill.points) ?? [];
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });
});

describe('the page that embeds a provider’s page', () => {
  const origins = (id: string) => findFrameOrigins(app.context(), id);

  test('allows frames of the program’s site and its subdomains only', async () => {
    const id = await aProgram(app.context(), { url: 'https://www.bread.example/course?a=b' });
    expect(await origins(id)).toEqual(['https://bread.example', 'https://*.bread.example']);
  });

  test.each(['', UNKNOWN_ID, 'https://evil.example', "x'; drop"])('allows no frame for the id %j', async (id) =>
    expect(await origins(id)).toEqual([]),
  );

  test('allows a frame neither of this site nor of a site without https', async () => {
    for (const url of [`${app.config.APP_ORIGIN}/settings`, 'http://bread.example/'])
      expect(await origins(await aProgram(app.context(), { url }))).toEqual([]);
  });

  test('allows no frame for a removed program', async () => {
    const id = await aProgram(app.context(), { source: 'gone' });
    await retireOthers(app.context(), 'gone', []);
    expect(await origins(id)).toEqual([]);
  });
});
