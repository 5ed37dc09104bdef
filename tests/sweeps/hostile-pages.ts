/** Reading pages with hostile text in a browser that notices what the text does. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openTestUser } from '../e2e/test-user.ts';

/** A browser context that collects the dialogs which scripts open. */
export async function openReader(browser: Browser, origin: string, screen: 'phone' | 'desktop' = 'desktop') {
  const reader = await openTestUser(browser, origin, { screen });
  const dialogs: string[] = [];
  reader.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return { ...reader, dialogs };
}

/** The page contains no planted markup or script link, and is not wider than the screen. */
export async function expectHarmless(page: Page, address: string, text?: string): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  expect(response?.status(), address).toBe(200);
  expectSafeScripts((await response?.text()) ?? '', address);
  if (text) await page.getByText(text).first().waitFor({ state: 'attached' });
  const found = await page.evaluate(() => ({
    planted: [...document.querySelectorAll('[data-planted], iframe[srcdoc], [onerror], [onload]')].map(
      (element) => element.outerHTML,
    ),
    links: [...document.querySelectorAll('[href], [src], [action]')]
      .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''))
      .filter((link) => /^\s*(javascript|vbscript|data:text)/i.test(link)),
    tooWide: [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => document.documentElement.scrollWidth > innerWidth && element.scrollWidth > innerWidth)
      .map((element) => `${element.tagName}.${element.className}`),
  }));
  expect(found, address).toEqual({ planted: [], links: [], tooWide: [] });
}

/** No script of the page as it was sent has a line separator or the beginning of a tag from the text in it. */
function expectSafeScripts(html: string, address: string): void {
  for (const [, script = ''] of html.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)) {
    expect(script, address).not.toMatch(/[\u2028\u2029]/);
    expect(script, address).not.toMatch(/<(?:script|!--|img|svg|iframe|b|a) /i);
  }
}
