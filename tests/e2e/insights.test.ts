import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, scrollTo, signIn } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const HOSTILE = `<h1 onclick="alert(1)">Ask the row</h1><p style="position:fixed">Who is in the <b>room</b> with me, in what order do we
  stand, and how far may I see? That is all there is to it, and it fits on a napkin.<script>window.planted = 1</script></p>
  <img src=x onerror="window.planted = 1"><a href="javascript:window.planted = 1">press</a><iframe srcdoc="x"></iframe>
  <p><a href="https://docs.example/windows">the manual</a></p>`;

/** Pastes HTML, as if copied from a hostile page. */
const paste = (page: Page, html: string) =>
  page.getByRole('textbox', { name: 'Text' }).evaluate((editor, pasted) => {
    const data = new DataTransfer();
    data.setData('text/html', pasted);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);

const openSignedInUser = async (name: string, options: Parameters<typeof openTestUser>[2] = {}) => {
  const person = await openTestUser(browser, origin, options);
  await signIn(person.page, origin, { existing: name });
  await person.page.goto('/insights/mine');
  return person;
};

test('text pasted from a hostile page is sanitised, an interrupted draft is kept, and it can be published', async () => {
  const { page, consoleErrors, leave } = await openSignedInUser('Asha Menon');
  await page.goto('/insights/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Ask the row three questions');
  await page.getByRole('textbox', { name: 'Text' }).click();
  // The rich-text editor replaces the plain field on focus.
  await page.locator('[contenteditable="true"]').waitFor();
  await paste(page, HOSTILE);
  await page.getByLabel('Hashtags', { exact: true }).fill('SQL');
  await page.getByLabel('Hashtags', { exact: true }).press('Enter');
  await page.getByText('Kept as a draft.').waitFor();
  await page.waitForURL(/edit=draft-/);
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('textbox', { name: 'Text' }).getByText('fits on a napkin').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Choose a category, so that people find it.').first().waitFor();
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Data analysis' });
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.waitForURL(/\/insights\/detail\/ask-the-row-three-questions/);

  const article = page.locator('article');
  await article.getByText('fits on a napkin').waitFor();
  expect(await article.locator('.prose strong').textContent()).toBe('room');
  expect(await article.locator('.prose :is(img, script, iframe, [style], [onclick])').count()).toBe(0);
  expect(await article.locator('.prose a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'https://docs.example/windows',
  ]);
  expect(await page.evaluate(() => Reflect.get(window, 'planted'))).toBeUndefined();
  await expectAccessible(page);
  // Newer versions of Chromium report the planted handlers that the policy blocks.
  expect(consoleErrors.filter((error) => !error.includes('Executing inline event handler violates'))).toEqual([]);
  await leave();
});

test('comments are in the page from the start, and their script comes near the view without moving anything', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/blog/what-partly-met-means');
  const box = page.getByRole('textbox', { name: 'Add a comment' });
  // What stands below may load at the same time.
  const height = () => page.locator('#comments').evaluate((comments) => comments.getBoundingClientRect().height);
  const before = { scripts: scripts.length, height: await height() };
  expect(await box.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))).toBe(false);
  await scrollTo(box);
  expect(scripts.length).toBeGreaterThan(before.scripts);
  expect(await height()).toBe(before.height);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('an insight is liked and commented on with a mention, a reply is liked, and deleting can be undone', async () => {
  const asha = await openSignedInUser('Asha Menon');
  const { data: ashaUser } = (await (await asha.page.request.get('/api/users/auth/logged_in')).json()) as {
    data: { attributes: { slug: string } };
  };
  const rahul = await openSignedInUser('Rahul Verma', { screen: 'phone', dark: true });
  const insightPath = '/insights/detail/median-before-mean';
  await rahul.page.goto(insightPath);
  const like = rahul.page.getByRole('button', { name: /^Like “Look at the median/ });
  await like.dblclick();
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true');

  const box = rahul.page.getByRole('textbox', { name: 'Add a comment' });
  await scrollTo(box);
  await box.pressSequentially(`Draw the picture first, @${ashaUser.attributes.slug.slice(0, -1)}`);
  await rahul.page.getByRole('option').first().waitFor();
  await expectAccessible(rahul.page);
  await box.press('Enter');
  await expect.poll(() => box.inputValue()).toContain(`@${ashaUser.attributes.slug} `);
  await box.press('Control+Enter');
  await rahul.page.locator('.comment-text').getByText('Draw the picture first').waitFor();

  await asha.page.goto('/insights/mine');
  await asha.page.getByRole('button', { name: /^Notifications, \d+ unread/ }).click();
  await asha.page.getByText(/mentioned you in a comment/).click();
  await asha.page.waitForURL(/#comment-/);
  await asha.page.getByRole('button', { name: /^Reply to / }).click();
  await asha.page.getByRole('textbox', { name: /^Your reply to/ }).fill('Yes, and then count. <b>Always</b>');
  await asha.page.getByRole('button', { name: 'Reply', exact: true }).click();
  await asha.page.getByText('<b>Always</b>').waitFor();
  await asha.page.getByRole('button', { name: /^More about the comment/ }).click();
  await asha.page.getByRole('menuitem', { name: 'Delete' }).click();
  await asha.page.getByRole('button', { name: 'Undo' }).click();
  await asha.page.getByText('<b>Always</b>').waitFor();

  await rahul.page.reload();
  const commentLike = rahul.page.getByRole('button', { name: /^Like the comment of Asha/ });
  await scrollTo(commentLike);
  await commentLike.dblclick();
  await expect.poll(() => commentLike.getAttribute('aria-pressed')).toBe('true');
  await expectAccessible(rahul.page);
  expect([...asha.consoleErrors, ...rahul.consoleErrors]).toEqual([]);
  await asha.leave();
  await rahul.leave();
});

test('the feed loads more on scrolling, and the back button restores the position', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/insights');
  await page.locator('.feed .card').first().waitFor();
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 3000);
        return page.locator('.feed > .card').count();
      },
      // Pauses between steps, because React hydrates the feed when the browser is idle.
      { timeout: 30_000, interval: 250 },
    )
    .toBeGreaterThan(30);
  const card = page.locator('.feed > .card').nth(28).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(2000);
  await card.click();
  await page.waitForURL(/\/insights\/detail\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/insights$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 400);
  await expect.poll(() => page.locator('.feed > .card').count()).toBeGreaterThan(28);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('“less like this” removes a card from the feed and can be undone', async () => {
  const { page, consoleErrors, leave } = await openSignedInUser('Meera Iyer');
  await page.goto('/insights');
  const first = page.locator('.feed > .card').first();
  const title = (await first.locator('.card-title').textContent()) ?? '';
  await first.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Less like this' }).click();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect.poll(() => page.locator('.feed > .card .card-title').allTextContents()).not.toContain(title);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.locator('.feed > .card .card-title').allTextContents()).toContain(title);
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});
