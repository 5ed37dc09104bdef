import { expect, test } from 'vitest';
import { workerServer } from '../setup/worker-server.ts';

const { origin } = workerServer();

test('a page is rendered once for all visitors and not cached by browsers or proxies', async () => {
  await fetch(`${origin}/about-us`);
  const again = await fetch(`${origin}/about-us?utm_source=mail`);
  expect(again.headers.get('server-timing')).toBe('cache;desc=hit');
  expect(again.headers.get('cache-control')).toBe('private, no-cache');
});
