import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '#app/wiring/settings.ts';
import { createMailer } from '#platform/mail/mail.ts';
import { createMailApp } from './mail-app.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-mailbox-'));
const app = createMailApp(path.join(folder, 'mail'));
const read = async (address: string) => (await app.request(address)).text();
const content = 'नमस्ते Zoë, “Data & <b>tables</b>” — '.repeat(8);

beforeAll(async () => {
  const mailer = createMailer(loadConfig({ APP_ENV: 'test', DATA_DIR: folder }));
  const mail = { to: 'asha@people.example', subject: content, text: `${content}\nhttps://a.example/?b=c`, date: new Date(0) };
  await mailer.deliver({ ...mail, id: 'designed', html: `<p>${content.replaceAll('<', '&lt;')}</p>` });
  await mailer.deliver({ ...mail, id: 'plain' });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the mailbox shows mail in any script and executes nothing', async () => {
  const list = await read('/mail');
  expect(list).toContain('नमस्ते Zoë, “Data &amp; &lt;b&gt;tables&lt;/b&gt;” —');
  expect(list).toContain('asha@people.example');
  expect(await read('/mail/designed.eml/html')).toBe(`<p>${content.replaceAll('<', '&lt;')}</p>`);
  expect(await read('/mail/plain.eml')).toContain('https://a.example/?b=c');
  expect((await app.request('/mail/designed.eml/html')).headers.get('content-security-policy')).toContain('sandbox');
});

test('only messages of the mail folder are readable', async () => {
  for (const name of ['..%2f..%2fetc%2fpasswd', 'no.eml', 'designed.txt', '.eml'])
    expect((await app.request(`/mail/${name}`)).status).toBe(404);
});
