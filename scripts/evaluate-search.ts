/**
 * Evaluates the search on a test collection: npm run report -- search DOCUMENTS QUERIES JUDGEMENTS. docs/evaluation.md has
 * the formats.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openServices } from '#app/boot/services.ts';
import { openDatabaseStore } from '#app/boot/start-up.ts';
import { CollectionError, evaluateSearch, loadCollection, type Quality } from '#features/base/search/server/evaluation/index.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { createContext } from '#platform/http/context.ts';
import { StartError } from '#platform/db/start-error.ts';
import { createLog } from '#platform/runtime/log.ts';

process.exitCode = await main(process.argv.slice(2));

async function main([documents, queries, judgements]: string[]): Promise<number> {
  if (documents === undefined || queries === undefined || judgements === undefined) {
    console.error(
      'Usage: npm run report -- search DOCUMENTS QUERIES JUDGEMENTS\nThe formats are described in docs/evaluation.md.',
    );
    return 2;
  }
  try {
    const collection = await loadCollection(documents, queries, judgements);
    await inEmptyDatabase(async (ctx) => {
      const report = await evaluateSearch(ctx, collection);
      console.log(`documents ${report.documents}, queries with relevant documents ${report.queries}`);
      console.log(qualityLine('Pathlight search', report.search));
      console.log(qualityLine('plain BM25', report.baseline));
    });
    return 0;
  } catch (error) {
    if (!(error instanceof CollectionError || error instanceof StartError) && (error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw error;
    console.error((error as Error).message);
    return 1;
  }
}

function qualityLine(name: string, { ndcg10, map, recall100 }: Quality): string {
  return `${name}: nDCG@10 ${ndcg10.toFixed(4)}, MAP ${map.toFixed(4)}, recall@100 ${recall100.toFixed(4)}`;
}

async function inEmptyDatabase(work: (ctx: ReturnType<typeof createContext>) => Promise<void>): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-evaluate-'));
  fs.chmodSync(dataDir, 0o755);
  const config = loadConfig({ APP_ENV: 'test', DATA_DIR: dataDir });
  const store = await openDatabaseStore(config);
  const running = openServices({ config, log: createLog('silent'), databaseUrl: store.url, runsTasks: false });
  try {
    await work(createContext(running.work));
  } finally {
    await running.signals.stop();
    await running.database.close();
    await store.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}
