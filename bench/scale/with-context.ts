import { openServices } from '#app/boot/services.ts';
import { openDatabaseStore } from '#app/boot/start-up.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';

/** Runs `fill` on the database of a data folder, with the services of the server and no tasks, and closes all of it. */
export async function withContext<Result>(dataDir: string, fill: (ctx: Context) => Promise<Result>): Promise<Result> {
  const config = loadConfig({ APP_ENV: 'test', DATA_DIR: dataDir });
  const store = await openDatabaseStore(config);
  const running = openServices({ config, log: createLog('silent'), databaseUrl: store.url, runsTasks: false });
  try {
    await running.worker.start();
    return await fill(createContext(running.work));
  } finally {
    await running.worker.stop();
    await running.signals.stop();
    await running.database.close();
    await store.close();
  }
}
