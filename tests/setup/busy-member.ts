/** A member who has sent every request that the product takes, and met other members, companies and staff. */
import { commentables } from '#app/wiring/commentables.ts';
import type { TestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aPayer } from '#features/base/payments/server/testing.ts';
import { tasks } from '#app/wiring/tasks.ts';
import type { Context } from '#platform/http/context.ts';
import type { Commentables } from '#features/base/discussion/server/index.ts';
import { aBoard } from '#features/catalogue/boards/server/testing.ts';
import { anAnswer, aQuestion } from '#features/catalogue/forum/server/testing.ts';
import { aMessage } from '#features/base/leads/server/testing.ts';
import { anInsight } from '#features/catalogue/insights/server/testing.ts';
import { aCompany, aJob } from '#features/catalogue/jobs/server/testing.ts';
import { anEmployer } from '#features/operations/hiring-teams/server/testing.ts';
import { aJobByEmail } from '#features/member/deliveries/server/testing.ts';
import { createFixture, type Fixture } from '../architecture/good-fixture.ts';
import { recordedVisit, senderCookie, VALID_REQUESTS, visit } from '../architecture/good-requests.ts';
import { sendBody } from '../architecture/hostile-fields.ts';

/** Ends every sentence that the member writes: for themselves, in public, or for a company. */
export const MARKS = { private: 'quornprivate', published: 'quornpublished', company: 'quorncompany' } as const;

/** What the requests of `createFixture` comment on. */
export const OPEN_COMMENTABLES: Commentables = {
  ...commentables,
  open: { find: async () => ({ ownerId: null, title: 'An open thing', url: '/open' }) },
};

const DAY_MS = 86_400_000;

/** Requests that end the account or its session, or that a later step sends. */
const LEFT_OUT = /delete_account|\/leave$|transfer$|\/hidden_identities$/;
const PUBLISHES = / \/api\/(questions|answers|comments|knowledges|programs\/\{id\}\/comments)/;
const FOR_A_COMPANY =
  / \/api\/hiring\/(companies\/\{slug\}\/(jobs|read_ad|correct_ad|apply_addresses|webhooks|invitations)|jobs|templates|applicants)/;

export type BusyMember = {
  member: TestMember;
  witness: TestMember;
  employer: TestMember;
  fixture: Fixture;
  insight: string;
  question: string;
  board: string;
  badge: string;
  company: string;
  /** The requests that were refused with marked sentences and again without. */
  refused: string[];
};

/** The app has the payment sandbox and `OPEN_COMMENTABLES`. */
export async function aBusyMember(app: TestApp, { name, email }: { name: string; email: string }): Promise<BusyMember> {
  const ctx = app.context();
  const member = await aMember(ctx, { name, email });
  const fixture = await createFixture(app, member);
  await app
    .running()
    .database.db.updateTable('users')
    .set({ headline: `Counts things. ${MARKS.private}` })
    .where('id', '=', member.id)
    .execute();
  const witness = await aMember(ctx, { name: 'Wim Witness' });
  const met = await meetOthers(app, { member, witness, fixture });
  const refused = await sendEveryRequest(app, fixture, name);
  await payWhatIsOpen(app, member, fixture);
  await catchUp(app);
  return { member, witness, fixture, refused, ...met };
}

/** Runs what is queued and, on the next day, what runs on a schedule. */
export async function catchUp(app: TestApp): Promise<void> {
  await app.runTasks();
  app.clock.advance(DAY_MS);
  for (const { run, schedule } of Object.values(tasks))
    if (schedule) await (run as (ctx: Context, input: object) => Promise<void>)(app.context(), {});
  await app.runTasks();
  await app.updateSearchIndex();
}

async function sendEveryRequest(app: TestApp, fixture: Fixture, name: string): Promise<string[]> {
  const refused: string[] = [];
  for (const [key, validRequest] of Object.entries(VALID_REQUESTS)) {
    if (LEFT_OUT.test(key)) continue;
    const cookie = senderCookie(key, fixture);
    const parts = validRequest(fixture);
    const mark = PUBLISHES.test(key) ? MARKS.published : FOR_A_COMPANY.test(key) ? MARKS.company : MARKS.private;
    const own = key.endsWith('update_profile') ? { name } : {};
    const bodies = (cookie === fixture.member.cookie ? [markSentences(parts.json, mark), parts.json] : [parts.json]).map(
      (body) => ({ ...body, ...own }),
    );
    let status = 0;
    for (const body of bodies) {
      ({ status } = await sendBody(app, key, parts, cookie, JSON.stringify(body)));
      if (status < 300) break;
    }
    if (status >= 300) refused.push(`${status} ${key}`);
  }
  return refused;
}

/** Appends the mark to every text with a space, which no code or id has. */
const markSentences = (json: Record<string, unknown>, mark: string): Record<string, unknown> =>
  JSON.parse(JSON.stringify(json), (_key, value: unknown) =>
    typeof value === 'string' && /\S \S|\.$/.test(value) ? `${value} ${mark}` : value,
  ) as Record<string, unknown>;

type Meeting = { member: TestMember; witness: TestMember; fixture: Fixture };

/** Everything that tells others of the member, and others' acts towards them. */
async function meetOthers(app: TestApp, { member, witness, fixture }: Meeting) {
  const category = fixture.category.slug;
  const { private: hidden, published } = MARKS;
  const bySlug = { params: { slug: witness.slug } };
  await app.call(member, 'POST /api/users/{slug}/follow', bySlug);
  await app.call(witness, 'POST /api/users/{slug}/follow', { params: { slug: member.slug } });
  const theirQuestion = await aQuestion(app, { author: witness, category });
  await anAnswer(app, theirQuestion, member);
  const question = await aQuestion(app, { author: member, category, title: `How warm is warm ${published}?` });
  const answer = await anAnswer(app, question, witness);
  await app.call(member, 'POST /api/answers/{id}/accept', { params: { id: answer.id } });
  const theirs = await anInsight(app, witness, { category });
  const own = await anInsight(app, member, { category, title: `A picture of windows ${published}` });
  const comment = async (by: TestMember, commentable_id: string, body: string, parent_id: string | null = null) =>
    (await app.call(by, 'POST /api/comments', { json: { commentable_type: 'knowledge', commentable_id, parent_id, body } })).data
      .id;
  const parent = await comment(witness, theirs.id, 'Who counts?');
  await comment(member, theirs.id, `I do, @${witness.slug}. ${published}`, parent);
  await comment(member, theirs.id, `And more. ${published}`);
  await comment(witness, own.id, `Thank you, @${member.slug}.`);
  await app.call(member, 'POST /api/knowledges/{id}/like', { params: { id: theirs.id } });
  await app.call(member, 'POST /api/questions/{slug}/follow', { params: { slug: theirQuestion.slug } }).catch(() => null);
  const board = await aBoard(app, member, { title: `A board of mine ${hidden}` });
  await app.call(member, 'POST /api/boards/{board_slug}/collaborators', {
    params: { board_slug: board.attributes.slug },
    json: { user_id: witness.id },
  });
  const { data: badge } = await app.call(member, 'POST /api/credentials', { json: { roadmap_id: fixture.finishedRoadmapId } });
  await visitAndReport(app, { member, witness });
  const theirBoard = await aBoard(app, witness);
  const params = { board_slug: theirBoard.attributes.slug };
  await app.call(member, 'POST /api/boards/{board_slug}/follow', { params });
  await app.call(witness, 'POST /api/boards/{board_slug}/collaborators', { params, json: { user_id: member.id } });
  await app.call(member, 'POST /api/boards/{board_slug}/pin_card_to_board', {
    params,
    json: { kind: 'note', title: `Mine on theirs ${published}`, text: `Read this. ${published}` },
  });
  return {
    insight: own.id,
    question: question.slug,
    board: board.attributes.slug,
    badge: badge.id,
    ...(await meetEmployers(app, { member, witness, fixture })),
  };
}

/** Others' visits, reports and messages that contain the member's address. */
async function visitAndReport(app: TestApp, { member, witness }: Omit<Meeting, 'fixture'>): Promise<void> {
  const url = `/profile/${member.slug}`;
  await app.call(witness, 'POST /api/journeys', {
    json: { ...recordedVisit, events: [{ ...visit, actionable_action: 'view', url }] },
  });
  const { email } = (await app.call(member, 'GET /api/users/auth/logged_in')).data?.attributes ?? { email: '' };
  await app.call(witness, 'POST /api/reports', {
    json: { object_type: 'user', object_id: member.id, reason: 'other', note: 'Hm.' },
  });
  const message = await aMessage(app.context());
  await app.call(null, 'POST /api/leads', { json: { ...message, name: member.name, email } });
}

/** An application that a company reads here and one that it gets by e-mail, with letters both ways; and joining a team. */
async function meetEmployers(app: TestApp, { member }: Meeting) {
  const ctx = app.context();
  const { private: hidden } = MARKS;
  const company = await aCompany(ctx);
  const employer = await anEmployer(ctx, company.id);
  const job = await aJob(ctx, { company_id: company.id });
  const byEmail = await aJobByEmail(app, 'inbox@lamps.example');
  const applications = [];
  for (const job_slug of [job.slug, byEmail.job.slug]) {
    const multipart = {
      job_slug,
      cover_letter: `Please read on. ${hidden}`,
      file: new File([`${member.name}\nAnalyst. ${hidden}\nSkills: SQL, Excel`], `${member.name}.txt`, { type: 'text/plain' }),
    };
    applications.push((await app.call(member, 'POST /api/job_applications', { multipart })).data.id);
  }
  const [id = ''] = applications;
  await app.runTasks();
  await app.call(employer, 'POST /api/hiring/applicants/{id}/notes', {
    params: { id },
    json: { body: `${member.name} seems fine.` },
  });
  await app.call(employer, 'POST /api/hiring/jobs/{id}/applicants/messages', {
    params: { id: job.id },
    json: { applicants: [id], body: 'Hello {name}, when can you start?' },
  });
  await app.call(member, 'POST /api/job_applications/{id}/messages', { params: { id }, json: { body: `Tomorrow. ${hidden}` } });
  const { email } = (await app.call(member, 'GET /api/users/auth/logged_in')).data?.attributes ?? { email: '' };
  const params = { slug: company.slug };
  await app.call(employer, 'POST /api/hiring/companies/{slug}/invitations', { params, json: { email, role: 'recruiter' } });
  const invitation = (await app.call(member, 'GET /api/hiring')).data.invitations.find(
    (one) => one.attributes.company.slug === company.slug,
  );
  await app.call(member, 'POST /api/hiring/invitations/{id}/accept', { params: { id: invitation?.id ?? '' } });
  const other = await aCompany(ctx);
  const inviter = await anEmployer(ctx, other.id);
  await app.call(inviter, 'POST /api/hiring/companies/{slug}/invitations', {
    params: { slug: other.slug },
    json: { email, role: 'viewer' },
  });
  return { employer, company: company.slug };
}

/** Pays the purchases that are open, so that the provider's answers are stored. */
async function payWhatIsOpen(app: TestApp, member: TestMember, { unpaidFitmentId }: Fixture): Promise<void> {
  const { data } = await app.call(member, 'POST /api/purchases', {
    json: { purchasable_type: 'FitmentScore', purchasable_id: unpaidFitmentId, phone: '98450 12345', state_code: '32' },
  });
  await aPayer(app).pay(data);
}
