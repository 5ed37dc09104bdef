import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_FOLDER } from '#platform/db/backup/back-up.ts';
import { startEmbedded } from '#platform/db/embedded.ts';
import { withClient } from '#platform/db/with-client.ts';
import type { Drill } from './drill.ts';
import { makeDrillFolder, openFilledServer } from './filled-server.ts';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

export const drill: Drill = {
  title: 'The clock of the server jumps two hours ahead and back, that of its database does not',
  needs: `libfaketime (${LIBRARY}; Debian: apt install libfaketime)`,
  run: async (say) => {
    const folder = makeDrillFolder();
    // Started here, the database keeps the clock of the machine.
    await startEmbedded(path.join(folder, 'first', DATABASE_FOLDER));
    const clock = path.join(folder, 'clock');
    const setClock = (offset: string) => fs.writeFileSync(clock, `${offset}\n`);
    setClock('+0');
    const server = await openFilledServer(folder, 1, {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    });
    const [first] = server.paid;
    assert.ok(first);
    const isSignedIn = async () => {
      const response = await fetch(`${server.origin}/api/users/auth/logged_in`, { headers: { cookie: first.cookie } });
      const { data } = (await response.json()) as { data: unknown };
      return response.ok && data !== null;
    };
    for (const offset of ['+2h', '+0', '-2h', '+0']) {
      setClock(offset);
      // A server writes the date of its answers once a second.
      await sleep(1500);
      const date = Date.parse((await fetch(`${server.origin}/healthz`)).headers.get('date') ?? '');
      const hours = Math.round((date - Date.now()) / 3_600_000);
      assert.equal(`${hours < 0 ? '' : '+'}${hours}h`.replace('+0h', '+0'), offset);
      assert.ok(await isSignedIn());
      // Settled within a minute, or this throws.
      await server.addPaidMember();
      say(`at ${offset} a session from before holds, and a new member applies, pays and gets a receipt`);
    }
    await withClient(server.url, async (client) => {
      const { rows } = await client.query<{ status: string; count: number }>(
        'select status, count(*)::int as count from purchases group by status',
      );
      assert.deepEqual(rows, [{ status: 'success', count: 5 }]);
      const early = await client.query('select id from purchases where next_check_at < created_at');
      assert.equal(early.rowCount, 0);
    });
    say('each of the five purchases is settled once, and none is to be checked before it was made');
    await server.stop();
  },
};
