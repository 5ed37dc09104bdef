import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a visitor selects two courses, keeps them across a reload, compares them and opens one', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/courses');
  await page.getByRole('heading', { name: 'Browse by category' }).waitFor();
  await page.goto('/courses?query=sql');
  const tray = page.getByRole('complementary', { name: 'Courses to compare' });
  const buttons = page.getByRole('button', { name: /^Compare / });
  await buttons.first().click();
  await tray.waitFor();
  await buttons.nth(1).click();
  await page.getByText('2 of 4 courses chosen to compare').waitFor();
  await page.reload();
  await tray.getByRole('link', { name: 'Compare 2 courses' }).waitFor();
  // At the restored scroll position the header may cover filters.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await tray.getByRole('link', { name: 'Compare 2 courses' }).click();
  await page.waitForURL(/\/compare-courses\?ids=/);
  await page.getByRole('heading', { name: 'Compare 2 courses' }).waitFor();
  await page
    .getByRole('link', { name: /^See the course/ })
    .first()
    .click();
  await page.waitForURL(/\/course-detail\//);
  await page.getByRole('heading', { name: 'Skills it teaches' }).waitFor();
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"Course"'),
  );
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('any text after a course’s id leads to the course, and the canonical URL stays the same', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  const { data } = (await (await page.request.get('/api/programs?query=sql')).json()) as { data: { id: string }[] };
  const id = data[0]?.id ?? '';
  const canonical = async (suffix: string) => {
    await page.goto(`/course-detail/${id}/${suffix}`);
    return page.locator('link[rel=canonical]').getAttribute('href');
  };
  expect(await canonical('any/words/at/all')).toBe(await canonical('x/y'));
  await leave();
});

test('only the page that embeds a provider’s page allows that provider in its content security policy', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  const { data } = (await (await page.request.get('/api/programs?query=sql')).json()) as {
    data: { id: string; attributes: { url: string } }[];
  };
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  const site = new URL(data[0]?.attributes.url ?? '').host.replace(/^www\./, '');
  expect(await policyOf(`/courses/frame?id=${data[0]?.id}&url=https://evil.example`)).toMatch(
    `frame-src https://www.youtube-nocookie.com https://${site} https://*.${site};`,
  );
  expect(await policyOf(`/courses?id=${data[0]?.id}`)).toContain('frame-src https://www.youtube-nocookie.com;');
  await leave();
});

test('the pages of a category and of all universities are accessible, and an unknown university is a 404', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  for (const [path, heading] of [
    ['/category/data-analysis/anything', 'Data analysis'],
    ['/universities', 'Universities'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  expect((await page.goto('/university/no-such-university/x'))?.status()).toBe(404);
  await leave();
});

test('the first swipe on a page moves the carousel, and so does the second', async () => {
  const { page, context, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', touchScrolling: true });
  // High enough to show the carousel without scrolling.
  await page.setViewportSize({ width: 390, height: 1600 });
  await page.goto('/courses');
  const view = page.locator('.carousel-view').first();
  const { x, y, width, height } = (await view.boundingBox())!;
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y: y + height / 2 }] });
  const swipe = async () => {
    const start = x + width * 0.8;
    await touch('touchStart', start);
    for (let moved = 10; moved <= 200; moved += 10) {
      await touch('touchMove', start - moved);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd');
  };
  const firstSlide = () => view.evaluate((element) => element.querySelector('[role="group"]')!.getBoundingClientRect().left);
  const before = await firstSlide();
  await swipe();
  await page.locator('.carousel-view[data-started]').first().waitFor();
  await expect.poll(firstSlide).toBeLessThan(before - 100);
  const after = await firstSlide();
  await swipe();
  await expect.poll(firstSlide).toBeLessThan(after - 100);
  expect(consoleErrors).toEqual([]);
  await leave();
});
