import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { startSmtp } from '../../../tests/setup/fake-smtp.ts';
import type { Mail } from './mail.ts';
import { listFailedMails, replayMails } from './failed-mails.ts';
import { cancelMails, purgeFinishedMail, queueMail, sendMail, deliverDueMail } from './outbox.ts';

const smtp = await startSmtp();
const app = openTestApp({ SMTP_URL: smtp.url, APP_ORIGIN: 'https://pathlight.example' });
afterAll(() => smtp.stop());
beforeEach(() => {
  smtp.messages.length = 0;
  smtp.respondWith('accept');
});

let number = 0;
const aMail = (overrides: Partial<Omit<Mail, 'date'> & { userId: string | null }> = {}) => {
  number += 1;
  return { id: `mail-${number}`, userId: null, to: 'asha@people.example', subject: 'Hello', text: 'A line.', ...overrides };
};
const queue = (mail: ReturnType<typeof aMail>) => app.context().inTransaction((ctx) => queueMail(ctx, mail));
const findState = async (id: string) =>
  app
    .context()
    .db.selectFrom('outbox_mails')
    .select(['state', 'attempts', 'last_error', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
const headersOf = (message = '') => message.slice(0, message.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ');
const header = (message: string | undefined, name: string) =>
  [...headersOf(message).matchAll(new RegExp(`^${name}: (.*)$`, 'gim'))].map(([, value]) => value?.trim());

test('a mail is sent once, marked as automatic, and its text is deleted', async () => {
  const mail = aMail({ html: '<p>A line.</p>', headers: { 'List-Id': '<likes.notifications.pathlight.example>' } });
  await Promise.all([queue(mail), queue(mail)]);
  await app.runTasks();
  await Promise.all([sendMail(app.context(), mail), deliverDueMail(app.context())]);
  expect(smtp.messages).toHaveLength(1);
  const [message] = smtp.messages;
  expect(header(message, 'Auto-Submitted')).toEqual(['auto-generated']);
  expect(header(message, 'List-Id')).toEqual(['<likes.notifications.pathlight.example>']);
  expect(header(message, 'Message-ID')).toEqual([expect.stringMatching(/^<[\da-f]{32}@pathlight\.example>$/)]);
  expect(new Date(header(message, 'Date')[0] ?? '')).toEqual(app.clock.now());
  expect(header(message, 'Content-Type')[0]).toContain('multipart/alternative');
  expect(await findState(mail.id)).toEqual({ state: 'sent', attempts: 1, last_error: '', text: '' });
});

test('a file is attached as it is stored when the mail is delivered, and answers go to whom it names', async () => {
  const { key } = await app.context().files.put('resume', new TextEncoder().encode('Ana Silva'));
  const mail = { ...aMail(), replyTo: 'ana@people.example', attachments: [{ key, name: 'ana.txt', type: 'text/plain' }] };
  await app.context().inTransaction((ctx) => queueMail(ctx, mail));
  await app.runTasks();
  const [message = ''] = smtp.messages;
  expect(header(message, 'Reply-To')).toEqual(['ana@people.example']);
  expect(message).toMatch(/Content-Disposition: attachment; filename=ana\.txt\r?\n\r?\nQW5hIFNpbHZh/);
});

test('a mail whose file is gone is retried like one that cannot be delivered, and a cancelled one is not sent', async () => {
  const gone = { ...aMail(), attachments: [{ key: `resume/${randomUUID()}`, name: 'ana.txt', type: 'text/plain' }] };
  const cancelled = aMail();
  await app.context().inTransaction(async (ctx) => {
    await queueMail(ctx, gone);
    await queueMail(ctx, cancelled);
    await cancelMails(ctx, [cancelled.id]);
  });
  await app.runTasks();
  expect([smtp.messages, (await findState(gone.id))?.state, await findState(cancelled.id)]).toEqual([[], 'waiting', undefined]);
  await cancelMails(app.context(), [gone.id]);
});

test('a rolled back transaction sends no mail', async () => {
  const mail = aMail();
  const failing = app.context().inTransaction(async (ctx) => {
    await queueMail(ctx, mail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await app.runTasks();
  expect([smtp.messages, await findState(mail.id)]).toEqual([[], undefined]);
});

test('a temporary failure is retried after a delay', async () => {
  smtp.respondWith('try-later');
  const mail = aMail();
  await queue(mail);
  await app.runTasks();
  expect(await findState(mail.id)).toMatchObject({ state: 'waiting', attempts: 1, last_error: expect.stringContaining('later') });
  smtp.respondWith('accept');
  await deliverDueMail(app.context());
  expect(smtp.messages).toHaveLength(0);
  app.clock.advance(12_000);
  await deliverDueMail(app.context());
  expect(smtp.messages).toHaveLength(1);
});

test('while the mail server is away for two days nothing is given up, and once it is back everything arrives', async () => {
  const mails = [aMail(), aMail(), aMail()];
  await smtp.stop();
  for (const mail of mails) await queue(mail);
  await app.runTasks();
  for (let minutes = 0; minutes < 2 * 24 * 60; minutes += 75) {
    app.clock.advance(75 * 60_000);
    await deliverDueMail(app.context());
  }
  for (const { id } of mails) expect(await findState(id)).toMatchObject({ state: 'waiting' });
  await smtp.restart();
  app.clock.advance(75 * 60_000);
  await deliverDueMail(app.context());
  expect(smtp.messages).toHaveLength(mails.length);
});

test('after three days a mail is given up, is listed for staff, and can be replayed', async () => {
  await smtp.stop();
  const mail = aMail();
  await queue(mail);
  await app.runTasks();
  const began = app.clock.now().getTime();
  while ((await findState(mail.id))?.state === 'waiting') {
    app.clock.advance(75 * 60_000);
    await deliverDueMail(app.context());
  }
  expect((app.clock.now().getTime() - began) / 86_400_000).toBeGreaterThan(3);
  expect(await findState(mail.id)).toMatchObject({ state: 'dead', attempts: 80 });
  app.clock.advance(86_400_000);
  await deliverDueMail(app.context());
  expect((await listFailedMails(app.context(), { find: '' }, 10)).shown.map(({ id }) => id)).toEqual([mail.id]);
  await smtp.restart();
  expect(await replayMails(app.context(), mail.id)).toBe(1);
  await app.runTasks();
  expect([smtp.messages.length, (await findState(mail.id))?.state]).toEqual([1, 'sent']);
});

test('a permanent failure is not retried', async () => {
  smtp.respondWith('reject');
  const mail = aMail();
  await queue(mail);
  await app.runTasks();
  expect(await findState(mail.id)).toMatchObject({
    state: 'dead',
    attempts: 1,
    last_error: expect.stringContaining('No such mailbox'),
  });
});

test('a mail whose confirmation was lost is sent again under the same Message-ID', async () => {
  smtp.respondWith('hang-up');
  const mail = aMail();
  await queue(mail);
  await app.runTasks();
  smtp.respondWith('accept');
  app.clock.advance(12_000);
  await deliverDueMail(app.context());
  expect(smtp.messages).toHaveLength(2);
  expect(header(smtp.messages[0], 'Message-ID')).toEqual(header(smtp.messages[1], 'Message-ID'));
  expect(header(smtp.messages[0], 'Date')).toEqual(header(smtp.messages[1], 'Date'));
});

test('a mail claimed by a process that died is delivered by another after a minute', async () => {
  const mail = aMail();
  await queue(mail);
  const dying = sendMail({ ...app.context(), deliver: () => new Promise(() => {}) }, mail);
  void dying;
  await expect.poll(async () => (await findState(mail.id))?.attempts).toBe(1);
  await deliverDueMail(app.context());
  expect(smtp.messages).toHaveLength(0);
  app.clock.advance(60_001);
  await deliverDueMail(app.context());
  expect([smtp.messages.length, (await findState(mail.id))?.state]).toEqual([1, 'sent']);
});

test('hostile text in a mail adds no header and no recipient', async () => {
  const hostileText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a\r\nBcc: x@evil.example', 'a\nBcc: x@evil.example', 'a\rBcc: x@evil.example', 'a\u2028Bcc: x@evil.example'),
  );
  const hostileTexts = fc.record({ subject: hostileText, text: hostileText, listId: hostileText });
  await fc.assert(
    fc.asyncProperty(hostileTexts, async ({ subject, text, listId }) => {
      smtp.messages.length = 0;
      const date = app.clock.now();
      await app.context().deliver({ ...aMail(), subject, text, headers: { 'List-Id': listId }, date });
      const [message] = smtp.messages;
      expect(headersOf(message)).not.toMatch(/^(bcc|cc|reply-to):/im);
      expect(header(message, 'To')).toEqual(['asha@people.example']);
      expect(header(message, 'Auto-Submitted')).toEqual(['auto-generated']);
    }),
    { numRuns: 60 },
  );
});

test('an invalid or combined address reaches no other recipient', async () => {
  for (const to of [
    'asha@people.example, x@evil.example',
    'asha@people.example\r\nRCPT TO:<x@evil.example>',
    '<x@evil.example>,',
  ]) {
    const date = app.clock.now();
    await app
      .context()
      .deliver({ ...aMail(), to, date })
      .catch(() => {});
  }
  for (const message of smtp.messages) expect(header(message, 'To').join(' ')).not.toMatch(/(^|[\s,<])x@evil\.example/);
});

test('finished mail is purged after a month, and waiting mail is not', async () => {
  const { id: userId } = await aMember(app.context());
  const [old, waiting] = [aMail(), aMail({ userId })];
  await queue(old);
  await app.runTasks();
  await queue(waiting);
  app.clock.advance(31 * 86_400_000);
  await purgeFinishedMail(app.context());
  expect([await findState(old.id), (await findState(waiting.id))?.state]).toEqual([undefined, 'waiting']);
});
