import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { Problem } from '#platform/contract/problem.ts';
import { LEAD_KINDS, LEAD_TOPICS } from '../contract.ts';
import { purgeLeads } from './purge-leads.ts';
import { closeLead, staffLeads } from './staff-leads.ts';
import { aMessage, anOpenedForm } from './testing.ts';
import { findMissingFields } from './find-missing-fields.ts';

const app = openTestApp({ ADVISOR_BOOKING_URL: 'https://booking.example/pathlight', SUPPORT_EMAIL: 'desk@pathlight.example' });
const limited = openTestApp({ RATE_LIMITS: 'true' });

let person = 0;
const someAddress = () => `writer-${(person += 1)}@people.example`;
const write = async (over: Record<string, unknown> = {}, who: { cookie: string } | null = null) =>
  app.call(who, 'POST /api/leads', { json: { ...(await aMessage(app.context())), email: someAddress(), ...over } });
const stored = (email: string) => app.context().db.selectFrom('leads').selectAll().where('email', '=', email).execute();
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error : Promise.reject(error)),
  );

/** The mails that wait to be sent to an address. */
async function mailsTo(address: string): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await app.context().db.selectFrom('outbox_mails').selectAll().where('recipient', '=', address).execute();
  return rows.map(({ recipient, subject, text }) => ({ to: recipient, subject, text }));
}

describe('contacting the operator', () => {
  test('a message is stored, confirmed to the sender and forwarded to the operator', async () => {
    const email = someAddress();
    const { data } = await write({ email: email.toUpperCase(), page: '/for-educators' });
    expect(data.attributes).toMatchObject({ kind: 'contact', confirmed: false });
    const [lead] = await stored(email);
    expect(lead).toMatchObject({ page: '/for-educators', user_id: null, suspected: false, repeats: 0 });
    expect(await mailsTo(email)).toHaveLength(1);
    const [note] = (await mailsTo('desk@pathlight.example')).filter(({ subject }) => subject.includes(data.id));
    expect(note?.text).toContain('My report says partly');
  });

  test('the confirmation quotes nothing of the message, because the address may belong to someone else', async () => {
    const email = someAddress();
    await write({ email, name: 'Win a prize at evil.example', message: 'Buy cheap pills at https://evil.example today.' });
    const [mail] = await mailsTo(email);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil|pills|prize/i);
  });

  test('a name with a line break cannot inject a mail header', async () => {
    const answer = await write({ name: 'Ana\r\nBcc: all@people.example' });
    const [note] = (await mailsTo('desk@pathlight.example')).filter(({ subject }) => subject.includes(answer.data.id));
    expect(note?.subject).not.toMatch(/[\r\n]/);
  });

  test('a member’s message is in their export and is deleted with their account', async () => {
    const member = await aMember(app.context());
    const email = someAddress();
    await write({ email }, member);
    expect((await stored(email))[0]?.user_id).toBe(member.id);
    await app.call(member, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
    expect(await stored(email)).toEqual([]);
  });

  test('missing fields of a form are reported by name', async () => {
    const form = await anOpenedForm(app.context(), 'corporate');
    const problem = await refusal(write({ kind: 'corporate', form, topic: 'score', message: 'Hi' }));
    expect(problem?.status).toBe(422);
    expect(problem?.body.errors?.map(({ path }) => path)).toEqual(['topic', 'organisation', 'message']);
  });

  test('every kind accepts its own topics and no others', () => {
    const written = { organisation: 'A school', message: 'We would like to know more.' };
    fc.assert(
      fc.property(
        fc.constantFrom(...LEAD_KINDS),
        fc.constantFrom(...LEAD_KINDS.flatMap((kind) => LEAD_TOPICS[kind])),
        (kind, topic) => {
          const mine: readonly string[] = LEAD_TOPICS[kind];
          expect(findMissingFields({ kind, topic, ...written }).length).toBe(mine.includes(topic) ? 0 : 1);
        },
      ),
    );
  });
});

describe('sending twice', () => {
  test('the same form is one message and one mail, even when it arrives ten times concurrently', async () => {
    const json = { ...(await aMessage(app.context())), email: someAddress() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call(null, 'POST /api/leads', { json })));
    expect(new Set(answers.map(({ data }) => data.id))).toHaveLength(1);
    expect(await stored(json.email)).toHaveLength(1);
    expect(await mailsTo(json.email)).toHaveLength(1);
  });

  test('one form sent concurrently for several addresses is stored for one of them', async () => {
    const message = await aMessage(app.context());
    const emails = [someAddress(), someAddress(), someAddress()];
    await Promise.all(emails.map((email) => app.call(null, 'POST /api/leads', { json: { ...message, email } })));
    expect((await Promise.all(emails.map(stored))).flat()).toHaveLength(1);
  });

  test('the same text in a new form is counted as a repeat, and stored again the next day', async () => {
    const email = someAddress();
    const first = await write({ email });
    expect((await write({ email, message: 'My report  says partly where I would say met.' })).data.id).toBe(first.data.id);
    expect(await stored(email)).toMatchObject([{ repeats: 1 }]);
    app.clock.advance(25 * 3_600_000);
    await write({ email });
    expect(await stored(email)).toHaveLength(2);
  });

  test('one address gets at most three mails a day', async () => {
    const email = someAddress();
    for (let turn = 1; turn <= 5; turn += 1) await write({ email, message: `This is message number ${turn}.` });
    expect(await stored(email)).toHaveLength(5);
    expect(await mailsTo(email)).toHaveLength(3);
  });
});

describe('robots', () => {
  test('a form is refused when sent too fast, half a day later, or as another kind', async () => {
    const ctx = app.context();
    for (const [form, code] of [
      [await anOpenedForm(ctx, 'contact', 1), 'too-quick'],
      [await anOpenedForm(ctx, 'contact', 13 * 3600), 'form-expired'],
      [await anOpenedForm(ctx, 'educator'), 'form-expired'],
      ['contact.0.made-up.c2lnbmF0dXJl', 'form-expired'],
      ['', 'form-expired'],
    ] as const) {
      const problem = await refusal(write({ form }));
      expect([problem?.status, problem?.body.code]).toEqual([422, code]);
    }
  });

  test('no part of a signed form can be changed', async () => {
    const form = await anOpenedForm(app.context());
    await fc.assert(
      fc.asyncProperty(fc.nat(form.length - 1), fc.constantFrom('A', 'b', '7', '.'), async (at, sign) => {
        const changed = form.slice(0, at) + sign + form.slice(at + 1);
        // The last character of base64url contains unused bits.
        fc.pre(changed !== form && at < form.length - 1);
        expect((await refusal(write({ form: changed })))?.body.code).toBe('form-expired');
      }),
      { numRuns: 40 },
    );
  });

  test('filling in the honeypot gets the usual response, is stored for staff, and sends no mail', async () => {
    const email = someAddress();
    expect((await write({ email, homepage: 'https://evil.example' })).data.attributes.kind).toBe('contact');
    expect(await stored(email)).toMatchObject([{ suspected: true }]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('an address may send five messages an hour; another one is not affected', async () => {
    const ctx = limited.context();
    const send = async (ip: string) =>
      (
        await limited.fetchFrom(ip, '/api/leads', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify({ ...(await aMessage(ctx)), email: someAddress() }),
        })
      ).status;
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await send('203.0.113.9'));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await send('203.0.113.10')).toBe(201);
  });
});

describe('confirming an address', () => {
  const tokenFor = async (email: string) => /confirm=(\S+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';

  test('the link in the mail confirms it, and can be opened repeatedly', async () => {
    const email = someAddress();
    await write({ email });
    const json = { token: decodeURIComponent(await tokenFor(email)) };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await app.call(null, 'POST /api/leads/confirm', { json })).data.attributes.confirmed).toBe(true);
    expect((await stored(email))[0]?.confirmed_at).toBeInstanceOf(Date);
  });

  test('neither an opened form nor a guessed id confirms an address', async () => {
    const email = someAddress();
    await write({ email });
    const [lead] = await stored(email);
    for (const token of [`${lead?.id}.AAAA`, `${lead?.id}`, await anOpenedForm(app.context())])
      expect((await refusal(app.call(null, 'POST /api/leads/confirm', { json: { token } })))?.status).toBe(404);
  });
});

describe('booking an advisor', () => {
  test('a member is sent to the operator’s page; a visitor signs in first', async () => {
    const member = await aMember(app.context());
    const answer = await app.fetch('/api/advisor_booking', { headers: { cookie: member.cookie } });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://booking.example/pathlight']);
    expect((await app.fetch('/api/advisor_booking')).status).toBe(401);
  });

  test('without such a page a member can request a call, and a visitor cannot', async () => {
    const member = await aMember(limited.context());
    expect((await limited.fetch('/api/advisor_booking', { headers: { cookie: member.cookie } })).status).toBe(404);
    const talk = async () => ({ kind: 'advisor', topic: 'change', form: await anOpenedForm(app.context(), 'advisor') });
    expect((await refusal(write(await talk())))?.status).toBe(401);
    expect((await write(await talk(), await aMember(app.context()))).data.attributes.kind).toBe('advisor');
  });
});

describe('staff', () => {
  const listed = async (wanted: Parameters<typeof staffLeads>[1]) => {
    const found = [];
    for await (const leads of staffLeads(app.context(), wanted)) found.push(...leads.map(({ email }) => email));
    return found;
  };

  test('see open leads, without spam and completed ones', async () => {
    const [waiting, robot, done] = [someAddress(), someAddress(), someAddress()];
    await write({ email: waiting });
    await write({ email: robot, homepage: 'x' });
    const { data } = await write({ email: done });
    expect(await closeLead(app.context(), data.id)).toBe(true);
    const open = await listed({ kind: 'contact', all: false });
    expect([waiting, robot, done].map((email) => open.includes(email))).toEqual([true, false, false]);
    expect(await listed({ all: true })).toEqual(expect.arrayContaining([waiting, robot, done]));
    expect(await listed({ since: new Date('2100-01-01'), all: true })).toEqual([]);
  });

  test('leads are purged after two years, suspected spam after a month', async () => {
    const [kept, robot] = [someAddress(), someAddress()];
    await write({ email: kept });
    await write({ email: robot, homepage: 'x' });
    app.clock.advance(31 * 86_400_000);
    await purgeLeads(app.context());
    expect([await stored(kept), await stored(robot)].map(({ length }) => length)).toEqual([1, 0]);
    app.clock.advance(700 * 86_400_000);
    await purgeLeads(app.context());
    expect(await stored(kept)).toEqual([]);
  });
});
