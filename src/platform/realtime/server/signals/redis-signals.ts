import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#platform/runtime/log.ts';
import { CHANNEL, parseSignal, serializeSignal, type Signals } from './signals.ts';

const MAX_WAIT_MS = 5000;
const MAX_START_DELAY_MS = 3000;

/** PUBLISH on one connection, SUBSCRIBE on another. The client reconnects and resubscribes by itself. */
export function redisSignals({ url, log }: { url: string; log: Log }): Signals {
  const logBrokenConnection = (error: Error) => log.warn({ reason: error.message }, 'a connection to Redis broke');
  const opening = openClients(url, logBrokenConnection);
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

async function openClients(url: string, onError: (error: Error) => void) {
  // Loaded only where Redis is configured: it has 650 modules.
  const { createClient } = await import('redis');
  const socket = { reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, MAX_WAIT_MS) * (0.5 + Math.random()) };
  // Signals that cannot be sent now are dropped: a late hint is of no use.
  const publisher = createClient({ url, socket, RESP: 2, disableOfflineQueue: true });
  const subscriber = createClient({ url, socket, RESP: 2 });
  for (const client of [publisher, subscriber]) client.on('error', onError);
  void publisher.connect().catch(onError);
  return { publisher, subscriber };
}
