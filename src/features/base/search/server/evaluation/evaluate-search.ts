import type { Context } from '#platform/http/context.ts';
import { SearchKind } from '../../contract.ts';
import { enqueueForSearch } from '../enqueue-for-search.ts';
import { findRefs } from '../find-refs.ts';
import { indexChanges } from '../index-changes.ts';
import { updateTiers } from '../update-tiers.ts';
import type { SearchSource, SearchSources } from '../search-source.ts';
import { countWords } from '../weigh-words.ts';
import { bm25 } from './bm25.ts';
import { averagePrecision, ndcg, recall } from './metrics.ts';
import type { Collection } from './load-collection.ts';

const KIND = 'question';
const BATCH_SIZE = 1000;

/** Means over the queries, 0 to 1. */
export type Quality = { ndcg10: number; map: number; recall100: number };
export type SearchReport = { documents: number; queries: number; search: Quality; baseline: Quality };

/**
 * Evaluates the product's search and plain BM25 on a test collection, over the queries with a relevant document. The
 * context must have an empty, migrated database.
 */
export async function evaluateSearch(ctx: Context, { documents, queries, judgements }: Collection): Promise<SearchReport> {
  const refs = [...documents.keys()];
  for (let at = 0; at < refs.length; at += BATCH_SIZE) await enqueueForSearch(ctx, KIND, refs.slice(at, at + BATCH_SIZE));
  await indexChanges(sourcesOf(documents))(ctx);
  await countWords(ctx);
  await updateTiers(ctx);
  const baseline = bm25(documents);
  const judged = [...queries].flatMap(([id, text]) => {
    const relevant = judgements.get(id);
    return relevant && [...relevant.values()].some((one) => one > 0) ? [{ text, relevant }] : [];
  });
  const ours: Quality[] = [];
  const theirs: Quality[] = [];
  for (const { text, relevant } of judged) {
    ours.push(qualityOf(await findRefs(ctx, KIND, [text]), relevant));
    theirs.push(qualityOf(baseline(text), relevant));
  }
  return { documents: refs.length, queries: judged.length, search: mean(ours), baseline: mean(theirs) };
}

const sourcesOf = (documents: Collection['documents']): SearchSources => {
  const none: SearchSource = async () => new Map();
  const source: SearchSource = async (_ctx, refs) =>
    new Map(
      refs.flatMap((ref) => {
        const found = documents.get(ref);
        if (!found) return [];
        return [[ref, { path: '/', title: found.title.slice(0, 400), meta: [], text: found.text, cover: ref, hot: 0 }] as const];
      }),
    );
  return Object.fromEntries(SearchKind.options.map((kind) => [kind, kind === KIND ? source : none])) as SearchSources;
};

const qualityOf = (ranked: readonly string[], relevant: ReadonlyMap<string, number>): Quality => ({
  ndcg10: ndcg(ranked, relevant, 10),
  map: averagePrecision(ranked, relevant),
  recall100: recall(ranked, relevant, 100),
});

function mean(all: readonly Quality[]): Quality {
  const of = (name: keyof Quality) => all.reduce((sum, one) => sum + one[name], 0) / Math.max(1, all.length);
  return { ndcg10: of('ndcg10'), map: of('map'), recall100: of('recall100') };
}
