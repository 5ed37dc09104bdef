/** Runs axe over every route in both themes at three widths and prints what breaks a rule: `npm run axe [-- part-of-a-path]`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { ADDRESSES } from '../tests/setup/addresses.ts';
import { openBrowser } from '../tests/setup/browser.ts';
import { startProduct } from '../tests/setup/product.ts';

const WIDTHS = [390, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const wanted = process.argv[2] ?? '';
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-axe-'));
fs.chmodSync(dataDir, 0o755);
const product = await startProduct(dataDir);
const browser = await openBrowser();
const paths = Object.values(ADDRESSES)
  .map((address) => address.path)
  .filter((address) => address.includes(wanted));
let broken = 0;
for (const colorScheme of SCHEMES)
  for (const width of WIDTHS) {
    const context = await browser.newContext({ baseURL: product.origin, viewport: { width, height: 900 }, colorScheme });
    const page = await context.newPage();
    for (const address of paths) {
      await page.goto(address, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      broken += violations.length;
      for (const { id, nodes } of violations)
        console.log(`${address} (${width}, ${colorScheme}): ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
    await context.close();
  }
console.log(`${paths.length} pages, ${WIDTHS.length} widths, ${SCHEMES.length} themes: ${broken} violations`);
await browser.close();
await product.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(broken > 0 ? 1 : 0);
