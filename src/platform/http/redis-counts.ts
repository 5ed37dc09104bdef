import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#platform/runtime/log.ts';
import { createRedisClient } from '#platform/runtime/redis.ts';
import type { SharedCounts } from './rate-limit.ts';

/** A request waits for its counts no longer than this. */
const MAX_WAIT_MS = 100;
/** After an answer that did not come, Redis is not asked for so long. */
const PAUSE_MS = 1000;
const PREFIX = 'pathlight:rate:';

/** Counts in Redis. Any failure of Redis ends within 100 ms, and a connection without answers is replaced. */
export function redisCounts({ url, log }: { url: string; log: Log }): SharedCounts {
  let opening: ReturnType<typeof connect> | undefined;
  let pausedUntil = 0;
  const close = async () => {
    const client = await opening;
    opening = undefined;
    if (client?.isOpen) client.destroy();
  };
  return {
    increment: async (key, seconds) => {
      if (Date.now() < pausedUntil) throw new Error('Redis gave no answer lately');
      opening ??= connect(url, log);
      const client = await opening;
      const counting = Promise.all([client.incr(PREFIX + key), client.expire(PREFIX + key, seconds)]);
      const answer = await Promise.race([counting, sleep(MAX_WAIT_MS, null, { ref: false })]);
      if (answer !== null) return answer[0];
      counting.catch(() => {});
      if (Date.now() >= pausedUntil) {
        pausedUntil = Date.now() + PAUSE_MS;
        log.warn('Redis gives no answer: rate limits are counted by each process');
        await close();
      }
      throw new Error('Redis gives no answer');
    },
    stop: () => void close(),
  };
}

async function connect(url: string, log: Log) {
  const client = await createRedisClient(url, log, { disableOfflineQueue: true });
  // Until it is connected, counts fail at once.
  client.connect().catch((error: Error) => log.warn({ reason: error.message }, 'Redis cannot be reached'));
  return client;
}
