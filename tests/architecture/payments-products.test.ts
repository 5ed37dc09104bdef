import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PAYMENTS = path.resolve(import.meta.dirname, '../../src/features/base/payments');
const PRODUCTS = /fitment|roadmap|application_?form|job_?application|program_?code|learning plan/i;
/** Files that describe purchases in the API, and the paths that payers return to. */
const ALLOWED = ['contract.ts', 'server/describe-purchase.ts', 'server/purchasables.ts', 'server/status-path.ts'];

const namesProduct = (text: string) => PRODUCTS.test(text);

test('payments names products only in the fields of its responses', () => {
  const files = fs
    .readdirSync(PAYMENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|testing\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(40);
  const found = files.filter((file) => namesProduct(fs.readFileSync(path.join(PAYMENTS, file), 'utf8')));
  expect(found.toSorted()).toEqual(ALLOWED);
});

test('a product named in a page of payments is found', () => {
  expect(namesProduct("const area = type === 'Roadmap' ? 'roadmaps' : 'fitment-scores';")).toBe(true);
  expect(namesProduct('href={attributes.status_path}')).toBe(false);
});
