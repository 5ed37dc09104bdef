import { beforeEach, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import type { Category } from '../contract.ts';
import { notify, type NotificationInput } from './notify.ts';
import { sendDigests } from './send-digests.ts';

const app = openTestApp({ APP_ORIGIN: 'https://pathlight.example' });
let asha: TestMember;
beforeEach(async () => {
  asha = await aMember(app.context(), { name: 'Asha <Menon>' });
});

let number = 0;
const sendNotification = (overrides: Partial<NotificationInput> & Pick<NotificationInput, 'kind'>) => {
  number += 1;
  const facts = { job: 'Data analyst', company: 'Lumen & Sons', person: 'Dev', title: 'Windows', board: 'SQL' };
  const input = { userId: asha.id, dedupeKey: `mail:${number}`, facts, url: `/there/${number}` };
  return app.context().inTransaction((ctx) => notify(ctx, { ...input, ...overrides }));
};
const loadMails = () =>
  app.context().db.selectFrom('outbox_mails').selectAll().where('user_id', '=', asha.id).orderBy('created_at').execute();
const choose = (category: Category, mail: 'now' | 'digest' | 'never') =>
  app.call(asha, 'PATCH /api/notifications/preferences', { json: { category, mail } });
const onlyMail = async () => {
  const [mail, ...others] = await loadMails();
  if (!mail || others.length > 0) throw new Error(`${others.length + (mail ? 1 : 0)} mails were queued`);
  return mail;
};
const stripBrackets = (header = '') => header.replaceAll(/[<>]/g, '');

test('mail about a payment links to the item and its receipt, and has no unsubscribe link', async () => {
  const receipt = '/fitment-scores/1/payment/status?txnid=Tabc';
  await sendNotification({ kind: 'score-unlocked', url: '/fitment-score/1', mail: true, receipt });
  const { text, html, subject, headers } = await onlyMail();
  for (const part of [text, html])
    for (const link of ['/fitment-score/1', receipt]) expect(part).toContain(`https://pathlight.example${link}`);
  expect(text).toContain('Your receipt: ');
  expect(html).toContain('Lumen &amp; Sons');
  expect(html).not.toContain('<Menon>');
  expect(subject).toContain('Lumen & Sons');
  expect([headers, text.includes('unsubscribe')]).toEqual([{}, false]);
});

test('other mail has an unsubscribe link and no receipt', async () => {
  await sendNotification({ kind: 'board-invited', mail: true });
  const { text, html, headers } = await onlyMail();
  expect(`${text}${html}`).not.toContain('receipt');
  expect(headers).toEqual({
    'List-Id': '<boards.notifications.pathlight.example>',
    'List-Help': '<https://pathlight.example/settings/notifications>',
    'List-Unsubscribe': expect.stringMatching(/^<https:\/\/pathlight\.example\/api\/notifications\/unsubscribe\?token=[^>]+>$/),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  for (const part of [text, html]) expect(part).toContain('https://pathlight.example/notifications/unsubscribe?token=');
});

test('one-click unsubscribe without a cookie ends only that category', async () => {
  await sendNotification({ kind: 'board-invited', mail: true });
  const link = stripBrackets((await onlyMail()).headers['List-Unsubscribe']);
  const click = (address: string) =>
    app.fetch(address.replace('https://pathlight.example', ''), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await app.fetch(link.replace('https://pathlight.example', ''))).status).toBe(200);
  await sendNotification({ kind: 'board-invited', mail: true });
  expect(await loadMails()).toHaveLength(2);
  expect([(await click(link)).status, (await click(link)).status]).toEqual([200, 200]);
  await sendNotification({ kind: 'board-invited', mail: true });
  await sendNotification({ kind: 'program-application', facts: { program: 'B.Sc.', status: 'offered' }, mail: true });
  expect((await loadMails()).map(({ headers }) => headers['List-Id'])).toEqual([
    '<boards.notifications.pathlight.example>',
    '<boards.notifications.pathlight.example>',
    '<applications.notifications.pathlight.example>',
  ]);
});

test('a tampered unsubscribe link, or one of another member, is refused', async () => {
  await sendNotification({ kind: 'board-invited', mail: true });
  const link = stripBrackets((await onlyMail()).headers['List-Unsubscribe']);
  const token = new URL(link).searchParams.get('token') ?? '';
  const other = await aMember(app.context());
  const invalidTokens = [
    token.replace(asha.id, other.id),
    token.replace('boards', 'mentions'),
    token.slice(0, -2),
    `${asha.id}.boards.`,
    'x',
    '',
    `${asha.id}.purchases.${token.split('.')[2]}`,
  ];
  for (const invalid of invalidTokens) {
    const input = { query: { token: invalid }, form: { 'List-Unsubscribe': 'One-Click' as const } };
    await expect(app.call(null, 'POST /api/notifications/unsubscribe', input)).rejects.toMatchObject({ status: 404 });
  }
});

test('a member chooses per category between immediate e-mail, the digest and none', async () => {
  await choose('mentions', 'now');
  await choose('boards', 'never');
  await choose('comments', 'digest');
  await sendNotification({ kind: 'mention' });
  await sendNotification({ kind: 'board-invited', mail: true });
  await sendNotification({ kind: 'comment' });
  expect((await loadMails()).map(({ subject }) => subject)).toEqual(['Dev mentioned you in a comment on “Windows”.']);
});

test('the digest contains unread notifications once, grouped, and is skipped when empty', async () => {
  for (const person of ['Dev', 'Mia', 'Bo'])
    await sendNotification({ kind: 'comment', group: 'windows', facts: { person, title: 'Windows & dates' } });
  await sendNotification({ kind: 'mention' });
  await sendDigests(app.context());
  await sendDigests(app.context());
  const { text, html, subject, headers } = await onlyMail();
  expect(subject).toBe('2 things happened');
  expect(text).toContain('- Bo and 2 others commented on “Windows & dates”.\n  https://pathlight.example/there/');
  expect(html).toContain('Bo and 2 others commented on “Windows &amp; dates”.');
  expect(headers['List-Id']).toBe('<digest.notifications.pathlight.example>');
  app.clock.advance(86_400_000);
  await sendDigests(app.context());
  expect(await loadMails()).toHaveLength(1);
});

test('notifications that have been read are left out of the digest, and the weekly one is sent on Mondays', async () => {
  await app.call(asha, 'PATCH /api/notifications/preferences', { json: { digest: 'weekly' } });
  await sendNotification({ kind: 'mention' });
  await app.call(asha, 'POST /api/notifications/mark_as_read');
  await sendNotification({ kind: 'comment' });
  const weekday = () => new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Kolkata' }).format(app.clock.now());
  for (let days = 0; days < 7 && (await loadMails()).length === 0; days += 1) {
    await sendDigests(app.context());
    if ((await loadMails()).length === 0) app.clock.advance(86_400_000);
  }
  expect([weekday(), (await onlyMail()).subject]).toEqual(['Mon', 'Dev commented on “Windows”.']);
});

test("the digest's unsubscribe link ends the digest", async () => {
  await sendNotification({ kind: 'mention' });
  await sendDigests(app.context());
  const link = stripBrackets((await onlyMail()).headers['List-Unsubscribe']);
  const token = new URL(link).searchParams.get('token') ?? '';
  const { data } = await app.call(null, 'GET /api/notifications/unsubscribe', { query: { token } });
  expect(data.attributes.list).toBe('digest');
  await app.call(null, 'POST /api/notifications/unsubscribe', { query: { token }, form: { 'List-Unsubscribe': 'One-Click' } });
  await sendNotification({ kind: 'mention' });
  app.clock.advance(86_400_000);
  await sendDigests(app.context());
  expect(await loadMails()).toHaveLength(1);
});

test('unverified addresses receive no mail', async () => {
  await app.context().db.updateTable('users').set({ email_verified: false }).where('id', '=', asha.id).execute();
  await sendNotification({ kind: 'score-unlocked', mail: true });
  await sendNotification({ kind: 'mention' });
  await sendDigests(app.context());
  expect(await loadMails()).toEqual([]);
});
