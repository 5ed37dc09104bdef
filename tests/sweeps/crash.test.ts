import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../setup/browser.ts';
import { startServer, type RunningServer } from '../setup/server.ts';
import { createSeededDatabase } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from '../e2e/files.ts';
import { openTestUser } from '../e2e/test-user.ts';
import { applyOverHttp, openReportPayment, payOnProvidersPage, pressPayNow } from '../e2e/steps.ts';

let browser: Browser;
let server: RunningServer;
const databaseUrl = await createSeededDatabase();
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-crash-'));
beforeAll(async () => {
  fs.chmodSync(dataDir, 0o755);
  browser = await openBrowser();
  server = await startServer(dataDir, { DATABASE_URL: databaseUrl });
});
afterAll(async () => {
  await browser.close();
  server.child.kill('SIGKILL');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('a server killed between a payment and its fulfilment unlocks the purchase once after a restart', async () => {
  const { page, leave } = await openTestUser(browser, server.origin);
  await applyOverHttp(page, server.origin, 'data analyst store operations', await pdfResume(ANALYST));
  const application = new URL(page.url()).pathname;
  await openReportPayment(page);
  await pressPayNow(page);
  await page.waitForURL(/^http:\/\/127\.0\.0\.1/);
  // Pauses the server, so that it is not notified of the payment.
  process.kill(server.child.pid ?? 0, 'SIGSTOP');
  await payOnProvidersPage(page, 'Success, never sent back', 'Never');
  await page.getByRole('heading', { name: 'The payment page is closed' }).waitFor();
  server.child.kill('SIGKILL');

  const port = new URL(server.origin).port;
  server = await startServer(dataDir, { PORT: port, DATABASE_URL: databaseUrl });
  await expect
    .poll(
      async () => {
        await page.goto(`${server.origin}${application}`);
        return page.url();
      },
      { timeout: 80_000, interval: 2000 },
    )
    .toContain('/fitment-score/');
  const notifications = await page.request.get('/api/notifications').then((response) => response.json());
  const unlocked = notifications.data.filter(
    (notification: { attributes: { kind: string } }) => notification.attributes.kind === 'score-unlocked',
  );
  expect(unlocked).toHaveLength(1);
  await page.goto('/purchases');
  expect(await page.getByText('₹29').count()).toBe(1);
  // The employer is told of the application as well.
  const folder = path.join(dataDir, 'mail');
  const reports = () =>
    fs
      .readdirSync(folder)
      .map((name) => /^Subject: (.*)$/im.exec(fs.readFileSync(path.join(folder, name), 'utf8'))?.[1])
      .filter((subject) => subject?.startsWith('Your full fitment report'));
  await expect.poll(reports).toHaveLength(1);
  await leave();
});
