/**
 * Measures "Best match" at 200,000 jobs: `npm run report -- matches [GOLD.jsonl ADS.csv RESUMES]`. Prints how far the order by the
 * estimate agrees with the engine's, for the pairs of the file, then the response times of the first page over HTTP and the time
 * that the matches of a member take in the background. For the times ads are not read: what they ask for is drawn at random, ten
 * skills of the catalogue each, the common ones more often. JOBS and ROUNDS configure the run.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import { keepResume, readResume } from '#features/base/resumes/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { refreshMatches } from '#features/member/job-matches/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { startServer } from '../tests/setup/server.ts';
import { computeTimes, timeEach } from './scale/measure.ts';
import { withContext } from './scale/with-context.ts';

const JOBS = Number(process.env['JOBS'] ?? 200_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const MEMBERS = 8;
const SKILLS_OF_A_JOB = 10;

const pairs = process.argv.length > 2 ? process.argv.slice(2) : ['bench/gold/pairs.jsonl'];
spawnSync(process.execPath, ['scripts/evaluate.ts', 'matches', ...pairs], { stdio: 'inherit' });

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-matches-'));
fs.chmodSync(dataDir, 0o755);
try {
  const cookies = await prepare();
  // It indexes all jobs for search first.
  const server = await startServer(dataDir, { STAND_INS: 'off', RATE_LIMITS: 'false' }, undefined, 600_000);
  const get = (query: string) =>
    cookies.map((cookie) => async () => {
      const response = await fetch(`${server.origin}/api/jobs?${query}`, { headers: { cookie } });
      if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
      return response.json();
    });
  try {
    for (const query of ['sort=newest', 'sort=fit', 'sort=fit&work_mode=Remote', 'sort=fit&page=3']) {
      const { p50, p95, calls } = await timeEach(query, get(query), ROUNDS);
      console.log(`${query}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${calls} calls`);
    }
  } finally {
    await server.stop();
  }
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** Fills the database and computes the matches; returns the members' cookies. */
function prepare(): Promise<string[]> {
  return withContext(dataDir, async (ctx) => {
    await fillJobs(ctx);
    const tokens = Array.from({ length: MEMBERS }, newSecret);
    const times: number[] = [];
    for (const [index, token] of tokens.entries()) times.push(await addMember(ctx, index, token));
    const { p50, p95 } = computeTimes('refresh', times);
    console.log(
      `${JOBS.toLocaleString('en')} jobs; matches of a member in the background: median ${p50.toFixed(0)} ms, most ${p95.toFixed(0)} ms`,
    );
    return tokens.map((token) => `${cookieName(ctx.config, 'sid')}=${token}`);
  });
}

async function fillJobs({ db }: Context): Promise<void> {
  const { taxonomy } = await skillCatalogue();
  const skills = [...taxonomy.byId.keys()];
  await sql`insert into companies (slug, name, about, location) select 'company-' || n, 'Company ' || n, '', 'Pune' from generate_series(1, 2000) as n`.execute(
    db,
  );
  await sql`
    insert into jobs (slug, company_id, title, role_type, work_mode, location, family, summary, description, posted_on, source, source_id)
    select 'bench-job-' || n, c.id, 'Role ' || n, 'Full-time', case n % 5 when 0 then 'Remote' when 1 then 'Hybrid' else 'On-site' end,
      'City ' || n % 200, 'data', '', 'An ad.', current_date - (n % 90), 'bench', n::text
    from generate_series(1, ${JOBS}::int) as n join companies as c on c.slug = 'company-' || 1 + n % 2000`.execute(db);
  await sql`
    update job_needs set skills = drawn.skills, skill_rows = array(select generate_series(1, ${SKILLS_OF_A_JOB}))::smallint[],
      points = array_fill(6::real, array[${SKILLS_OF_A_JOB}::int]), all_points = 60, months = 24, experience = 22,
      families = '{data}', read_at = now()
    from (select id, array(select (${skills}::text[])[1 + floor(random() ^ 2 * ${skills.length})::int] from generate_series(1, ${SKILLS_OF_A_JOB}) where jobs.id is not null) as skills from jobs) as drawn
    where drawn.id = job_needs.job_id`.execute(db);
  await sql`analyze`.execute(db);
}

/** A member whose résumé uses forty skills; returns the milliseconds that their matches took. */
async function addMember(ctx: Context, index: number, token: string): Promise<number> {
  const { taxonomy } = await skillCatalogue();
  const names = [...taxonomy.byId.values()].filter((_, n) => (n + index) % 11 === 0).slice(0, 40);
  const { rows } = await sql<{ id: string }>`
    insert into users (slug, name, email, email_verified) values (${`bench-${index}`}, 'Bench', ${`bench-${index}@people.example`}, true) returning id`.execute(
    ctx.db,
  );
  const userId = rows[0]?.id ?? '';
  await sql`
    insert into sessions (user_id, token_hash, provider, absolute_expires_at)
    values (${userId}, ${hashSecret(token)}, 'google', now() + interval '1 day')`.execute(ctx.db);
  const text = `Experience\nData analyst, Bench, 01/2022 - Present\n${names.map(({ name }) => `- Used ${name} every day for the team.`).join('\n')}\n`;
  const bytes = new TextEncoder().encode(text);
  const { key } = await ctx.files.put('resumes', bytes);
  const { resume } = await ctx.inTransaction((trx) =>
    keepResume(trx, { userId, document: { kind: 'txt', name: 'resume.txt', bytes }, key }),
  );
  await readResume(ctx, { resumeId: resume.id });
  const startedAt = performance.now();
  await refreshMatches(ctx, { userId });
  return performance.now() - startedAt;
}
