import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { readResume } from '#features/base/resumes/server/index.ts';
import { aResume } from '#features/base/resumes/server/testing.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { estimateFit, loadMemberInput, readNeeds, readStrengths } from '#features/member/fitment/server/index.ts';
import { selectEstimates, storeStrengths } from './estimate-sql.ts';
import { readJobNeeds } from './read-job-needs.ts';
import { refreshMatches } from './refresh-matches.ts';

const app = openTestApp();
const ctx = () => app.context();

const RESUME = `Experience
Data analyst, Lumen Retail, 01/2022 - Present
- Published three Power BI dashboards on footfall and conversion for 61 stores.
- Wrote SQL every day: joins, window functions and query tuning.
- Cleaned sales data with Python and presented it to buyers every Monday.
`;
const ADS = {
  'Data analyst': '## Requirements\n- 2 years of experience in data analysis\n- SQL, Power BI and Python are required',
  'Java developer': '## Requirements\n- 3 years of experience in Java\n- Spring Boot, SQL and Docker are required',
  'Staff nurse': '## Requirements\n- 2 years of experience in an ICU\n- Basic life support and IV therapy are required',
  'Retail buyer': '## Requirements\n- Negotiation with suppliers\n- Excel and inventory management are required',
};

/** A member with a default résumé that was read, and the jobs of `ADS`. */
async function aMatchedMember() {
  const member = await aMember(ctx());
  const resume = await aResume(ctx(), { userId: member.id, content: RESUME });
  await readResume(ctx(), { resumeId: resume.id });
  const jobs = new Map<string, string>();
  for (const [title, description] of Object.entries(ADS)) jobs.set(title, (await aJob(ctx(), { title, description })).slug);
  await readJobNeeds(ctx());
  await refreshMatches(ctx(), { userId: member.id });
  const slugOf = (title: string) => jobs.get(title) ?? '';
  const titles = async () =>
    (await app.call(member, 'GET /api/jobs', { query: { sort: 'fit' } })).data.map(({ attributes }) => attributes.title);
  return { member, slugOf, titles };
}

test('"Best match" orders jobs by fit, keeps up with new and closed ones, and respects filters and text', async () => {
  const { member, slugOf, titles } = await aMatchedMember();
  expect((await titles()).slice(0, 2)).toEqual(['Data analyst', 'Java developer']);

  await aJob(ctx(), { title: 'Senior data analyst', description: ADS['Data analyst'], location: 'Pune' });
  app.clock.advance(1000);
  await readJobNeeds(ctx());
  expect((await titles()).slice(0, 2).toSorted()).toEqual(['Data analyst', 'Senior data analyst']);

  const inPune = await app.call(member, 'GET /api/jobs', { query: { sort: 'fit', location: 'Pune' } });
  expect(inPune.data.map(({ attributes }) => attributes.title)).toEqual(['Senior data analyst']);

  await ctx().db.updateTable('jobs').set({ closed_at: app.clock.now() }).where('slug', '=', slugOf('Data analyst')).execute();
  expect(await titles()).not.toContain('Data analyst');
});

test('without a résumé or profile "Best match" is the newest first', async () => {
  await aMatchedMember();
  const other = await aMember(ctx());
  const list = (sort: 'fit' | 'newest', person: typeof other | null) => app.call(person, 'GET /api/jobs', { query: { sort } });
  expect((await list('fit', other)).data.map(({ id }) => id)).toEqual((await list('newest', other)).data.map(({ id }) => id));
  expect((await list('fit', null)).data.length).toBeGreaterThan(0);
});

test('the estimate in SQL is that of the engine, for every job', async () => {
  const { member } = await aMatchedMember();
  const input = await loadMemberInput(ctx(), member.id, RESUME);
  const strengths = readStrengths(input);
  const { rows } = await sql<{
    job_id: string;
    estimate: number;
  }>`${selectEstimates(storeStrengths(strengths), sql`true`)}`.execute(ctx().db);
  expect(rows.length).toBeGreaterThan(1);
  const { taxonomy } = await skillCatalogue();
  for (const { job_id, estimate } of rows) {
    const job = await ctx().db.selectFrom('jobs').selectAll().where('id', '=', job_id).executeTakeFirstOrThrow();
    const company = await ctx()
      .db.selectFrom('companies')
      .select('name')
      .where('id', '=', job.company_id)
      .executeTakeFirstOrThrow();
    const needs = readNeeds(taxonomy, { title: job.title, text: job.description, employer: company.name });
    expect(estimate).toBeCloseTo(estimateFit(needs, strengths), 3);
  }
});

test('a changed ad is read again', async () => {
  const { slugOf } = await aMatchedMember();
  const needsOf = (slug: string) =>
    ctx()
      .db.selectFrom('job_needs')
      .innerJoin('jobs', 'jobs.id', 'job_needs.job_id')
      .select(['job_needs.skills', 'job_needs.read_at'])
      .where('jobs.slug', '=', slug)
      .executeTakeFirstOrThrow();
  const slug = slugOf('Staff nurse');
  await ctx().db.updateTable('jobs').set({ description: ADS['Java developer'] }).where('slug', '=', slug).execute();
  expect((await needsOf(slug)).read_at).toBeNull();
  await readJobNeeds(ctx());
  expect((await needsOf(slug)).skills).toContain('java');
});

test('a job shows how a member fits it, without points; others see nothing of it', async () => {
  const { member, slugOf } = await aMatchedMember();
  const params = { slug: slugOf('Data analyst') };
  const { data } = await app.call(member, 'GET /api/jobs/{slug}/fit', { params });
  expect(data?.preview?.rows.find(({ label }) => label === 'SQL')?.status).toBe('met');
  expect(data).toMatchObject({ resume_name: 'resume', job_application_id: null });
  expect(JSON.stringify(data)).not.toMatch(/"(?:points|out_of|total|score)":/);
  expect((await app.call(await aMember(ctx()), 'GET /api/jobs/{slug}/fit', { params })).data).toBeNull();
  expect((await app.call(null, 'GET /api/jobs/{slug}/fit', { params })).data).toBeNull();

  const bands = await app.call(member, 'GET /api/job_bands', { query: { slug: [params.slug, slugOf('Staff nurse')] } });
  const bandOf = (slug: string) => bands.data.find((job) => job.slug === slug)?.band;
  expect(bandOf(params.slug)).toBe(data?.band);
  expect(bandOf(slugOf('Staff nurse'))).toBe('low');
});

test('comparing makes a private entry that is considered, and applying goes on with it', async () => {
  const { member, slugOf } = await aMatchedMember();
  const slug = slugOf('Data analyst');
  const { data: fit } = await app.call(member, 'GET /api/jobs/{slug}/fit', { params: { slug } });
  const compared = await app.call(member, 'POST /api/job_entries', {
    json: { subject: { job_slug: slug }, resume_id: fit?.resume_id ?? null },
  });
  expect(compared.data.status).toBe('considering');
  await app.runTasks();
  const score = await app.call(member, 'GET /api/job_applications/fitment_score', {
    query: { job_application_id: compared.data.job_application_id },
  });
  expect(score.data.attributes).toMatchObject({ status: 'ready', band: fit?.band, unlocked: false });
  expect((await app.call(member, 'GET /api/job_applications')).data).toEqual([]);
  expect((await app.call(member, 'GET /api/jobs/{slug}', { params: { slug } })).data.attributes.applied).toBe(false);

  const file = new File([RESUME], 'resume.txt', { type: 'text/plain' });
  const sent = await app.call(member, 'POST /api/job_applications', {
    multipart: { job_slug: slug, cover_letter: 'Hello', file },
  });
  expect(sent.data.id).toBe(compared.data.job_application_id);
  expect((await app.call(member, 'GET /api/tracker')).data.map(({ attributes }) => attributes.stage)).toEqual(['applied']);
});

test("nobody can compare with somebody else's résumé or ad", async () => {
  const { member, slugOf } = await aMatchedMember();
  const resume = await ctx().db.selectFrom('resumes').select('id').where('user_id', '=', member.id).executeTakeFirstOrThrow();
  const other = await aMember(ctx());
  await expect(
    app.call(other, 'POST /api/job_entries', { json: { subject: { job_slug: slugOf('Data analyst') }, resume_id: resume.id } }),
  ).rejects.toMatchObject({ status: 404 });
});
