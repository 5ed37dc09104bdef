/**
 * Measures the lists of the staff's console at 100,000 members and 50,000 purchases, 20,000 messages from forms, 20,000
 * applications for programs and as many for jobs, 10,000 addresses for applications, 5,000 e-mails that were given up, 1,000 failed tasks among 200,000, 10,000 companies, 100,000 jobs, 10,000
 * universities, 100,000 programs, 20,000 insights of editors, 5,000 search words and 10,000 reported mistakes: `npm run report -- console`. Fails where a list takes 200 ms or more at p95. MEMBERS and ROUNDS configure the run.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { hashSecret, newSecret, STAFF_SCOPES } from '#features/base/accounts/server/index.ts';
import { anOpenProgram } from '#features/member/program-applications/server/testing.ts';
import type { Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { startServer } from '../tests/setup/server.ts';
import { timeEach } from './scale/measure.ts';
import { withContext } from './scale/with-context.ts';

const MEMBERS = Number(process.env['MEMBERS'] ?? 100_000);
const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
const BUDGET_MS = 200;
/** The first start puts all members into the search index. */
const START_TIMEOUT_MS = 600_000;

const LISTS = [
  'members',
  'members?find=person%2099',
  'members?find=zq',
  'members?find=nobody-has-this',
  'members?state=suspended',
  'members?state=staff',
  'purchases',
  'purchases?find=T000099',
  'purchases?find=person%20999',
  'purchases?state=held',
  'audit_log',
  'audit_log?person=bench-staff',
  'appeals',
  'mails',
  'mails?find=person.99',
  'mails?recipient=other',
  'tasks',
  'tasks?find=time',
  'tasks?failed=earlier',
  'leads?state=new',
  'leads?find=person%209999',
  'leads?state=closed&kind=contact',
  'application_forms',
  'application_forms?find=person%20999',
  'application_forms?status=rejected',
  'job_applications',
  'job_applications?find=person%20999',
  'job_applications?find=company%20999',
  'job_applications?status=rejected',
  'apply_addresses',
  'apply_addresses?find=company%20999',
  'apply_addresses?state=confirmed',
  'companies',
  'companies?find=company%20999',
  'companies?state=unpublished',
  'jobs',
  'jobs?find=baker%20999',
  'jobs?find=company%20999',
  'jobs?state=open&type=source',
  'universities',
  'universities?find=university%20999',
  'universities?state=unpublished',
  'programs',
  'programs?find=course%20999',
  'programs?find=university%20999',
  'programs?state=withdrawn',
  'insights',
  'insights?find=lantern%20999',
  'insights?state=draft',
  'articles',
  'communities',
  'topic_suggestions?status=waiting',
  'topic_suggestions?find=person%209999',
  'packs',
  'stories',
  'campaigns',
  'announcements',
  'search_words',
  'search_words?find=word%20999',
  'search_words?kind=company',
  'offers',
  'prices',
  'contests',
  'books',
  'mistakes',
  'skills',
  'skills?find=spread',
  'questions',
  'questions?find=index',
  'resources',
  'resources?find=course',
  'works',
  'works?find=report',
  'settings',
  'experiments',
];

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-console-'));
fs.chmodSync(dataDir, 0o755);
try {
  const cookie = await prepare();
  const server = await startServer(dataDir, { STAND_INS: 'off', RATE_LIMITS: 'false' }, undefined, START_TIMEOUT_MS);
  const get = (address: string) => async () => {
    const response = await fetch(server.origin + address, { headers: { cookie } });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  try {
    for (const address of [
      ...LISTS.map((list) => `/api/staff/${list}`),
      '/api/moderation',
      '/api/moderation?find=person%20999',
      '/api/staff',
    ]) {
      const { p50, p95, calls } = await timeEach(address, [get(address)], ROUNDS);
      console.log(`${address}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${calls} calls`);
      if (p95 >= BUDGET_MS) process.exitCode = 1;
    }
  } finally {
    await server.stop();
  }
} finally {
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** Fills the database; returns the cookie of a member of staff with every scope. */
function prepare(): Promise<string> {
  return withContext(dataDir, async (ctx) => {
    const token = newSecret();
    await fill(ctx, token);
    return `${cookieName(ctx.config, 'sid')}=${token}`;
  });
}

async function fill(ctx: Context, token: string): Promise<void> {
  const { db } = ctx;
  await sql`
    insert into users (slug, name, email, email_verified, created_at, suspended_until)
    select 'person-' || n, 'Person ' || n, 'person.' || n || '@people.example', n % 20 > 0, now() - n * interval '3 minutes',
      case when n % 200 = 0 then 'infinity'::timestamptz end
    from generate_series(1, ${MEMBERS}::int) as n`.execute(db);
  await sql`
    insert into sessions (user_id, token_hash, provider, absolute_expires_at)
    select id, sha256(slug::bytea), 'google', now() + interval '1 day' from users`.execute(db);
  await sql`
    insert into purchases (user_id, purchasable_type, purchasable_id, title, txnid, amount_paise, sent_fields, status_path, created_at, held_because)
    select id, 'fitment_score', gen_random_uuid()::text, 'Fitment report', 'T' || lpad(row_number() over (order by created_at)::text, 8, '0'),
      2900, '{}', '/', created_at, case when random() < 0.001 then 'amount' end
    from users where slug like '%5' or slug like '%0' or slug like '%1' or slug like '%2' or slug like '%3'`.execute(db);
  await sql`
    insert into audit_entries (actor_id, action, object_type, object_id, ip, request_id, details)
    select id, 'sign-in', 'user', id::text, '', '', '{}' from users`.execute(db);
  await sql`
    insert into moderation_cases (object_type, object_id, status)
    select 'user', id::text, case when slug like '%00' then 'open' else 'dismissed' end from users where slug like '%0'`.execute(
    db,
  );
  await fillPlaces(ctx);
  await fillCatalogue(ctx);
  await fillApplications(ctx);
  await fillContent(ctx);
  await sql`insert into users (slug, name, email, email_verified, staff_scopes) values ('bench-staff', 'Bench', 'bench@people.example', true, ${STAFF_SCOPES}::text[])`.execute(
    db,
  );
  await sql`
    insert into sessions (user_id, token_hash, provider, absolute_expires_at)
    select id, ${hashSecret(token)}, 'google', now() + interval '1 day' from users where slug = 'bench-staff'`.execute(db);
  await sql`analyze`.execute(db);
}

/** Mail, tasks, messages and applications for programs. */
async function fillPlaces(ctx: Context): Promise<void> {
  const { db } = ctx;
  await sql`
    insert into outbox_mails (id, user_id, recipient, subject, text, state, attempts, last_error, available_at, created_at, finished_at)
    select 'mail-' || slug, case when slug like '%0' then id end, email, 'Mail for ' || name, '',
      case when slug like '%7' then 'sent' else 'dead' end, 8, '421 try later', created_at, created_at, created_at
    from users where slug like '%7' or slug like '%00' or slug like '%50' or slug like '%25' or slug like '%75' or slug like '%33'`.execute(
    db,
  );
  await sql`
    insert into tasks.job (name, data, state, retry_count, output, completed_on)
    select 'search.index', '{}', (case when n % 200 = 0 then 'failed' else 'completed' end)::tasks.job_state, 0,
      '{"message":"timed out"}', now() - n * interval '2 seconds'
    from generate_series(1, 200000) as n`.execute(db);
  await sql`
    insert into leads (form_id, kind, name, email, phone, organisation, topic, message, page, digest, created_at, state, handled_at)
    select slug, 'contact', name, email, '', '', 'score', 'A question about my score.', '/contact-us', '', created_at,
      case when slug like '%00' then 'new' else 'closed' end, case when slug like '%00' then null else created_at end
    from users where slug like '%0' or slug like '%5'`.execute(db);
  const { id: programId } = await anOpenProgram(ctx);
  await sql`
    insert into application_forms (user_id, program_id, status, basic, additional, submitted_at)
    select users.id, ${programId}, case when slug like '%00' then 'submitted' else 'rejected' end,
      '{}', '{}', created_at
    from users where slug like '%0' or slug like '%5'`.execute(db);
}

/** Applications for the jobs, and the addresses to which some of them go. */
async function fillApplications({ db }: Context): Promise<void> {
  await sql`
    insert into job_applications (user_id, job_id, status, cover_letter, file_key, file_name, file_kind, file_bytes, created_at)
    select users.id, jobs.id, case when users.slug like '%0' then 'submitted' else 'rejected' end, '', 'bench', 'cv.txt', 'txt', 1,
      users.created_at
    from users join jobs on jobs.source_id = replace(users.slug, 'person-', '') and jobs.source = 'bench'
    where users.slug like '%0' or users.slug like '%5'`.execute(db);
  await sql`
    insert into delivery_addresses (company_id, email, confirmed_at, created_at)
    select id, 'jobs@' || slug || '.example', case when slug like '%5' then created_at end, created_at from companies
    where slug like 'company-%'`.execute(db);
}

/** Companies with jobs, and universities with programs, as of an import. */
async function fillCatalogue({ db }: Context): Promise<void> {
  await sql`
    insert into companies (slug, name, location, created_at, hidden_at)
    select 'company-' || n, 'Company ' || n, 'Pune', now() - n * interval '1 hour', case when n % 100 = 0 then now() end
    from generate_series(1, 10000) as n`.execute(db);
  await sql`
    insert into jobs (slug, company_id, title, role_type, work_mode, location, description, posted_on, source, source_id, created_at, closed_at)
    select 'baker-' || n, companies.id, 'Baker ' || n, 'Full-time', 'On-site', 'Pune', 'Bakes bread.', now(), 'bench', n::text,
      now() - n * interval '1 minute', case when n % 3 = 0 then now() end
    from generate_series(1, 100000) as n join companies on companies.slug = 'company-' || (n % 10000 + 1)`.execute(db);
  await sql`
    insert into universities (code, name, country, region, website, source, source_id, created_at, hidden_at)
    select 'university-' || n, 'University ' || n, 'India', 'India', '', 'bench', n::text, now() - n * interval '1 hour',
      case when n % 100 = 0 then now() end
    from generate_series(1, 10000) as n`.execute(db);
  await sql`
    insert into programs (id, code, title, provider, university_id, url, category, families, program_type, level, mode, region, language,
      cost, source, source_id, created_at, withdrawn)
    select 'course-' || n, 'course-' || n, 'Course ' || n, 'Mill', universities.id, 'https://rye.example/', (select min(slug) from categories),
      '{}', 'course', 'beginner', 'online', 'India', 'en', 'paid', 'bench', n::text, now() - n * interval '1 minute', n % 3 = 0
    from generate_series(1, 100000) as n join universities on universities.code = 'university-' || (n % 10000 + 1)`.execute(db);
}

/** Insights of editors, words that they added to search, topics that members suggest, and mistakes that they reported in questions. */
async function fillContent({ db }: Context): Promise<void> {
  await sql`
    insert into insights (slug, title, body_version, cover, created_at, updated_at, changed_at, published_at, by_editors)
    select 'lantern-' || n, 'Lantern ' || n, 1, 'lantern', at, at, at, case when n % 10 > 0 then at end, true
    from (select n, now() - n * interval '1 hour' as at from generate_series(1, 20000) as n) as days`.execute(db);
  await sql`
    insert into search_words (words, form, kind, value, name, dropped, created_at, changed_at)
    select 'word ' || n, 'word ' || n, case when n % 2 = 0 then 'company' else 'place' end, 'Company ' || n, 'Company ' || n, n % 10 = 0,
      at, at
    from (select n, now() - n * interval '1 hour' as at from generate_series(1, 5000) as n) as hours`.execute(db);
  await sql`
    insert into topic_suggestions (user_id, category_id, name, hashtag, status, created_at)
    select users.id, (select min(id::text) from categories)::uuid, 'Topic of ' || name, slug,
      case when slug like '%00' then 'waiting' else 'declined' end, created_at
    from users where slug like '%0' or slug like '%5'`.execute(db);
  const questions = fs
    .readdirSync('content/checks')
    .flatMap((name) => loadJson(path.join('content/checks', name)).questions.map(({ id }) => id));
  await sql`
    insert into mistake_reports (kind, thing_id, user_id, reason, words, created_at)
    select 'question', (${questions}::text[])[1 + (row_number() over (order by slug)) % ${questions.length}::int], id, 'unclear',
      'The second answer is right too.', created_at
    from users where slug like '%0'`.execute(db);
}

function loadJson(file: string): { questions: { id: string }[] } {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as { questions: { id: string }[] };
}
