import { ORDINARY_WORDS } from '../ordinary-words.ts';
import { tokenize } from '../tokens.ts';

const MAX_TOPICS = 12;
const GENERIC_WORDS = new Set(['software', 'system', 'skill', 'knowledge', 'competence', 'equipment', 'machine']);

/** The distinctive words of labels, normalised, in order: the context words of an ambiguous skill. */
export function extractTopics(...labels: readonly string[]): string[] {
  const words = labels.flatMap((label) => tokenize(label)).map(({ form }) => form);
  return [...new Set(words)]
    .filter((word) => word.length > 3 && !GENERIC_WORDS.has(word) && !ORDINARY_WORDS.has(word))
    .slice(0, MAX_TOPICS);
}

/** Whether two labels share a word in any inflection. Everyday words of `reference` count only when it has no others. */
export function sharesTopic(label: string, reference: string): boolean {
  const [labelStems, referenceStems] = [stemsOf(label), stemsOf(reference)];
  const distinctive = new Set([...referenceStems].filter(([, everyday]) => !everyday).map(([stem]) => stem));
  const compared = distinctive.size > 0 ? distinctive : new Set(referenceStems.keys());
  return compared.size === 0 || [...labelStems.keys()].some((stem) => compared.has(stem));
}

/** The stems of a label, each with whether it is an everyday word. */
function stemsOf(label: string): Map<string, boolean> {
  return new Map(tokenize(label).map(({ form }) => [form.slice(0, 6), ORDINARY_WORDS.has(form)]));
}
