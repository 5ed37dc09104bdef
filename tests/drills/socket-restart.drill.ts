import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openServices } from '#app/boot/services.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { notifyAll } from '#features/base/notifications/server/index.ts';
import { createContext } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';
import { claimPortPair } from '../setup/free-ports.ts';
import { openNotificationSocket } from '../setup/notification-socket.ts';
import { acquirePostgres, MIGRATED_TEMPLATE } from '../setup/postgres.ts';
import { startServer } from '../setup/server.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder } from './filled-server.ts';

const DATABASE = 'socket_restart';
const SOCKETS = 500;
const SOCKETS_PER_ADDRESS = 100;
const NOTIFICATIONS = 50;
/** The clients of a restarted server come back over this time at least. */
const MIN_SPREAD_MS = 10_000;
const WAIT_MS = 180_000;

export const drill: Drill = {
  title: 'A server with five hundred sockets is restarted while each member gets fifty notifications',
  needs: 'nothing',
  run: async (say) => {
    const folder = makeDrillFolder();
    const postgres = await acquirePostgres();
    await postgres.clone(MIGRATED_TEMPLATE, DATABASE);
    const settings = { DATABASE_URL: postgres.url(DATABASE), STAND_INS: 'off', RATE_LIMITS: 'true', DATABASE_WAIT_MS: '60000' };
    const port = String(await claimPortPair());
    const start = () => startServer(folder, { ...settings, PORT: port }, undefined, 300_000);
    const config = loadConfig({ APP_ENV: 'development', DATA_DIR: folder, ...settings });
    const harness = openServices({ config, log: createLog('silent'), databaseUrl: settings.DATABASE_URL, runsTasks: false });
    await harness.worker.start();
    const ctx = createContext(harness.services);
    let server = await start();
    const members: TestMember[] = [];
    for (let index = 0; index < SOCKETS; index += 1) members.push(await aMember(ctx, { name: `Member Number ${index + 1}` }));
    const sockets = members.map(({ cookie }, index) =>
      openNotificationSocket({
        origin: server.origin,
        address: server.origin.replace('localhost', '127.0.0.1'),
        cookie,
        localAddress: `127.0.1.${1 + Math.floor(index / SOCKETS_PER_ADDRESS)}`,
      }),
    );
    const until = async (isDone: () => boolean, what: string) => {
      for (const end = Date.now() + WAIT_MS; !isDone(); await sleep(100)) assert.ok(Date.now() < end, what);
    };
    try {
      await until(() => sockets.every((socket) => socket.isConnected()), 'not all sockets were opened');
      say(`${SOCKETS} sockets are open from ${SOCKETS / SOCKETS_PER_ADDRESS} addresses`);
      const restartedAt = Date.now();
      const ids = members.map(({ id }) => id);
      const notifying = (async () => {
        for (let count = 0; count < NOTIFICATIONS; count += 1) {
          const notice = { kind: 'topic-activity', dedupeKey: randomUUID(), facts: FACTS, url: '/forum/which-chart' } as const;
          await ctx.inTransaction((inner) => notifyAll(inner, ids, notice));
        }
      })();
      await server.stop();
      assert.equal(server.child.exitCode, 0);
      server = await start();
      await notifying;
      say(`restarted in ${((Date.now() - restartedAt) / 1000).toFixed(1)} s, meanwhile ${NOTIFICATIONS} notifications for each`);
      const expected = Array.from({ length: NOTIFICATIONS }, (_, index) => index + 1);
      await until(() => sockets.every(({ received }) => received.length >= NOTIFICATIONS), 'not all have arrived');
      for (const { received } of sockets) assert.deepEqual(received, expected);
      say(`all ${SOCKETS * NOTIFICATIONS} have arrived, each once and in order`);
      const back = sockets.map(({ connectedAt }) => connectedAt.at(-1) ?? 0);
      const spread = Math.max(...back) - Math.min(...back);
      assert.ok(spread >= MIN_SPREAD_MS, `all were back within ${spread} ms`);
      say(`the clients came back over ${(spread / 1000).toFixed(1)} s`);
    } finally {
      for (const socket of sockets) socket.close();
      await server.stop();
      await harness.worker.stop();
      await harness.signals.stop();
      await harness.database.close();
      await postgres.release();
    }
    fs.rmSync(folder, { recursive: true, force: true });
  },
};

const FACTS = { community: 'Data analysis', what: 'question', title: 'Which chart for twelve categories?' };
