/** The one question that the overview asks. */
import { expect, test } from 'vitest';
import { openTestApp, type TestUser } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { readJobNeeds } from './read-job-needs.ts';

const app = openTestApp();
const ctx = () => app.context();
const ADS = [
  ['Data analyst', '## Requirements\n- SQL and Power BI are required\n- Good communication'],
  ['Reporting analyst', '## Requirements\n- SQL and Excel are required\n- Good communication'],
  ['Growth analyst', '## Requirements\n- SQL and Excel are required\n- Good communication'],
] as const;

/** A member who saved the first jobs of `ADS`. */
async function aMemberWithJobs(count: number) {
  const member = await aMember(ctx());
  const slugs: string[] = [];
  for (const [title, description] of ADS.slice(0, count)) {
    const { slug } = await aJob(ctx(), { title, description });
    await app.call(member, 'POST /api/jobs/{slug}/save', { params: { slug } });
    slugs.push(slug);
  }
  await readJobNeeds(ctx());
  return { member, slugs };
}

const questionOf = async (member: TestUser) => (await app.call(member, 'GET /api/overview')).data.attributes.question;
const answer = (member: TestUser | null, skill_id: string, knows: boolean) =>
  app.call(member, 'PUT /api/skill_answers/{skill_id}', { params: { skill_id }, json: { knows } });
const takeBack = (member: TestUser | null, skill_id: string) =>
  app.call(member, 'DELETE /api/skill_answers/{skill_id}', { params: { skill_id } });
const skillsOf = async (member: TestUser & { slug: string }) => {
  const { data } = await app.call(member, 'GET /api/users/{slug}', { params: { slug: member.slug } });
  return data.attributes.skills?.map(({ name }) => name);
};
const nextDay = () => app.clock.advance(86_400_001);

test('asks for the skill that most saved jobs ask for, one a day and none twice, and yes adds it to the profile', async () => {
  const { member } = await aMemberWithJobs(3);
  expect(await questionOf(member)).toEqual({ skill_id: 'sql', skill: 'SQL', spoken: false, jobs: 3, of: 3 });
  await answer(member, 'sql', true);
  expect([await skillsOf(member), await questionOf(member)]).toEqual([['SQL'], null]);
  nextDay();
  expect(await questionOf(member)).toMatchObject({ skill_id: 'excel', jobs: 2, of: 3 });
  await answer(member, 'excel', false);
  nextDay();
  // What is left is asked for by one job, or is a quality that everybody claims.
  expect([await skillsOf(member), await questionOf(member)]).toEqual([['SQL'], null]);
});

test('an answer that is taken back takes back what it added, and nothing else', async () => {
  const { member } = await aMemberWithJobs(3);
  await answer(member, 'sql', true);
  await takeBack(member, 'sql');
  await takeBack(member, 'sql');
  expect(await skillsOf(member)).toEqual([]);
  expect(await questionOf(member)).toMatchObject({ skill_id: 'sql' });

  await app.call(member, 'PATCH /api/users/profile', { json: { skills: ['SQL'] } });
  await answer(member, 'sql', true);
  await takeBack(member, 'sql');
  expect(await skillsOf(member)).toEqual(['SQL']);
});

test('an answer that is changed or repeated counts once', async () => {
  const { member } = await aMemberWithJobs(3);
  await answer(member, 'sql', true);
  await answer(member, 'sql', true);
  expect(await skillsOf(member)).toEqual(['SQL']);
  await answer(member, 'sql', false);
  expect(await skillsOf(member)).toEqual([]);
});

test('nothing is asked where the profile says it, a single job asks for it, or the jobs are closed', async () => {
  const { member, slugs } = await aMemberWithJobs(3);
  await app.call(member, 'PATCH /api/users/profile', { json: { skills: ['SQL', 'MS Excel'] } });
  expect(await questionOf(member)).toBeNull();
  await app.call(member, 'PATCH /api/users/profile', { json: { skills: [] } });
  expect(await questionOf(member)).toMatchObject({ skill_id: 'sql' });
  await ctx().db.updateTable('jobs').set({ closed_at: app.clock.now() }).where('slug', 'in', slugs).execute();
  expect(await questionOf(member)).toBeNull();
  expect(await questionOf((await aMemberWithJobs(1)).member)).toBeNull();
});

test('an answer is its member’s own, and visitors and unknown skills are refused', async () => {
  const [{ member }, other] = [await aMemberWithJobs(3), await aMember(ctx())];
  await answer(member, 'sql', true);
  await takeBack(other, 'sql');
  expect([await skillsOf(member), await skillsOf(other)]).toEqual([['SQL'], []]);
  await expect(answer(null, 'sql', true)).rejects.toMatchObject({ status: 401 });
  await expect(takeBack(null, 'sql')).rejects.toMatchObject({ status: 401 });
  await expect(answer(member, 'no-such-skill', true)).rejects.toMatchObject({ status: 404 });
});
