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
 * Evaluates the site's search and plain BM25 on a test collection, over the queries with a relevant document. The
 * context must have an empty, migrated database.
 */
export async function evaluateSearch(ctx: Context, { documents, queries, judgements }: Collection): Promise<SearchReport> {
  const refs = [...documents.keys()];
  for (let start = 0; start < refs.length; start += BATCH_SIZE)
    await enqueueForSearch(ctx, KIND, refs.slice(start, start + BATCH_SIZE));
  await indexChanges(createSources(documents))(ctx);
  await countWords(ctx);
  await updateTiers(ctx);
  const baseline = bm25(documents);
  const judged = [...queries].flatMap(([id, text]) => {
    const relevant = judgements.get(id);
    return relevant && [...relevant.values()].some((relevance) => relevance > 0) ? [{ text, relevant }] : [];
  });
  const searchQualities: Quality[] = [];
  const baselineQualities: Quality[] = [];
  for (const { text, relevant } of judged) {
    searchQualities.push(measure(await findRefs(ctx, KIND, text), relevant));
    baselineQualities.push(measure(baseline(text), relevant));
  }
  return { documents: refs.length, queries: judged.length, search: mean(searchQualities), baseline: mean(baselineQualities) };
}

const createSources = (documents: Collection['documents']): SearchSources => {
  const none: SearchSource = async () => new Map();
  const source: SearchSource = async (_ctx, refs) =>
    new Map(
      refs.flatMap((ref) => {
        const document = documents.get(ref);
        if (!document) return [];
        return [
          [
            ref,
            { path: '/', title: document.title.slice(0, 400), meta: [], text: document.text, cover: ref, popularity: 0 },
          ] as const,
        ];
      }),
    );
  return Object.fromEntries(SearchKind.options.map((kind) => [kind, kind === KIND ? source : none])) as SearchSources;
};

const measure = (ranked: readonly string[], relevant: ReadonlyMap<string, number>): Quality => ({
  ndcg10: ndcg(ranked, relevant, 10),
  map: averagePrecision(ranked, relevant),
  recall100: recall(ranked, relevant, 100),
});

function mean(all: readonly Quality[]): Quality {
  const meanOf = (name: keyof Quality) => all.reduce((sum, quality) => sum + quality[name], 0) / Math.max(1, all.length);
  return { ndcg10: meanOf('ndcg10'), map: meanOf('map'), recall100: meanOf('recall100') };
}
