import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const PAYMENTS = path.resolve(import.meta.dirname, '../../src/features/base/payments');
const PRODUCTS = /fitment|roadmap|application_?form|job_?application|program_?code|learning plan/i;

const namesProduct = (text: string) => PRODUCTS.test(text);

test('payments names no product, not even in its tests', () => {
  const files = fs.readdirSync(PAYMENTS, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file));
  expect(files.length).toBeGreaterThan(40);
  const found = files.filter((file) => namesProduct(fs.readFileSync(path.join(PAYMENTS, file), 'utf8')));
  expect(found).toEqual([]);
});

test('a product named in payments is found', () => {
  expect(namesProduct("const area = type === 'Roadmap' ? 'roadmaps' : 'fitment-scores';")).toBe(true);
  expect(namesProduct('roadmap_id: context.roadmap_id ?? null,')).toBe(true);
  expect(namesProduct("z.enum(['ApplicationForm'])")).toBe(true);
  expect(namesProduct('href={attributes.status_path}')).toBe(false);
});
