/** The lines of `npm run evaluate -- queries FILE`: how often the search finds what is wanted, beside two baselines. */
import { openServices } from '#app/boot/services.ts';
import { openDatabaseStore } from '#app/boot/start-up.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { bootstrap } from '#features/base/ranking/server/evaluation/metrics.ts';
import { evaluateQueries, loadQueries, type QueryRanks } from '#features/base/search/server/evaluation/index.ts';
import { createContext } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';

const CUTOFF = 5;
const SEED = 1;
const METHODS = { search: 'Pathlight search', fullText: "PostgreSQL's full text", bm25: 'plain BM25' } as const;
type Method = keyof typeof METHODS;

/** Searches the database of the settings (`DATA_DIR` or `DATABASE_URL`), which needs the demo and its index. */
export async function queryLines(file: string, showErrors: boolean): Promise<string[]> {
  const results = await rankQueries(file);
  const methods = Object.entries(METHODS) as [Method, string][];
  const tags = [...new Set(results.flatMap((result) => result.tags))].toSorted();
  const missed = results.filter(({ ranks }) => ranks.search > CUTOFF);
  return [
    `queries ${results.length}`,
    ...methods.map(
      ([method, name]) => `${name}: success@${CUTOFF} ${success(results, method)}, MRR ${reciprocal(results, method)}`,
    ),
    ...tags.map((tag) => tagLine(tag, results)),
    ...(showErrors
      ? missed.map(({ query, tags: own, found }) => `missed: ${query} [${own.join(' ')}] ${found.slice(0, CUTOFF).join(' ')}`)
      : []),
  ];
}

async function rankQueries(file: string): Promise<QueryRanks[]> {
  const queries = await loadQueries(file);
  const config = loadConfig(process.env);
  const store = await openDatabaseStore(config);
  const running = openServices({ config, log: createLog('silent'), databaseUrl: store.url, runsTasks: false });
  try {
    return await evaluateQueries(createContext(running.work), queries);
  } finally {
    await running.signals.stop();
    await running.database.close();
    await store.close();
  }
}

function tagLine(tag: string, results: readonly QueryRanks[]): string {
  const tagged = results.filter(({ tags }) => tags.includes(tag));
  const shares = (Object.keys(METHODS) as Method[]).map((method) => success(tagged, method).split(' ')[0]);
  return `  ${tag} (${tagged.length}): ${shares.join(', ')}`;
}

const success = (results: readonly QueryRanks[], method: Method) =>
  interval(results.map(({ ranks }) => (ranks[method] <= CUTOFF ? 1 : 0)));
const reciprocal = (results: readonly QueryRanks[], method: Method) => interval(results.map(({ ranks }) => 1 / ranks[method]));

function interval(values: readonly number[]): string {
  const { mean, low, high } = bootstrap(values, SEED);
  return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;
}
