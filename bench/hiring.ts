/**
 * Measures the workspace of an employer: `npm run report -- hiring`. Prints the response times of each list of a company with
 * 2,000 jobs and 20,000 applications over HTTP, half of the applications for one of the jobs. JOBS, APPLICATIONS and ROUNDS
 * configure the run. One client asks one thing at a time, so it says nothing about many employers at once.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { startServer } from '../tests/setup/server.ts';
import { timeEach } from './scale/measure.ts';
import { withContext } from './scale/with-context.ts';

const JOBS = Number(process.env['JOBS'] ?? 2000);
const APPLICATIONS = Number(process.env['APPLICATIONS'] ?? 20_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const LIMIT_MS = 200;

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-hiring-'));
fs.chmodSync(dataDir, 0o755);
try {
  const { cookie, busiestJob } = await prepare();
  const server = await startServer(dataDir, { STAND_INS: 'off', RATE_LIMITS: 'false' });
  const jobs = '/api/hiring/companies/mill/jobs';
  const applicants = `/api/hiring/jobs/${busiestJob}/applicants`;
  const lists = [
    '/api/hiring/companies/mill/home',
    `${jobs}?group=open&per_page=20`,
    `${jobs}?group=closed&per_page=20&page=40`,
    `${jobs}?group=open&query=keeper%201`,
    `${applicants}?per_page=25`,
    `${applicants}?per_page=25&page=300`,
    `${applicants}?per_page=25&sort=waiting`,
    `${applicants}?per_page=25&only=unread`,
    `${applicants}?per_page=12&stage=shortlisted`,
    `${applicants}?per_page=25&query=parcels`,
  ];
  try {
    for (const list of lists) {
      const get = async () => {
        const response = await fetch(`${server.origin}${list}`, { headers: { cookie } });
        if (!response.ok) throw new Error(`${list}: ${response.status} ${await response.text()}`);
        return response.json();
      };
      const { p50, p95 } = await timeEach(list, [get], ROUNDS);
      const mark = p95 > LIMIT_MS ? `  above ${LIMIT_MS} ms` : '';
      console.log(`p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms  ${list.replace(busiestJob, 'ID')}${mark}`);
    }
  } finally {
    await server.stop();
  }
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** Fills the database; returns the cookie of the company's owner and the job that half of the applications are for. */
function prepare(): Promise<{ cookie: string; busiestJob: string }> {
  return withContext(dataDir, async (ctx) => {
    await fill(ctx);
    const token = newSecret();
    const owner = await sql<{ id: string }>`select id from users where slug = 'applicant-1'`.execute(ctx.db);
    const ownerId = owner.rows[0]?.id ?? '';
    await sql`insert into sessions (user_id, token_hash, provider, absolute_expires_at) values (${ownerId}, ${hashSecret(token)}, 'google', now() + interval '1 day')`.execute(
      ctx.db,
    );
    await sql`insert into company_people (company_id, user_id, role) select id, ${ownerId}, 'owner' from companies where slug = 'mill'`.execute(
      ctx.db,
    );
    const busiest = await sql<{ id: string }>`select id from jobs where slug = 'mill-1'`.execute(ctx.db);
    return { cookie: `${cookieName(ctx.config, 'sid')}=${token}`, busiestJob: busiest.rows[0]?.id ?? '' };
  });
}

async function fill({ db }: Context): Promise<void> {
  await sql`insert into companies (slug, name, about, location) values ('mill', 'Rye Mill', '', 'Pune')`.execute(db);
  await sql`
    insert into jobs (company_id, slug, title, role_type, work_mode, location, family, summary, description, posted_on, closed_at, source, source_id)
    select company.id, 'mill-' || n, 'Keeper ' || n, 'Full-time', 'On-site', 'Pune', '', '', 'Keeps the mill.',
      '2026-11-01'::date - n % 200, case when n > ${JOBS / 2} then now() end, 'employer', 'mill-' || n
    from companies as company, generate_series(1, ${JOBS}) as n where company.slug = 'mill'`.execute(db);
  await sql`
    insert into users (slug, name, email, email_verified)
    select 'applicant-' || n, 'Applicant ' || n, 'applicant-' || n || '@people.example', true
    from generate_series(1, ${APPLICATIONS}) as n`.execute(db);
  await sql`
    insert into job_applications (user_id, job_id, cover_letter, file_key, file_name, file_kind, file_bytes, status, created_at)
    select member.id, job.id, case when n % 10 = 0 then 'I count parcels.' else 'I keep mills.' end,
      'resume/' || gen_random_uuid(), 'resume.pdf', 'pdf', 1000,
      (array['submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'rejected'])[1 + n % 6], now() - n * interval '1 minute'
    from generate_series(1, ${APPLICATIONS}) as n
    join users as member on member.slug = 'applicant-' || n
    join jobs as job on job.slug = 'mill-' || case when n % 2 = 0 then 1 else 1 + n % ${JOBS} end`.execute(db);
  await sql`
    insert into job_application_events (job_application_id, status, at)
    select id, 'submitted', created_at from job_applications
    union all select id, status, created_at from job_applications where status <> 'submitted'`.execute(db);
  await sql`
    insert into application_messages (job_application_id, author_id, side, body)
    select id, user_id, 'applicant', 'When do I hear from you?' from job_applications where status = 'shortlisted'`.execute(db);
  await sql`analyze`.execute(db);
}
