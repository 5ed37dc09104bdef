import type { Log } from './log.ts';

const MAX_WAIT_MS = 5000;

/** A client of Redis that reconnects by itself. It is not connected yet. */
export async function createRedisClient(url: string, log: Log, options: { disableOfflineQueue?: true } = {}) {
  // Loaded only where Redis is configured: it has 650 modules.
  const { createClient } = await import('redis');
  const socket = { reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, MAX_WAIT_MS) * (0.5 + Math.random()) };
  const client = createClient({ url, socket, RESP: 2, ...options });
  client.on('error', (error: Error) => log.warn({ reason: error.message }, 'a connection to Redis broke'));
  return client;
}
