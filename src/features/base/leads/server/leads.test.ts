import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { Problem } from '#platform/contract/problem.ts';
import { LEAD_KINDS, LEAD_TOPICS } from '../contract.ts';
import { purgeLeads } from './purge-leads.ts';
import { changeLead, findLeadByReference, iterateLeads } from './staff-leads.ts';
import { aMessage, anOpenedForm } from './testing.ts';
import { findMissingFields } from './find-missing-fields.ts';

const app = openTestApp({ ADVISOR_BOOKING_URL: 'https://booking.example/pathlight', SUPPORT_EMAIL: 'desk@pathlight.example' });
const limited = openTestApp({ RATE_LIMITS: 'true' });

let addressCount = 0;
const newAddress = () => `writer-${(addressCount += 1)}@people.example`;
const sendMessage = async (overrides: Record<string, unknown> = {}, sender: { cookie: string } | null = null) =>
  app.call(sender, 'POST /api/leads', { json: { ...(await aMessage(app.context())), email: newAddress(), ...overrides } });
const findStored = (email: string) => app.context().db.selectFrom('leads').selectAll().where('email', '=', email).execute();
const getRefusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error : Promise.reject(error)),
  );

/** The queued mails to an address. */
async function findMails(address: string): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await app.context().db.selectFrom('outbox_mails').selectAll().where('recipient', '=', address).execute();
  return rows.map(({ recipient, subject, text }) => ({ to: recipient, subject, text }));
}

describe('contacting the operator', () => {
  test('a message is stored, confirmed to the sender and forwarded to the operator', async () => {
    const email = newAddress();
    const { data } = await sendMessage({ email: email.toUpperCase(), page: '/for-educators' });
    expect(data.attributes).toMatchObject({ kind: 'contact', confirmed: false });
    const [lead] = await findStored(email);
    expect(lead).toMatchObject({ page: '/for-educators', user_id: null, suspected: false, repeats: 0 });
    expect(await findMails(email)).toHaveLength(1);
    const [note] = (await findMails('desk@pathlight.example')).filter(({ subject }) => subject.includes(data.id));
    expect(note?.text).toContain('My report says partly');
  });

  test('the confirmation quotes nothing of the message, because the address may belong to someone else', async () => {
    const email = newAddress();
    await sendMessage({ email, name: 'Win a prize at evil.example', message: 'Buy cheap pills at https://evil.example today.' });
    const [mail] = await findMails(email);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil|pills|prize/i);
  });

  test('a name with a line break cannot inject a mail header', async () => {
    const response = await sendMessage({ name: 'Ana\r\nBcc: all@people.example' });
    const [note] = (await findMails('desk@pathlight.example')).filter(({ subject }) => subject.includes(response.data.id));
    expect(note?.subject).not.toMatch(/[\r\n]/);
  });

  test('a member’s message is in their export and is deleted with their account', async () => {
    const member = await aMember(app.context());
    const email = newAddress();
    await sendMessage({ email }, member);
    expect((await findStored(email))[0]?.user_id).toBe(member.id);
    await app.call(member, 'POST /api/users/delete_account', { json: { confirm: 'delete my account' } });
    expect(await findStored(email)).toEqual([]);
  });

  test('missing fields of a form are reported by name', async () => {
    const form = await anOpenedForm(app.context(), 'corporate');
    const problem = await getRefusal(sendMessage({ kind: 'corporate', form, topic: 'score', message: 'Hi' }));
    expect(problem?.status).toBe(422);
    expect(problem?.body.errors?.map(({ path }) => path)).toEqual(['topic', 'organisation', 'message']);
  });

  test('every kind accepts its own topics and no others', () => {
    const input = { organisation: 'A school', message: 'We would like to know more.' };
    fc.assert(
      fc.property(
        fc.constantFrom(...LEAD_KINDS),
        fc.constantFrom(...LEAD_KINDS.flatMap((kind) => LEAD_TOPICS[kind])),
        (kind, topic) => {
          const ownTopics: readonly string[] = LEAD_TOPICS[kind];
          expect(findMissingFields({ kind, topic, ...input }).length).toBe(ownTopics.includes(topic) ? 0 : 1);
        },
      ),
    );
  });
});

describe('sending a message again', () => {
  test('the same form is one message and one mail, even when it arrives ten times concurrently', async () => {
    const json = { ...(await aMessage(app.context())), email: newAddress() };
    const responses = await Promise.all(Array.from({ length: 10 }, () => app.call(null, 'POST /api/leads', { json })));
    expect(new Set(responses.map(({ data }) => data.id))).toHaveLength(1);
    expect(await findStored(json.email)).toHaveLength(1);
    expect(await findMails(json.email)).toHaveLength(1);
  });

  test('one form sent concurrently for several addresses is stored for one of them', async () => {
    const message = await aMessage(app.context());
    const emails = [newAddress(), newAddress(), newAddress()];
    await Promise.all(emails.map((email) => app.call(null, 'POST /api/leads', { json: { ...message, email } })));
    expect((await Promise.all(emails.map(findStored))).flat()).toHaveLength(1);
  });

  test('the same text in a new form is counted as a repeat, and stored again the next day', async () => {
    const email = newAddress();
    const first = await sendMessage({ email });
    expect((await sendMessage({ email, message: 'My report  says partly where I would say met.' })).data.id).toBe(first.data.id);
    expect(await findStored(email)).toMatchObject([{ repeats: 1 }]);
    app.clock.advance(25 * 3_600_000);
    await sendMessage({ email });
    expect(await findStored(email)).toHaveLength(2);
  });

  test('one address gets at most three mails a day', async () => {
    const email = newAddress();
    for (let turn = 1; turn <= 5; turn += 1) await sendMessage({ email, message: `This is message number ${turn}.` });
    expect(await findStored(email)).toHaveLength(5);
    expect(await findMails(email)).toHaveLength(3);
  });
});

describe('spam protection', () => {
  test('a form is refused when sent too fast, half a day later, or as another kind', async () => {
    const ctx = app.context();
    for (const [form, code] of [
      [await anOpenedForm(ctx, 'contact', 1), 'too-quick'],
      [await anOpenedForm(ctx, 'contact', 13 * 3600), 'form-expired'],
      [await anOpenedForm(ctx, 'educator'), 'form-expired'],
      ['contact.0.made-up.c2lnbmF0dXJl', 'form-expired'],
      ['', 'form-expired'],
    ] as const) {
      const problem = await getRefusal(sendMessage({ form }));
      expect([problem?.status, problem?.body.code]).toEqual([422, code]);
    }
  });

  test('no part of a signed form can be changed', async () => {
    const form = await anOpenedForm(app.context());
    await fc.assert(
      fc.asyncProperty(fc.nat(form.length - 1), fc.constantFrom('A', 'b', '7', '.'), async (index, character) => {
        const changed = form.slice(0, index) + character + form.slice(index + 1);
        // The last character of base64url contains unused bits.
        fc.pre(changed !== form && index < form.length - 1);
        expect((await getRefusal(sendMessage({ form: changed })))?.body.code).toBe('form-expired');
      }),
      { numRuns: 40 },
    );
  });

  test('filling in the honeypot gets the usual response, is stored for staff, and sends no mail', async () => {
    const email = newAddress();
    expect((await sendMessage({ email, homepage: 'https://evil.example' })).data.attributes.kind).toBe('contact');
    expect(await findStored(email)).toMatchObject([{ suspected: true }]);
    expect(await findMails(email)).toEqual([]);
  });

  test('an IP address may send five messages an hour; another one is not affected', async () => {
    const ctx = limited.context();
    const send = async (ip: string) =>
      (
        await limited.fetchFrom(ip, '/api/leads', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify({ ...(await aMessage(ctx)), email: newAddress() }),
        })
      ).status;
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await send('203.0.113.9'));
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await send('203.0.113.10')).toBe(201);
  });
});

describe('confirming an address', () => {
  const tokenFor = async (email: string) => /confirm=(\S+)/.exec((await findMails(email))[0]?.text ?? '')?.[1] ?? '';

  test('the link in the mail confirms it, and can be opened repeatedly', async () => {
    const email = newAddress();
    await sendMessage({ email });
    const json = { token: decodeURIComponent(await tokenFor(email)) };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await app.call(null, 'POST /api/leads/confirm', { json })).data.attributes.confirmed).toBe(true);
    expect((await findStored(email))[0]?.confirmed_at).toBeInstanceOf(Date);
  });

  test('neither an opened form nor a guessed id confirms an address', async () => {
    const email = newAddress();
    await sendMessage({ email });
    const [lead] = await findStored(email);
    for (const token of [`${lead?.id}.AAAA`, `${lead?.id}`, await anOpenedForm(app.context())])
      expect((await getRefusal(app.call(null, 'POST /api/leads/confirm', { json: { token } })))?.status).toBe(404);
  });
});

describe('booking an advisor', () => {
  test('a member is sent to the operator’s page; a visitor signs in first', async () => {
    const member = await aMember(app.context());
    const response = await app.fetch('/api/advisor_booking', { headers: { cookie: member.cookie } });
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://booking.example/pathlight']);
    expect((await app.fetch('/api/advisor_booking')).status).toBe(401);
  });

  test('without a booking page a member can request a call, and a visitor cannot', async () => {
    const member = await aMember(limited.context());
    expect((await limited.fetch('/api/advisor_booking', { headers: { cookie: member.cookie } })).status).toBe(404);
    const callRequest = async () => ({ kind: 'advisor', topic: 'change', form: await anOpenedForm(app.context(), 'advisor') });
    expect((await getRefusal(sendMessage(await callRequest())))?.status).toBe(401);
    expect((await sendMessage(await callRequest(), await aMember(app.context()))).data.attributes.kind).toBe('advisor');
  });
});

describe('staff', () => {
  const listEmails = async (filter: Parameters<typeof iterateLeads>[1]) => {
    const emails = [];
    for await (const leads of iterateLeads(app.context(), filter)) emails.push(...leads.map(({ email }) => email));
    return emails;
  };

  test('see open leads, without suspected spam and handled ones', async () => {
    const [open, suspected, handled] = [newAddress(), newAddress(), newAddress()];
    await sendMessage({ email: open });
    await sendMessage({ email: suspected, homepage: 'x' });
    const { data } = await sendMessage({ email: handled });
    const lead = await findLeadByReference(app.context(), data.id);
    await changeLead(app.context(), { id: lead?.id ?? '', from: 'new', state: 'closed', reason: 'Answered by phone' });
    const listed = await listEmails({ kind: 'contact', state: 'new' });
    expect([open, suspected, handled].map((email) => listed.includes(email))).toEqual([true, false, false]);
    expect(await listEmails({})).toEqual(expect.arrayContaining([open, suspected, handled]));
    expect(await listEmails({ since: new Date('2100-01-01') })).toEqual([]);
  });

  test('leads are purged after two years, suspected spam after a month', async () => {
    const [regular, suspected] = [newAddress(), newAddress()];
    await sendMessage({ email: regular });
    await sendMessage({ email: suspected, homepage: 'x' });
    app.clock.advance(31 * 86_400_000);
    await purgeLeads(app.context());
    expect([await findStored(regular), await findStored(suspected)].map(({ length }) => length)).toEqual([1, 0]);
    app.clock.advance(700 * 86_400_000);
    await purgeLeads(app.context());
    expect(await findStored(regular)).toEqual([]);
  });
});
