/** Creates a member of a running server with data of every kind, and the address of each page that shows it. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Endpoints, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { parseResponse, buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { ENGINEER, pdfResume } from '../e2e/files.ts';
import { signUpAs } from '../e2e/test-user.ts';
import { anAd } from '#features/operations/hiring-jobs/server/testing.ts';
import { runCommand, type ServerInfo } from './server.ts';
import { answerInterests, signInOverHttp } from './session.ts';

type Name = keyof Endpoints & string;
type Call = <K extends Name>(key: K, input?: InputOf<Endpoints[K]>) => Promise<OutputOf<Endpoints[K]>>;
type Fixture = { call: Call; cookie: string; origin: string; dataDir: string };
/** Addresses by route. */
export type Addresses = Record<string, string>;

/** The time limit for parsing a résumé. */
const MAX_PARSE_MS = 60_000;

/** Signs up a new member in `page` and creates private data of every kind through the API. */
export async function fillMember(page: Page, { origin, dataDir }: ServerInfo): Promise<{ cookie: string; addresses: Addresses }> {
  await page.goto('/settings');
  await signUpAs(page, 'Devika Pillai');
  await answerInterests(page.request, origin);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' };
  const call: Call = async (key, input) =>
    (await parseResponse(await fetch(buildRequest(key, (input ?? {}) as RequestParts, origin, { headers })))) as never;
  const fixture = { call, cookie, origin, dataDir };
  await createOwnContent(call);
  const me = (await call('GET /api/users/auth/logged_in')).data?.attributes.slug ?? '';
  const addresses = {
    ...(await createToolkit(fixture, me)),
    ...(await createBoard(call)),
    ...(await createProgramApplication(fixture)),
    ...(await createWorkspace(page, fixture)),
    '/check/$id': `/check/${await bringAd(call)}`,
    '/resumes/$id': `/resumes/${(await call('GET /api/resumes')).data[0]?.id ?? ''}`,
    '/profile/$slug': `/profile/${me}`,
    '/profile/$slug/showcase': `/profile/${me}/showcase`,
    '/all-cards/$user_slug': `/all-cards/${me}`,
  };
  return { cookie, addresses };
}

/** A demo employer invites the member, who begins a job; another invitation stays open. */
async function createWorkspace(page: Page, { call, origin }: Fixture): Promise<Addresses> {
  const slug = 'lumen-retail';
  const employer = await page.context().browser()?.newContext();
  if (!employer) throw new Error('the browser is closed');
  await signInOverHttp(employer.request, origin, { existing: 'Priya Nair' }, '/api/users/auth/google/start');
  const email = (await call('GET /api/users/auth/logged_in')).data?.attributes.email ?? '';
  const invite = async (company: string, role: 'owner' | 'recruiter'): Promise<string> => {
    const response = await employer.request.post(`${origin}/api/hiring/companies/${company}/invitations`, {
      data: { email, role },
      headers: { origin, 'sec-fetch-site': 'same-origin' },
    });
    if (!response.ok()) throw new Error(`inviting ended with ${response.status()}: ${await response.text()}`);
    const invitation = (await call('GET /api/hiring')).data.invitations.find((item) => item.attributes.company.slug === company);
    return invitation?.id ?? '';
  };
  await call('POST /api/hiring/invitations/{id}/accept', { params: { id: await invite(slug, 'owner') } });
  const open = await invite('tidewater-cloud', 'recruiter');
  await employer.close();
  const { data } = await call('POST /api/hiring/companies/{slug}/jobs', { params: { slug }, json: { content: anAd() } });
  const published = await call('GET /api/hiring/companies/{slug}/jobs', { params: { slug } });
  const webhook = await call('POST /api/hiring/companies/{slug}/webhooks', {
    params: { slug },
    json: { url: 'https://hooks.invalid/pathlight', events: ['application.received'] },
  });
  return {
    '/hiring/jobs/$id': `/hiring/jobs/${data.id}`,
    '/hiring/jobs/$id/applicants': `/hiring/jobs/${published.data[0]?.id ?? ''}/applicants`,
    '/hiring/invitations/$id': `/hiring/invitations/${open}`,
    '/hiring/webhooks/$id': `/hiring/webhooks/${webhook.data.id}`,
  };
}

/** An ad that the member brought. */
async function bringAd(call: Call): Promise<string> {
  const text = 'Requirements\n- 2 years of experience in data analysis\n- SQL and Power BI are required\n- Python is a plus';
  const { data } = await call('POST /api/own_ads', { multipart: { text, role: 'Data analyst' } });
  return data?.id ?? '';
}

/** The pages for staff only. */
export const STAFF_ROUTES: ReadonlySet<string> = new Set([
  '/staff/',
  '/staff/audit-log',
  '/staff/sources/',
  '/staff/$place/',
  '/reports/journeys',
  '/staff/company-requests',
  '/staff/held-jobs',
]);

/** Signs up a new member in `page` and gives them the staff role. */
export async function signUpStaff(page: Page, server: ServerInfo): Promise<void> {
  await page.goto('/settings');
  await signUpAs(page, 'Sunil Rao');
  await answerInterests(page.request, server.origin);
  runCommand(server, 'staff', 'add', 'sunil.rao@people.example');
}

/** An application with a purchased score, and a purchased and finished plan; and another application without purchases. */
async function createToolkit(fixture: Fixture, me: string): Promise<Addresses> {
  const { call } = fixture;
  const found = [];
  for (const query of ['engineer', 'developer', 'data']) found.push(...(await call('GET /api/jobs', { query: { query } })).data);
  const jobs = new Map(found.map(({ attributes }) => [attributes.slug, attributes]));
  const [first, other] = await applyWithPlans(call, [...jobs.values()]);
  if (!first || !other) throw new Error('the catalogue has fewer than two jobs with a plan for an engineer');
  const { applicationId, score } = first;
  const unpaidId = other.applicationId;
  const paidScore = await payFor(fixture, { purchasable_type: 'FitmentScore', purchasable_id: score });
  const { data: plan } = await call('POST /api/roadmaps/by_source', {
    query: { source_type: 'JobApplication', source_id: applicationId },
  });
  const paidPlan = await payFor(fixture, { purchasable_type: 'Roadmap', purchasable_id: plan.id });
  await call('POST /api/roadmaps/by_source', { query: { source_type: 'JobApplication', source_id: unpaidId } });
  for (const { skill_id } of plan.attributes.skills)
    await call('PATCH /api/roadmaps/{id}/skills/{skill_id}', { params: { id: plan.id, skill_id }, json: { done: true } });
  const skillId = await showOneSkill(
    call,
    plan.attributes.skills.map(({ skill_id }) => skill_id),
  );
  const { data: badge } = await call('POST /api/credentials', { json: { skill_id: skillId } });
  const { data: link } = await call('POST /api/roadmaps/{id}/links/{kind}', {
    params: { id: plan.id, kind: 'share' },
    json: { with_score: true },
  });
  const thankYouPath = (id: string, { company_slug, slug }: JobFacts) =>
    `/jobs-apprenticeships/${company_slug}/${slug}/${id}/thankyou`;
  return {
    '/jobs-apprenticeships/$company_slug/$job_slug/$jobApplicationId/thankyou': thankYouPath(unpaidId, other),
    '/fitment-score/$jobApplicationId': `/fitment-score/${applicationId}`,
    '/plan-offers/$jobApplicationId': `/plan-offers/${unpaidId}`,
    '/tailor/$jobApplicationId': `/tailor/${unpaidId}`,
    '/$user_id/roadmap/$id': `/${me}/roadmap/${plan.id}`,
    '/shared-plans/$token': new URL(link.attributes.url).pathname,
    '/credentials/$id': `/credentials/${badge.id}`,
    '/checks/$skill_id': `/checks/${skillId}`,
    '/fitment-scores/$id/payment/status': paidScore,
    '/roadmaps/$id/payment/status': paidPlan,
  };
}

/** Hands in the piece of work of the first of these skills that has one, and keeps it in the showcase; returns its skill. */
async function showOneSkill(call: Call, skillIds: readonly string[]): Promise<string> {
  for (const skill_id of skillIds) {
    const check = await call('GET /api/checks/{skill_id}', { params: { skill_id } }).catch(() => null);
    const work = check?.data.attributes.work;
    if (!work) continue;
    const [kind = 'link'] = work.show;
    const file = new File(['What I made.'], 'work.txt', { type: 'text/plain' });
    const content = { link: { link: 'https://code.example/work' }, text: { text: 'What I made.' }, file: { file } };
    const multipart = { kind, ...content[kind], criteria: [...work.criteria.keys()], keep: 'true' };
    await call('PUT /api/checks/{skill_id}/work', { params: { skill_id }, multipart });
    return skill_id;
  }
  throw new Error('no skill of the plan has a piece of work');
}

type JobFacts = { slug: string; company_slug: string };
type Applied = JobFacts & { applicationId: string; score: string };

/** Applies for jobs until a plan is worth it for two of them. */
async function applyWithPlans(call: Call, jobs: readonly JobFacts[]): Promise<Applied[]> {
  const found: Applied[] = [];
  for (const { slug, company_slug } of jobs) {
    const applicationId = await apply(call, slug);
    const score = await waitForScore(call, applicationId);
    const { data } = await call('GET /api/plan_offers/{job_application_id}', { params: { job_application_id: applicationId } });
    if (data.attributes.verdict === 'worth_it') found.push({ applicationId, score, slug, company_slug });
    if (found.length === 2) break;
  }
  return found;
}

async function apply(call: Call, job_slug: string): Promise<string> {
  const { name, mimeType, buffer } = await pdfResume(ENGINEER);
  const file = new File([new Uint8Array(buffer)], name, { type: mimeType });
  const multipart = { job_slug, cover_letter: 'I would like to count with you.', file };
  return (await call('POST /api/job_applications', { multipart })).data.id;
}

/** Waits until the résumé is parsed; returns the id of the score. */
async function waitForScore(call: Call, job_application_id: string): Promise<string> {
  for (const end = Date.now() + MAX_PARSE_MS; Date.now() < end; await sleep(200)) {
    const { id, attributes } = (await call('GET /api/job_applications/fitment_score', { query: { job_application_id } })).data;
    if (attributes.fitment_score_generated) return id;
  }
  throw new Error('the résumé was not parsed');
}

/** Pays at the sandbox; returns the address that the payer is redirected to. */
async function payFor(
  { call, origin, dataDir, cookie }: Fixture,
  item: Omit<InputOf<Endpoints['POST /api/purchases']>['json'], 'phone'>,
  scenario = 'success',
): Promise<string> {
  const json = { ...item, phone: '98450 12345' };
  const { action, m_key, pre_request_hash, ...fields } = (await call('POST /api/purchases', { json })).data.attributes;
  const form = { ...fields, key: m_key, hash: pre_request_hash } as unknown as Record<string, string>;
  await fetch(action, { method: 'POST', body: new URLSearchParams(form) });
  const sandbox = fs.readFileSync(path.join(dataDir, 'sandbox', 'origin'), 'utf8');
  const paid = await fetch(`${sandbox}/_control/pay`, {
    method: 'POST',
    body: JSON.stringify({ txnid: fields.txnid, scenario, webhook: 'never' }),
  });
  const response = (await paid.json()) as { fields: Record<string, string> };
  const callback = await fetch(`${origin}/api/purchases/purchase_response`, {
    method: 'POST',
    body: new URLSearchParams(response.fields),
    headers: { cookie, origin: sandbox, 'sec-fetch-site': 'cross-site' },
    redirect: 'manual',
  });
  const { pathname, search } = new URL(callback.headers.get('location') ?? '', origin);
  return pathname + search;
}

/** A board with a heading and cards of four kinds. */
async function createBoard(call: Call): Promise<Addresses> {
  const description = 'Everything that made joins, windows and dates make sense, in the order I wish I had met them.';
  const { data } = await call('POST /api/boards', { json: { title: 'SQL that finally clicked', description, privacy: true } });
  const { slug, path: address } = data.attributes;
  const params = { board_slug: slug };
  await call('POST /api/boards/{board_slug}/sections', { params, json: { title: 'For the interview' } });
  for (const card of [
    { kind: 'skill', ref: 'sql' },
    { kind: 'insight', ref: 'window-functions-in-one-picture', note: 'The queue picture, for Friday' },
    { kind: 'link', url: 'https://pgexercises.com/', title: 'PostgreSQL exercises' },
    { kind: 'note', title: 'On Friday', text: 'Read the query from the inside out.\n- rows first\n- then time' },
  ] as const)
    await call('POST /api/boards/{board_slug}/pin_card_to_board', { params, json: card });
  return { '/boards/$slug': `/boards/${slug}`, '/boards/$user_slug/$board_slug': address };
}

/** A program application with its first step filled in, and a course to refer others to. */
async function createProgramApplication(fixture: Fixture): Promise<Addresses> {
  const { call } = fixture;
  const { data } = await call('GET /api/programs', { query: { query: 'Data Analyst Certificate' } });
  const program = data.find(({ attributes }) => attributes.title === 'Data Analyst Certificate');
  const code = program?.attributes.code ?? '';
  const form = (await call('POST /api/application_forms', { json: { program_code: code } })).data;
  const params = { id: form.id };
  await call('PATCH /api/application_forms/{id}/basic_details', {
    params,
    json: {
      name: 'Devika Pillai',
      email: 'devika@people.example',
      phone: '+91 98450 12345',
      city: 'Madurai',
      qualification: 'B.Sc. Mathematics',
      institution: 'Madurai Kamaraj University',
    },
  });
  return {
    '/$program_code/apply': `/${code}/apply`,
    '/$program_code/apply/$': `/${code}/apply/additional-details`,
    '/referral-courses/$id': `/referral-courses/${program?.id}`,
  };
}

/** A profile, a draft insight, a saved search and a tracked job. */
async function createOwnContent(call: Call): Promise<void> {
  await call('PATCH /api/users/profile', { json: PROFILE });
  await call('POST /api/knowledges', {
    json: {
      title: 'Count the returns before the sales',
      summary: 'A sale that comes back was never one.',
      body: '<p>Join the returns to the orders before you add anything up. What came back within thirty days leaves both the number of orders and the money, or a week of gifts looks like growth.</p>',
      category: 'data-analysis',
      hashtags: ['SQL'],
      publish: false,
    },
  });
  await call('POST /api/saved_searches', {
    json: { name: 'Data roles in Pune', kind: 'job', query: 'data', filters: { location: ['Pune'] } },
  });
  await call('POST /api/tracker', { json: { kind: 'job', title: 'Analyst at the harbour', organisation: 'Port Trust' } });
}

/** A profile with every section filled in. */
export const PROFILE = {
  about: 'Six years in retail, and the last one and a half with numbers.\nI like questions that somebody will act on.',
  goals: 'An analyst role in Kochi or remote, from March.',
  links: [{ label: 'Portfolio', url: 'https://asha.example/work' }],
  skills: ['SQL', 'Excel', 'Power BI', 'Communication', 'Stock planning'],
  experience: [
    {
      title: 'Junior analyst',
      organisation: 'Trent Homeware',
      location: 'Kochi',
      started_on: '2024-07',
      text: 'Three dashboards that 14 store managers open every Monday.',
    },
    {
      title: 'Store supervisor',
      organisation: 'Trent Homeware',
      location: 'Kochi',
      started_on: '2019-05',
      ended_on: '2024-06',
    },
  ],
  education: [{ title: 'B.Com', organisation: 'Kerala University', started_on: '2016-06', ended_on: '2019-04' }],
  certificates: [{ title: 'Google Data Analytics', issuer: 'Coursera', issued_on: '2025-03', skill: 'SQL' }],
};
