import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#platform/runtime/log.ts';
import { createRedisClient } from '#platform/runtime/redis.ts';
import { CHANNEL, parseSignal, serializeSignal, type Signals } from './signals.ts';

const MAX_START_DELAY_MS = 3000;

/** PUBLISH on one connection, SUBSCRIBE on another. The client reconnects and resubscribes by itself. */
export function redisSignals({ url, log }: { url: string; log: Log }): Signals {
  const logBrokenConnection = (error: Error) => log.warn({ reason: error.message }, 'a connection to Redis broke');
  const opening = openClients(url, log);
  return {
    publish: (signals) => {
      opening
        .then(({ publisher }) => Promise.all(signals.map((signal) => publisher.publish(CHANNEL, serializeSignal(signal)))))
        .catch((error: Error) => log.warn({ reason: error.message }, 'a signal was not sent'));
    },
    listen: async (listener) => {
      const { subscriber } = await opening;
      const listening = subscriber
        .connect()
        .then(() => subscriber.subscribe(CHANNEL, (text) => listener.onSignal(parseSignal(text))))
        .then(() => subscriber.on('ready', () => listener.onMissed()))
        .then(() => listener.onMissed());
      // The server starts without Redis; once Redis is available, `onMissed` is called.
      await Promise.race([listening.catch(logBrokenConnection), sleep(MAX_START_DELAY_MS, undefined, { ref: false })]);
    },
    stop: async () => {
      const { subscriber, publisher } = await opening;
      for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy();
    },
  };
}

async function openClients(url: string, log: Log) {
  // Signals that cannot be sent now are dropped: a late hint is of no use.
  const publisher = await createRedisClient(url, log, { disableOfflineQueue: true });
  const subscriber = await createRedisClient(url, log);
  publisher.connect().catch((error: Error) => log.warn({ reason: error.message }, 'Redis cannot be reached'));
  return { publisher, subscriber };
}
