import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import type { Log } from '#platform/runtime/log.ts';
import { CHANNEL, parseSignal, serializeSignal, type Signals } from './signals.ts';

const MAX_WAIT_MS = 5000;
const START_TIMEOUT_MS = 3000;

/** PUBLISH on one connection, SUBSCRIBE on another. The client reconnects and resubscribes by itself. */
export function redisSignals({ url, log }: { url: string; log: Log }): Signals {
  const socket = { reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, MAX_WAIT_MS) * (0.5 + Math.random()) };
  // Signals that cannot be sent now are dropped: a late hint is of no use.
  const publisher = createClient({ url, socket, RESP: 2, disableOfflineQueue: true });
  const subscriber = createClient({ url, socket, RESP: 2 });
  const broke = (error: Error) => log.warn({ reason: error.message }, 'a connection to Redis broke');
  publisher.on('error', broke);
  subscriber.on('error', broke);
  void publisher.connect().catch(broke);
  return {
    publish: (signals) => {
      for (const signal of signals)
        publisher
          .publish(CHANNEL, serializeSignal(signal))
          .catch((error: Error) => log.warn({ reason: error.message }, 'a signal was not sent'));
    },
    listen: async (listener) => {
      const listening = subscriber
        .connect()
        .then(() => subscriber.subscribe(CHANNEL, (word) => listener.heard(parseSignal(word))))
        .then(() => subscriber.on('ready', () => listener.missed()))
        .then(() => listener.missed());
      // The product starts without Redis, and is notified of missed signals once it is available.
      await Promise.race([listening.catch(broke), sleep(START_TIMEOUT_MS, undefined, { ref: false })]);
    },
    stop: async () => {
      for (const client of [subscriber, publisher]) if (client.isOpen) client.destroy();
    },
  };
}
