import { normalizeText, splitWords } from '../normalize-text.ts';
import type { Document } from './load-collection.ts';

/** Common settings of BM25 (Robertson and Zaragoza, 2009). */
const [K1, B] = [1.2, 0.75];
const MAX_RESULTS = 1000;

/** Plain BM25 over unstemmed words, the baseline for search. Returns the best documents for a text. */
export function bm25(documents: ReadonlyMap<string, Document>): (text: string) => string[] {
  const postings = new Map<string, Map<string, number>>();
  const lengths = new Map<string, number>();
  for (const [id, { title, text }] of documents) {
    const words = splitWords(normalizeText(`${title} ${text}`));
    lengths.set(id, words.length);
    for (const word of words) {
      const posting = postings.get(word) ?? new Map<string, number>();
      postings.set(word, posting.set(id, (posting.get(id) ?? 0) + 1));
    }
  }
  const averageLength = [...lengths.values()].reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.size);
  return (text) => {
    const scores = new Map<string, number>();
    for (const word of new Set(splitWords(normalizeText(text)))) {
      const posting = postings.get(word) ?? new Map<string, number>();
      const weight = Math.log(1 + (documents.size - posting.size + 0.5) / (posting.size + 0.5));
      for (const [id, frequency] of posting) {
        const norm = K1 * (1 - B + (B * (lengths.get(id) ?? 0)) / averageLength);
        scores.set(id, (scores.get(id) ?? 0) + (weight * frequency * (K1 + 1)) / (frequency + norm));
      }
    }
    return [...scores]
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, MAX_RESULTS)
      .map(([id]) => id);
  };
}
