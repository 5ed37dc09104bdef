import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { ProductPlace } from './product.ts';

/** The product of this worker, which no other test file uses at the same time. */
export function testProduct(): ProductPlace {
  const products = inject('products');
  const product = products[(Number(process.env['VITEST_POOL_ID']) - 1) % products.length];
  if (!product) throw new Error('the products of the browser tests are not running');
  return product;
}

/** Creates a database with the demo catalogue, for tests that start their own product; returns its connection string. */
export async function seededDatabase(): Promise<string> {
  const server = inject('databaseServer');
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server.replace('{database}', 'postgres') });
  await client.connect();
  await client.query(`create database ${name} template pathlight_seeded strategy file_copy`);
  await client.end();
  return server.replace('{database}', name);
}
