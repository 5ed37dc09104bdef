import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Document, Page as PdfPage, renderToBuffer, Text } from '@react-pdf/renderer';
import type { Browser, Page } from 'playwright-core';
import { createElement as h } from 'react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import { createSeededDatabase } from '../setup/worker-server.ts';
import { hugePdf, pdfResume, scannedPdf, type Upload } from './files.ts';
import { expectAccessible, expectNoOverflow, openTestUser, untilInteractive } from './test-user.ts';

let browser: Browser;
let server: RunningServer;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-sites-'));
beforeAll(async () => {
  [browser, server] = await Promise.all([
    openBrowser(),
    createSeededDatabase().then((url) => startServer(folder, { DATABASE_URL: url }, 'tests/setup/server-with-sites.ts')),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.stop()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

const AD = `Warehouse supervisor
Kestrel Foods, Nagpur

Requirements
- 3 years of experience in warehouse operations
- Inventory management and SAP are required
- Advanced Excel is a plus`;
const ADDRESS = 'http://careers.kestrel.example/jobs/7';

const LANGUAGES = {
  en: {
    prefix: '',
    home: 'Check any ad against your résumé',
    read: 'Read this ad',
    fact: 'Title Warehouse supervisor',
    heading: 'What we read from this ad',
    bookmarklet: 'Check this ad',
  },
  hi: {
    prefix: '/hi',
    home: 'किसी भी विज्ञापन को अपने रिज़्यूमे से मिलाइए',
    read: 'यह विज्ञापन पढ़ें',
    fact: 'पद Warehouse supervisor',
    heading: 'हमने इस विज्ञापन से क्या पढ़ा',
    bookmarklet: 'यह विज्ञापन जाँचें',
  },
};
type Language = (typeof LANGUAGES)[keyof typeof LANGUAGES];

async function fill(page: Page, text: string): Promise<void> {
  const box = page.locator('#ad');
  await untilInteractive(box);
  await box.fill(text);
}

const press = async (page: Page, { read }: Language): Promise<void> => {
  const button = page.getByRole('button', { name: read });
  await untilInteractive(button);
  await button.click();
};

const choose = async (page: Page, file: Upload): Promise<void> => {
  await untilInteractive(page.locator('#ad'));
  await page.locator('input[type=file]').setInputFiles(file);
};

/** Each way brings the ad as a person does, from its first step to the page with what was read. */
const WAYS = {
  'pasted text': async (page: Page, language: Language) => {
    await page.goto(language.prefix || '/');
    await page.getByRole('link', { name: language.home }).click();
    await page.waitForURL(/\/check$/);
    await fill(page, AD);
    await press(page, language);
  },
  'an address': async (page: Page, language: Language) => {
    await page.goto(`${language.prefix}/check`);
    await fill(page, ADDRESS);
    await press(page, language);
  },
  'a file': async (page: Page, language: Language) => {
    await page.goto(`${language.prefix}/check`);
    await choose(page, await pdfResume(AD.split('\n')));
  },
  'text shared with the installed app': async (page: Page, language: Language) => {
    await page.goto(`${language.prefix}/check`);
    const link = page.locator('link[rel=manifest]');
    const href = (await link.count()) > 0 ? await link.first().getAttribute('href') : null;
    const manifest = (await (await page.request.get(href ?? '/app.webmanifest')).json()) as {
      share_target: { action: string; params: Record<'title' | 'text' | 'url', string> };
    };
    const { action, params } = manifest.share_target;
    await page.goto(
      `${language.prefix}${action}?${new URLSearchParams({ [params.title]: 'Message', [params.text]: AD }).toString()}`,
    );
    await press(page, language);
  },
};
/** It is dragged to the bookmarks, which a phone has no place for. */
const DESKTOP_WAYS = {
  ...WAYS,
  'the bookmark, pressed on the page of the ad': async (page: Page, language: Language) => {
    await page.goto(`${language.prefix}/check`);
    const bookmark = page.getByRole('link', { name: language.bookmarklet });
    await expect.poll(() => bookmark.getAttribute('href')).toMatch(/^javascript:/);
    const script = ((await bookmark.getAttribute('href')) ?? '').replace('javascript:', '');
    await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Warehouse supervisor</h1>' }));
    await page.goto(ADDRESS, { waitUntil: 'commit' });
    await Promise.all([page.waitForURL(/\/check\?url=/), page.evaluate(script)]);
    await press(page, language);
  },
};

describe.each([
  ['desktop', 'English', DESKTOP_WAYS, LANGUAGES.en],
  ['phone', 'Hindi', WAYS, LANGUAGES.hi],
] as const)('on a %s in %s', (screen, _language, ways, language) => {
  test.each(Object.entries(ways))('an ad is brought as %s', async (_name, bring) => {
    const { page, consoleErrors, leave } = await openTestUser(browser, server.origin, { screen });
    await bring(page, language);
    await page.getByRole('heading', { name: language.heading }).waitFor();
    await page.getByRole('button', { name: language.fact }).waitFor();
    await expectNoOverflow(page);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${language.prefix}/check/`));
    expect(consoleErrors).toEqual([]);
    await leave();
  });
});

const pdf = (name: string, buffer: Buffer): Upload => ({ name, mimeType: 'application/pdf', buffer });
const lockedPdf = async () =>
  pdf(
    'notice.pdf',
    await renderToBuffer(
      h(Document, { userPassword: 'secret', ownerPassword: 'owner', pdfVersion: '1.7' }, h(PdfPage, {}, h(Text, {}, 'Hidden'))),
    ),
  );

test('whatever cannot be read as an ad has a sentence of its own with what to do, and what was there stays', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, server.origin, { screen: 'phone' });
  await page.goto('/check');
  const files: [() => Upload | Promise<Upload>, string, RegExp][] = [
    [scannedPdf, 'We cannot read this file', /It is a scan.*Copy the text/],
    [lockedPdf, 'We cannot read this file', /protected by a password.*Save it without one/],
    [hugePdf, 'This is larger than we read', /A file may have 5 MB/],
    [() => pdf('notice.pdf', Buffer.from('%PDF-1.4')), 'We cannot read this file', /Use a PDF, a Word file or plain text/],
    [() => ({ ...pdf('notice.txt', Buffer.from('   ')), mimeType: 'text/plain' }), 'There is no text in it', /Paste the words/],
  ];
  for (const [make, heading, advice] of files) {
    await choose(page, await make());
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByText(advice).waitFor();
  }
  const texts: [string, string, RegExp][] = [
    [
      'Wir suchen eine Lagerleiterin (m/w/d) mit drei Jahren Erfahrung im Lager und guten Kenntnissen in SAP. Sie führen ein Team von zwölf Leuten und planen die Schichten. Wir bieten ein gutes Gehalt und dreißig Tage Urlaub im Jahr.',
      'This ad is in a language that we do not read',
      /paste that/,
    ],
    [
      'Good morning all, society meeting is on Sunday at 5 pm in the club house, agenda is parking and water',
      'This does not read like a job ad',
      /Did you copy the right text/,
    ],
    ['http://portal.example/jobs/42', 'This page opens only after signing in', /Open the ad yourself, copy its text/],
    ['http://127.0.0.1/admin', 'This address is not on the public web', /Copy the text of the ad/],
  ];
  for (const [text, heading, advice] of texts) {
    await fill(page, text);
    await press(page, LANGUAGES.en);
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByText(advice).waitFor();
    expect(await page.locator('#ad').inputValue()).toBe(text);
  }
  await expectAccessible(page);
  await page.goto('/hi/check');
  await fill(page, 'http://portal.example/jobs/42');
  await press(page, LANGUAGES.hi);
  await page.getByRole('heading', { name: 'यह पेज साइन इन करने पर ही खुलता है' }).waitFor();
  await page.getByRole('button', { name: 'टेक्स्ट पेस्ट करें' }).click();
  await expect.poll(() => page.locator('#ad').inputValue()).toBe('');
  expect(consoleErrors).toEqual([]);
  await leave();
});
