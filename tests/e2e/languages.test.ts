import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { untilHydrated, expectAccessible, expectNoOverflow, openTestUser, createAccount } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const HINDI = /[\u0900-\u097f]/;
const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + address, { headers, redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), html: await response.text() };
};
const heading = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
const PAGES = [
  '/',
  '/jobs-apprenticeships',
  '/courses',
  '/insights',
  '/communities',
  '/blog',
  '/privacy-policy',
  '/how-the-score-works',
];

describe('a page in Hindi', () => {
  test.each(PAGES)('%s declares its language, its URL and the English version', async (path) => {
    const hindiPath = path === '/' ? '/hi' : `/hi${path}`;
    const [english, hindi] = [await get(path), await get(hindiPath)];
    expect([english.status, hindi.status]).toEqual([200, 200]);
    expect([HINDI.test(heading(english.html)), HINDI.test(heading(hindi.html))]).toEqual([false, true]);
    expect(hindi.html).toContain('<html lang="hi-IN"');
    expect(hindi.html).toContain('<meta property="og:locale" content="hi_IN"');
    expect(hindi.html).toContain(`<link rel="canonical" href="${origin}${hindiPath}"`);
    for (const { html } of [english, hindi])
      for (const [tag, address] of [
        ['en', path],
        ['hi', hindiPath],
        ['x-default', path],
      ] as const)
        expect(html).toContain(`<link rel="alternate" hrefLang="${tag}" href="${origin}${address}"`);
  });

  test('links to pages in Hindi and keeps the referral parameter', async () => {
    const { html } = await get('/hi/jobs-apprenticeships?Ref=partner-1');
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    const otherLinks = links.filter((href) => !/^\/hi(\/|\?|$)/.test(href) && !href.startsWith('/api/'));
    expect(otherLinks).toEqual(['/jobs-apprenticeships?Ref=partner-1', '/jobs-apprenticeships?Ref=partner-1']);
    expect(links.filter((href) => href.startsWith('/hi')).every((href) => href.includes('Ref=partner-1'))).toBe(true);
  });

  test('that does not exist is a 404 in Hindi, and a redirect stays in Hindi', async () => {
    const missing = await get('/hi/no-such-page');
    expect([missing.status, heading(missing.html)]).toEqual([404, 'पेज नहीं मिला']);
    expect((await get('/hi/home')).to).toBe('/hi');
    expect((await get('/hi/')).to).toBe('/hi');
  });

  test('is the target of a typed URL only for readers who chose Hindi', async () => {
    const chosen = { cookie: 'language=hi' };
    expect((await get('/?Ref=7', { ...chosen, 'sec-fetch-site': 'none' })).to).toBe('/hi?Ref=7');
    expect((await get('/', { ...chosen, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await get('/', { 'accept-language': 'hi', 'sec-fetch-site': 'none' })).status).toBe(200);
  });

  test('and a page in English can be rendered at the same time', async () => {
    const paths = Array.from({ length: 24 }, (_, index) => `${index % 2 ? '/hi' : ''}${PAGES[1 + (index % (PAGES.length - 1))]}`);
    const pages = await Promise.all(paths.map((address) => get(address)));
    const mixed = pages.flatMap(({ html }, index) => {
      const hindi = paths[index]?.startsWith('/hi') ?? false;
      const header = html.slice(html.indexOf('<header'), html.indexOf('</header>')).replaceAll('हिन्दी', '');
      return HINDI.test(header) === hindi && HINDI.test(heading(html)) === hindi ? [] : [paths[index]];
    });
    expect(mixed).toEqual([]);
  });

  test('marks the language of an insight, and says it where it is not that of the page', async () => {
    const title = (html: string) => /<h1[^>]*>/.exec(html)?.[0] ?? '';
    const [english, hindi] = ['/insights/detail/skills-travel', '/insights/detail/pehla-resume-ek-panna'];
    const article = async (address: string) => /<article[^]*?<\/article>/.exec((await get(address)).html)?.[0] ?? '';
    for (const [address, lang, label] of [
      [`/hi${english}`, 'lang="en-IN"', 'अंग्रेज़ी में'],
      [hindi, 'lang="hi-IN"', 'In Hindi'],
    ] as const) {
      expect(title(await article(address))).toContain(lang);
      expect(await article(address)).toContain(label);
    }
    for (const address of [english, `/hi${hindi}`]) {
      expect(title(await article(address))).not.toContain('lang=');
      expect(await article(address)).not.toMatch(/अंग्रेज़ी में<|In Hindi/);
    }
  });

  test('says in search what is written in another language than the page', async () => {
    const insight = async (address: string) =>
      (await get(address)).html.split('item-title').find((hit) => hit.includes('/insights/detail/')) ?? '';
    const english = await insight('/hi/search?query=window+functions');
    expect(english).toContain('lang="en-IN"');
    expect(english).toContain('अंग्रेज़ी में');
    const hindi = await insight(`/search?query=${encodeURIComponent('पहला रिज़्यूमे')}`);
    expect(hindi).toContain('lang="hi-IN"');
    expect(hindi).toContain('In Hindi');
    expect(await insight(`/hi/search?query=${encodeURIComponent('पहला रिज़्यूमे')}`)).not.toContain('lang=');
  });

  test('loads only the messages of its language', async () => {
    const scripts = async (address: string) => {
      const { html } = await get(address);
      const files = new Set([...html.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([file]) => file));
      // Include dynamically imported scripts.
      const texts: string[] = [];
      for (const file of files) {
        const text = (await get(file)).html;
        texts.push(text);
        for (const [, name = ''] of text.matchAll(/["'`]\.\/([\w.~$-]+\.js)["'`]/g))
          files.add(path.posix.join(path.dirname(file), name));
      }
      return texts.join('\n');
    };
    const [english, hindi] = [await scripts('/'), await scripts('/hi')];
    expect([english.includes('Find roles'), english.includes('रोल खोजें')]).toEqual([true, false]);
    expect([hindi.includes('Find roles'), hindi.includes('रोल खोजें')]).toEqual([false, true]);
  });
});

test('on a phone a visitor switches to Hindi, finds a role, signs in, applies and sees how they fit', async () => {
  const { page, context, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await context.addInitScript(() => Object.defineProperty(navigator, 'languages', { get: () => ['hi-IN', 'en'] }));
  await page.goto('/jobs-apprenticeships');
  await untilHydrated(page);
  await page.getByPlaceholder('Role, skill or company').fill('data analyst');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'हिन्दी में पढ़ें' }).click();
  await page.waitForURL(/\/hi\/jobs-apprenticeships/);
  await untilHydrated(page);
  const search = page.getByPlaceholder('रोल, स्किल या कंपनी');
  await expect.poll(() => search.inputValue()).toBe('data analyst');
  await search.press('Enter');
  await page.waitForURL(/query=data/);
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page.locator('.item-title a').first().click();
  await page.getByRole('button', { name: 'आवेदन करें', exact: true }).first().click();
  await page.getByRole('link', { name: 'Google से जारी रखें' }).click();
  await createAccount(page, 'Asha Hindi');
  await page.getByLabel('कवर लेटर', { exact: true }).fill('मैं दुकान का हिसाब रखती हूँ और आपके साथ रखना चाहूँगी।');
  await expectNoOverflow(page);
  await page.locator('input[type=file]').setInputFiles(await pdfResume(ANALYST));
  await page.getByRole('button', { name: 'आवेदन भेजें' }).click();
  await page.waitForURL(/\/hi\/.*\/thankyou/);
  await page.getByRole('heading', { name: 'आपका सबसे मज़बूत सबूत' }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect((await page.request.get('/api/users/auth/logged_in').then((answer) => answer.json())).data.attributes.language).toBe(
    'hi',
  );
  expect(consoleErrors).toEqual([]);
  await leave();
});
