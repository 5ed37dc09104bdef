import { ORDINARY_WORDS } from '../ordinary-words.ts';
import { tokenize } from '../tokens.ts';

const MAX_ITEMS = 12;
const EMPTY = new Set(['software', 'system', 'skill', 'knowledge', 'competence', 'equipment', 'machine']);

/** The distinctive words of labels, normalised, in order: the context words of an ambiguous skill. */
export function extractTopics(...labels: readonly string[]): string[] {
  const words = labels.flatMap((label) => tokenize(label)).map(({ form }) => form);
  return [...new Set(words)]
    .filter((word) => word.length > 3 && !EMPTY.has(word) && !ORDINARY_WORDS.has(word))
    .slice(0, MAX_ITEMS);
}

/** Whether two labels share a word in any inflection. Everyday words count only when there are no others. */
export function sharesTopic(one: string, other: string): boolean {
  const [ours, theirs] = [stemsOf(one), stemsOf(other)];
  const telling = new Set([...theirs].filter(([, everyday]) => !everyday).map(([stem]) => stem));
  const known = telling.size > 0 ? telling : new Set(theirs.keys());
  return known.size === 0 || [...ours.keys()].some((stem) => known.has(stem));
}

function stemsOf(label: string): Map<string, boolean> {
  return new Map(tokenize(label).map(({ form }) => [form.slice(0, 6), ORDINARY_WORDS.has(form)]));
}
