import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, NURSE, pdfResume, scannedPdf, type Upload } from './files.ts';
import { expectAccessible, expectNoOverflow, openTestUser, untilInteractive } from './test-user.ts';
import { applyOverHttp, buyReport } from './steps.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const freeLook = (page: Page) => page.getByRole('heading', { name: 'Your free look' });
const rowNames = (page: Page) => page.locator('.line h3').allTextContents();
const total = async (page: Page) => Number(await page.locator('.sum-total strong').textContent());
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);
const expectFocus = (element: Locator) => expect.poll(() => isFocused(element)).toBe(true);
const plainText = (text: string): Upload => ({ name: 'short.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

const MAX_PRESSES = 80;

async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let pressed = 0; pressed < MAX_PRESSES && !(await isFocused(element)); pressed += 1) await page.keyboard.press('Tab');
  await expectFocus(element);
}

test('a correction says what it changes, leaves the row in its place, and is undone after a reload', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'data analyst', await pdfResume(ANALYST));
  await untilInteractive(freeLook(page));
  await buyReport(page);
  const [names, before] = [await rowNames(page), await total(page)];
  const shownSum = (await page.locator('.strip + p .num').textContent()) ?? '';
  const [terms = '', sum = ''] = shownSum.split(' = ');
  const added = [...terms.matchAll(/[\d.]+/g)].reduce((all, [points]) => all + Math.round(Number(points) * 10), 0) / 10;
  expect([added, Number(sum)]).toEqual([before, before]);

  const row = page.locator('.line', { has: page.getByRole('heading', { name: 'Excel', exact: true }) });
  await row.locator('summary').first().click();
  await row.getByRole('button', { name: 'That is not right' }).click();
  await row.getByRole('radio', { name: 'I did not do this' }).check();
  await expectAccessible(page);
  const announced = row.locator('.effect dl > div', { hasText: 'Your score' }).locator('b');
  const after = Number(await announced.textContent());
  expect(after).toBeLessThan(before);
  await row.getByRole('button', { name: 'Apply this change' }).click();
  await row.getByText('You said: I did not do this.').waitFor();
  expect([await total(page), await rowNames(page)]).toEqual([after, names]);
  await expectAccessible(page);

  await page.reload();
  await untilInteractive(page.getByRole('heading', { name: 'Core requirements' }));
  expect(await total(page)).toBe(after);
  await row.locator('summary').first().click();
  await row.getByRole('button', { name: 'Take it back' }).click();
  await row.getByRole('button', { name: 'That is not right' }).waitFor();
  expect(await total(page)).toBe(before);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a row that the ad does not ask for stays in its place without points, also the row about wording', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await applyOverHttp(page, origin, 'data analyst', await pdfResume(ANALYST));
  await untilInteractive(freeLook(page));
  await buyReport(page);
  const names = await rowNames(page);
  const row = page.locator('.line', { has: page.getByRole('heading', { name: 'Skills and terms of this work' }) });
  await row.locator('summary').first().click();
  await row.getByRole('button', { name: 'That is not right' }).click();
  await expect.poll(() => row.getByRole('radio').count()).toBe(2);
  await row.getByRole('radio', { name: 'The ad does not ask for it' }).check();
  await row.getByRole('button', { name: 'Apply this change' }).click();
  await row.getByText('You said: The ad does not ask for it.').waitFor();
  expect(await rowNames(page)).toEqual(names);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await row.getByRole('button', { name: 'Take it back' }).click();
  await row.getByRole('button', { name: 'That is not right' }).waitFor();
  await leave();
});

test('a sentence that names no work earns nothing and says why; one about work earns what was announced', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'data analyst', await pdfResume(ANALYST));
  await untilInteractive(freeLook(page));
  await buyReport(page);
  const row = page.locator('.line', { has: page.getByRole('heading', { name: 'pandas', exact: true }) });
  await row.locator('summary').first().click();
  await row.getByRole('button', { name: 'I have done this' }).click();
  const sentence = row.getByLabel('What you did', { exact: true });
  await sentence.fill('pandas, yes');
  await row.getByText('It earns nothing yet, because it is too short.').waitFor();
  await sentence.fill('Cleaned the returns of six stores in pandas every week, January 2025 to May 2025.');
  const announced = row.locator('.effect dl > div', { hasText: 'Your score' }).locator('b');
  await announced.waitFor();
  const after = Number(await announced.textContent());
  await row.getByRole('button', { name: 'Add it' }).click();
  await row.getByText('You added:').waitFor();
  expect(await total(page)).toBe(after);
  await expectAccessible(page);
  await leave();
});

test('by keyboard alone a row is corrected and taken back, and a sentence is added, and the focus is never lost', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'data analyst', await pdfResume(ANALYST));
  await untilInteractive(freeLook(page));
  await buyReport(page);
  const before = await total(page);
  const lineOf = (name: string) => page.locator('.line', { has: page.getByRole('heading', { name, exact: true }) });

  const excel = lineOf('Excel');
  await tabTo(page, excel.locator('summary').first());
  await page.keyboard.press('Enter');
  await tabTo(page, excel.getByRole('button', { name: 'That is not right' }));
  await page.keyboard.press('Enter');
  const [notDone, doesNotShow] = [
    excel.getByRole('radio', { name: 'I did not do this' }),
    excel.getByRole('radio', { name: 'This sentence does not show it' }),
  ];
  await expectFocus(notDone);
  await page.keyboard.press('ArrowDown');
  await expectFocus(doesNotShow);
  await page.keyboard.press('ArrowUp');
  await tabTo(page, excel.getByRole('button', { name: 'Apply this change' }));
  await page.keyboard.press('Space');
  await expectFocus(excel.getByRole('button', { name: 'Take it back' }));
  await excel.getByRole('status').getByText('Your score is now').waitFor();
  expect(await total(page)).toBeLessThan(before);
  await page.keyboard.press('Enter');
  await expectFocus(excel.getByRole('button', { name: 'That is not right' }));
  expect(await total(page)).toBe(before);
  await expectAccessible(page);

  const pandas = lineOf('pandas');
  await tabTo(page, pandas.locator('summary').first());
  await page.keyboard.press('Space');
  const doneThis = pandas.getByRole('button', { name: 'I have done this' });
  await tabTo(page, doneThis);
  await page.keyboard.press('Enter');
  const sentence = pandas.getByLabel('What you did', { exact: true });
  await expectFocus(sentence);
  await page.keyboard.press('Escape');
  await expectFocus(doneThis);
  await page.keyboard.press('Enter');
  await expectFocus(sentence);
  await page.keyboard.type('Cleaned the returns of six stores in pandas every week, January 2025 to May 2025.');
  await pandas.locator('.effect dl').waitFor();
  await tabTo(page, pandas.getByRole('button', { name: 'Add it' }));
  await page.keyboard.press('Enter');
  await expectFocus(pandas.getByRole('button', { name: 'Remove it' }));
  await pandas.getByRole('status').getByText('Your score is now').waitFor();
  expect(await total(page)).toBeGreaterThan(before);
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a condition held in one press changes the band, and its undo stands in the same place', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await applyOverHttp(page, origin, 'staff nurse', await pdfResume(NURSE));
  await untilInteractive(freeLook(page));
  const band = page.locator('.band-dial b');
  const before = await band.textContent();
  const condition = page.locator('.conditions li', { hasText: 'GNM' });
  await condition.getByRole('button', { name: 'I hold it: GNM' }).click();
  await condition.getByRole('button', { name: 'Undo: GNM' }).waitFor();
  await expect.poll(() => band.textContent()).not.toBe(before);
  await expectAccessible(page);
  await condition.getByRole('button', { name: 'Undo: GNM' }).click();
  await condition.getByRole('button', { name: 'I hold it: GNM' }).waitFor();
  await expect.poll(() => band.textContent()).toBe(before);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('before the report is open, a what-if over three rows answers with the band only, and no point is on the page', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'data engineer', await pdfResume(ANALYST));
  await untilInteractive(freeLook(page));
  const boxes = page.locator('.what-if input[type=checkbox]');
  for (let index = 0; index < 3; index += 1) await boxes.nth(index).check();
  await expect.poll(() => boxes.nth(3).isDisabled()).toBe(true);
  await page.getByText('3 at a time.').waitFor();
  await expectAccessible(page);
  const answers = await page.evaluate(async () => {
    const application = location.pathname.split('/').at(-2);
    const score = await (await fetch(`/api/job_applications/fitment_score?job_application_id=${application}`)).json();
    const rows = score.data.attributes.preview.rows as { id: string }[];
    const answer = await fetch(`/api/fitment_scores/${score.data.id}/what_if`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticked: rows.slice(0, 3).map(({ id }) => id) }),
    });
    return { whatIf: (await answer.json()).data, preview: JSON.stringify(score.data.attributes.preview) };
  });
  expect(answers.whatIf).toMatchObject({ score: null, total: null });
  expect(answers.whatIf.band).toMatch(/good|moderate|low/);
  expect(answers.preview).not.toMatch(/"(points|out_of|score|total)"/);
  await leave();
});

test.each([
  ['not enough to tell', () => Promise.resolve(plainText('I am friendly.')), 'Not enough to tell yet'],
  ['a scan', scannedPdf, 'Your résumé is a picture of text'],
])('after %s, another résumé is scored in the same place', async (_, firstFile, heading) => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'accountant', await firstFile());
  await untilInteractive(page.getByRole('heading', { name: heading }));
  await page.getByRole('link', { name: 'Open my profile' }).waitFor();
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles(await scannedPdf());
  await page.getByText('We could not read any text in this file.').waitFor();
  await page.locator('input[type=file]').setInputFiles(await pdfResume(ANALYST));
  await untilInteractive(freeLook(page));
  expect(consoleErrors).toEqual([]);
  await leave();
});
