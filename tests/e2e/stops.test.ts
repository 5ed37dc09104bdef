import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { applyOverHttp, buyPlan, checkAllCriteria, makePlan, passCheck } from './steps.ts';
import { expectAccessible, expectNoOverflow, openTestUser, untilInteractive } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const openSkillOf = (page: Page): string => new URL(page.url()).searchParams.get('skill') ?? '';

test('a member who paid follows a stop from why to shown, with each next action at its head', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await makePlan(page, origin);
  await buyPlan(page);
  await untilInteractive(page.getByRole('button', { name: 'Continue' }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Why this stop' }).waitFor();
  const skill = openSkillOf(page);
  await page.getByRole('heading', { name: 'What it earns' }).waitFor();
  await page.getByRole('list', { name: 'What each way of showing the skill counts' }).waitFor();
  await page.getByRole('img', { name: /^Hours of each part: / }).waitFor();
  await page.getByRole('list', { name: 'Hours of each day' }).first().waitFor();
  expect(await page.getByRole('link', { name: 'Start', exact: true }).getAttribute('href')).toMatch(/^https:/);
  await expectAccessible(page);

  await page
    .getByText(/other ways$/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Language' }).first().click();
  await page.getByRole('menuitemradio', { name: 'Hindi' }).click();
  const ways = page.locator('.current-part .other-way');
  await ways.filter({ hasText: 'Hindi' }).first().waitFor();
  await expect.poll(() => ways.filter({ hasNotText: 'Hindi' }).count()).toBe(0);
  const then = /(\d+(?:\.\d+)?) hours for the stop/.exec((await ways.first().textContent()) ?? '')?.[1] ?? 'no hours';
  await ways
    .first()
    .getByRole('button', { name: /^Swap: / })
    .click();
  await page.getByText('Swapped. The hours and dates follow.').waitFor();
  await page.getByText(new RegExp(`^${then} hours, by `)).waitFor();
  await page.getByRole('button', { name: 'Back to the planned one' }).click();
  await page.getByRole('button', { name: 'Back to the planned one' }).waitFor({ state: 'detached' });

  await page
    .getByRole('button', { name: /^Part of it: / })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Hours done, of /)
    .fill('0.5');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. It counts in this week.').waitFor();
  await page
    .locator('.current-part')
    .getByText(/^0\.5h of \d/)
    .waitFor();

  const open = page.locator('.stop-path').getByRole('button', { name: /^Mark as done: / });
  for (let left = await open.count(); left > 0; left--) {
    await open.first().click();
    await expect.poll(() => open.count()).toBe(left - 1);
  }
  await page.locator('.stop-next').getByRole('link', { name: 'Take the check' }).click();
  await page.getByRole('button', { name: 'Start the check' }).click();
  await passCheck(page, skill);
  await page.getByRole('heading', { name: 'Checked', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to my plan' }).click();

  await page.locator('.stop-next').getByRole('link', { name: 'See what to make' }).click();
  await checkAllCriteria(page);
  await page.getByLabel('Link to your work').fill('https://code.example/nisha/work');
  await page.getByRole('button', { name: /^Show my work/ }).click();
  await page.getByText(/^Shown on/).waitFor();
  await page.getByRole('link', { name: 'Back to my plan' }).click();
  await page.locator('.skill-head').getByText('Shown', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.locator('.stop-next').getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => openSkillOf(page)).not.toBe(skill);
  expect(consoleErrors.filter((error) => !error.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  await leave();
});

test('on a phone in Hindi a member tests out of a stop before learning any part of it', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await makePlan(page, origin);
  await page.goto(`/hi${new URL(page.url()).pathname}`);
  await untilInteractive(page.getByRole('button', { name: 'आगे बढ़ें' }));
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  await page.getByRole('heading', { name: 'यह पड़ाव क्यों' }).waitFor();
  const skill = openSkillOf(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.locator('.stop-path').getByRole('link', { name: 'जाँच दें' }).click();
  await page.getByRole('button', { name: 'जाँच शुरू करें' }).click();
  await passCheck(page, skill, (number) => `सवाल ${number}, कुल 8`);
  await page.getByRole('link', { name: 'मेरे प्लान पर वापस' }).click();
  await page.locator('.skill-head').locator('.tag', { hasText: 'जाँचा' }).waitFor();
  expect(
    await page
      .locator('.stop-path')
      .getByRole('button', { name: /^पूरा: / })
      .count(),
  ).toBe(0);
  await page.getByRole('button', { name: 'पूरा प्लान' }).first().click();
  await expect.poll(() => page.locator('.skill').filter({ hasText: 'जाँचा' }).count()).toBe(1);
  expect(consoleErrors.filter((error) => !error.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  await leave();
});

const openOffer = async (page: Page, resume: readonly string[], job = 'data analyst store operations') => {
  await applyOverHttp(page, origin, job, await pdfResume(resume));
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-2);
  await page.goto(`/plan-offers/${id}`);
};

test('on a phone the shortest way to the next band is offered, and bought as it was offered', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await openOffer(
    page,
    ANALYST.filter((line) => !/Power BI|pivot/.test(line)),
  );
  await page.getByRole('heading', { name: /^A good fit is \d stops? away$/ }).waitFor();
  const offered = await page.locator('.offer-stop .strong').allTextContents();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await untilInteractive(page.getByRole('button', { name: 'Start the first stop, free' }));
  await page.getByRole('button', { name: 'Start the first stop, free' }).click();
  await page.getByRole('heading', { name: /^Personalized Learning Plan for the/ }).waitFor();
  await buyPlan(page);
  const names = (texts: readonly string[]) => texts.map((text) => text.replace('FREE', '').trim());
  expect(names(await page.locator('.skill .cover-press').allTextContents())).toEqual(names(offered));
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('somebody who shows everything is sold nothing, and is told what to say and what they may be asked', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await openOffer(page, [
    ...ANALYST.slice(0, 4),
    '- Cleaned weekly stock data in Python with pandas, and tested changes with A/B tests and statistics.',
    '- Wrote window functions, CTEs and joins in SQL for reports that 14 store managers use.',
    ...ANALYST.slice(4),
  ]);
  await page.getByRole('heading', { name: 'You do not need a plan for this role' }).waitFor();
  await page.getByRole('heading', { name: 'What to say in your application' }).waitFor();
  await page.getByRole('heading', { name: 'What they may ask you' }).waitFor();
  await page.getByRole('heading', { name: 'Roles that would stretch you' }).waitFor();
  expect(await page.getByText('₹').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Unlock/ }).count()).toBe(0);
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('where learning does not reach the next band, no plan is sold, and it says why and what leads on', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  const resume = [
    'Ravi Kumar',
    'Experience',
    'Gardener, Green Park, January 2015 to Present',
    '- Planted and watered the trees, hedges and flowers of a large public park with four colleagues.',
    '- Ordered seeds and tools, and kept the diary of the park for the town council every week.',
  ];
  await openOffer(page, resume, 'staff engineer charging platform');
  await page.getByRole('heading', { name: 'A plan cannot take you to this role yet' }).waitFor();
  await page.getByRole('heading', { name: 'What they may ask you' }).waitFor();
  expect(await page.getByText('₹').count()).toBe(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});
