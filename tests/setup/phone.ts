/** A phone with an empty cache, if wanted on a slow connection or without JavaScript. */
import type { Browser, BrowserContext, Page } from 'playwright-core';

const KBIT_PER_SECOND = 400;
const LATENCY_MS = 150;

export type Phone = { page: Page; context: BrowserContext };

/** Opens a phone; `slow` limits its connection to 400 kbit/s with a latency of 150 ms. */
export async function openPhone(
  browser: Browser,
  origin: string,
  { script = true, slow = false }: { script?: boolean; slow?: boolean } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    javaScriptEnabled: script,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (slow) await slowDown(context, page);
  return { context, page };
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const bytesPerSecond = (KBIT_PER_SECOND * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
