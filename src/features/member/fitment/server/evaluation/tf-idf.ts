import { tokenize } from '#features/base/skills/server/index.ts';

/** The baseline: the cosine of the TF-IDF vectors of each pair of texts, with document frequencies from all texts. */
export function cosineScores(pairs: readonly (readonly [string, string])[]): number[] {
  const counted = new Map<string, Map<string, number>>();
  for (const text of pairs.flat()) if (!counted.has(text)) counted.set(text, countWords(text));
  const documents = new Map<string, number>();
  for (const counts of counted.values()) for (const word of counts.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  const vectorOf = (text: string) =>
    new Map(
      [...(counted.get(text) ?? [])].map(([word, count]) => [
        word,
        (1 + Math.log(count)) * (1 + Math.log((1 + counted.size) / (1 + (documents.get(word) ?? 0)))),
      ]),
    );
  return pairs.map(([a, b]) => cosine(vectorOf(a), vectorOf(b)));
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { form } of tokenize(text)) if (form.length > 1) counts.set(form, (counts.get(form) ?? 0) + 1);
  return counts;
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const length = (vector: ReadonlyMap<string, number>) => Math.hypot(...vector.values());
  const product = [...a].reduce((sum, [word, weight]) => sum + weight * (b.get(word) ?? 0), 0);
  const size = length(a) * length(b);
  return size === 0 ? 0 : product / size;
}
