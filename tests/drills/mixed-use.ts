/** What members do on a site at the same time, and what the site has accepted of it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { PAYER_PHONE, type aPayer, type PaymentForm } from '#features/base/payments/server/testing.ts';
import { aJob } from '#features/catalogue/jobs/server/testing.ts';
import { AD, RESUME } from '#features/member/fitment/server/testing.ts';
import type { Context } from '#platform/http/context.ts';
import { ADDRESSES } from '../setup/addresses.ts';
import { openNotificationSocket, type NotificationSocket } from '../setup/notification-socket.ts';

/** The mean of the pauses between two acts of a member. */
const PAUSE_MS = 2000;
const JOBS = 60;
const INSIGHT = 'window-functions-in-one-picture';
const VISITOR_PAGES = Object.values(ADDRESSES).flatMap(({ path, status, hidden }) => (status || hidden ? [] : [path]));
const MEMBER_PAGES = ['/you', '/applications', '/notifications', '/plans', '/resumes', '/', '/jobs-apprenticeships', '/insights'];
const QUERIES = ['data analyst', 'sql', 'nurse', 'pyhton', 'remote design', 'kerala', 'power bi dashboards', 'zzqq', 'asha'];

export type Accepted = {
  answers: number;
  comments: string[];
  applications: string[];
  uploads: { cookie: string; id: string; text: string }[];
  /** Transactions that were paid. */
  payments: string[];
  /** The jobs that each member has saved at the end. */
  saved: Map<string, Set<string>>;
};

export type Site = { origin: string; payer: Pick<ReturnType<typeof aPayer>, 'pay'>; context: () => Context };
type Person = { member: TestMember; socket: NotificationSocket; unscored: string[]; applied: number };

export type MixedUse = {
  accepted: Accepted;
  /** What should never happen: answers of 500 and above, refusals of what is allowed, broken connections. */
  problems: string[];
  members: readonly { member: TestMember; socket: NotificationSocket }[];
  /** Ends when all acts under way have. */
  stop: () => Promise<void>;
  goOn: () => void;
};

/** Lets so many members use the site until they are stopped. */
export async function beginMixedUse(site: Site, count: number): Promise<MixedUse> {
  const ctx = site.context();
  const jobs: string[] = [];
  for (let job = 0; job < JOBS; job += 1)
    jobs.push((await aJob(ctx, { title: `Data analyst ${job + 1}`, description: AD })).slug);
  const accepted: Accepted = { answers: 0, comments: [], applications: [], uploads: [], payments: [], saved: new Map() };
  const problems: string[] = [];
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const member = await aMember(ctx, { name: `Member Number ${index + 1}` });
    const socket = openNotificationSocket({ origin: site.origin, cookie: member.cookie });
    accepted.saved.set(member.id, new Set());
    people.push({ member, socket, unscored: [], applied: 0 });
  }
  const slugs = people.map(({ member }) => member.slug);
  let isStopped = false;
  const live = async (person: Person) => {
    const act = listActs(site, { person, jobs, slugs, accepted });
    while (!isStopped) {
      await sleep(-Math.log(1 - Math.random()) * PAUSE_MS);
      if (!isStopped) await act().catch((error: Error) => problems.push(error.message));
    }
  };
  let lives = people.map(live);
  return {
    accepted,
    problems,
    members: people,
    stop: async () => {
      isStopped = true;
      await Promise.all(lives);
    },
    goOn: () => {
      isStopped = false;
      lives = people.map(live);
    },
  };
}

type Life = { person: Person; jobs: readonly string[]; slugs: readonly string[]; accepted: Accepted };

const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** A function that does one of the things that members do, some more often than others. */
function listActs({ origin, payer }: Site, { person, jobs, slugs, accepted }: Life): () => Promise<unknown> {
  const { member, socket } = person;
  const saved = accepted.saved.get(member.id) ?? new Set();
  const own = { cookie: member.cookie, 'sec-fetch-site': 'same-origin' };

  async function send(path: string, init: RequestInit = {}, expected: readonly number[] = [200, 201]): Promise<Response> {
    const method = init.method ?? 'GET';
    const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(60_000), ...init }).catch(
      (error: Error) => {
        const { cause } = error;
        throw new Error(`${method} ${path}: no answer, ${cause instanceof Error ? cause.message : error.message}`, { cause });
      },
    );
    const body = Buffer.from(await response.arrayBuffer());
    if (!expected.includes(response.status))
      throw new Error(`${method} ${path}: ${response.status} ${body.toString().slice(0, 300)}`);
    accepted.answers += 1;
    return new Response(body.byteLength > 0 ? body : null, { status: response.status });
  }
  const read = async <T>(response: Promise<Response>): Promise<T> => ((await (await response).json()) as { data: T }).data;
  const post = (path: string, json?: object, expected?: readonly number[]) =>
    send(
      path,
      {
        method: 'POST',
        headers: { ...own, ...(json && { 'content-type': 'application/json' }) },
        ...(json && { body: JSON.stringify(json) }),
      },
      expected,
    );
  const upload = (path: string, fields: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    return read<{ id: string }>(send(path, { method: 'POST', headers: own, body }));
  };
  const resume = () => `${RESUME}\n\nReference ${randomUUID()}`;
  const file = (text: string) => new File([text], 'asha.txt', { type: 'text/plain' });

  async function save(): Promise<void> {
    const slug = oneOf(jobs);
    const isSaved = saved.has(slug);
    await send(`/api/jobs/${slug}/save`, { method: isSaved ? 'DELETE' : 'POST', headers: own });
    if (isSaved) saved.delete(slug);
    else saved.add(slug);
  }
  async function comment(): Promise<void> {
    const commentable = { commentable_type: 'knowledge', commentable_id: INSIGHT };
    const parent = accepted.comments.at(-1);
    const reply = parent !== undefined && Math.random() < 0.5 ? { parent_id: parent } : {};
    const body = `The frame clause is worth a second look. ${randomUUID()}`;
    accepted.comments.push((await read<{ id: string }>(post('/api/comments', { ...commentable, ...reply, body }))).id);
  }
  async function apply(): Promise<void> {
    const job_slug = jobs[person.applied];
    if (job_slug === undefined) return;
    person.applied += 1;
    const letter = 'I wrote the Monday report for fourteen stores.';
    const { id } = await upload('/api/job_applications', { job_slug, cover_letter: letter, file: file(resume()) });
    accepted.applications.push(id);
    person.unscored.push(id);
  }
  async function buy(): Promise<void> {
    const job_application_id = person.unscored.shift();
    if (job_application_id === undefined) return;
    type Score = { id: string; attributes: { status: string } };
    const score = await read<Score>(post('/api/fitment_scores', { job_application_id }));
    if (score.attributes.status !== 'ready') return void person.unscored.push(job_application_id);
    const item = { purchasable_type: 'FitmentScore', purchasable_id: score.id, phone: PAYER_PHONE };
    const purchase = await read<PaymentForm>(post('/api/purchases', item));
    const { status } = await payer.pay(purchase);
    if (status !== 303) throw new Error(`the return from a payment: ${status}`);
    accepted.payments.push(purchase.attributes.txnid);
  }
  async function uploadResume(): Promise<void> {
    const text = resume();
    const { id } = await upload('/api/resumes', { file: file(text) });
    accepted.uploads.push({ cookie: member.cookie, id, text });
  }
  async function readNotifications(): Promise<void> {
    await send('/api/notifications', { headers: own });
    if (Math.random() < 0.3) await post('/api/notifications/mark_as_read');
  }

  const acts: [number, () => Promise<unknown>][] = [
    [25, () => send(oneOf(VISITOR_PAGES))],
    [18, () => send(oneOf(MEMBER_PAGES), { headers: { cookie: member.cookie } })],
    [8, () => send(`/api/universal_search?query=${encodeURIComponent(oneOf(QUERIES))}`, { headers: own })],
    [6, () => send(`/api/jobs?query=${encodeURIComponent(oneOf(QUERIES))}`, { headers: own })],
    [4, () => send(`/api/search_suggestions?query=${oneOf(QUERIES).slice(0, 3)}`, { headers: own })],
    [9, save],
    [6, comment],
    [4, () => post(`/api/users/${oneOf(slugs.filter((slug) => slug !== member.slug))}/follow`)],
    [4, apply],
    [4, buy],
    [3, uploadResume],
    [6, readNotifications],
    [2, async () => socket.lose()],
  ];
  const total = acts.reduce((sum, [weight]) => sum + weight, 0);
  return () => {
    let at = Math.random() * total;
    return (acts.find(([weight]) => (at -= weight) < 0) ?? acts[0])?.[1]() ?? Promise.resolve();
  };
}
