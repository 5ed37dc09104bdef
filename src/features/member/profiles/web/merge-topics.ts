/** A choice of interests: one name for hashtags that mean the same. */
export type TopicChoice = { name: string; slugs: string[] };

type NamedTopic = { id: string; attributes: { name: string } };

/** The words of a name without case, punctuation, order, plurals and "-ing", by which "Interviews" and "Interviewing" are one. */
export function topicKey(name: string): string {
  const words = name.toLocaleLowerCase('en').match(/[\p{L}\p{N}+#]+/gu) ?? [];
  return words
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|es|e|s)$/, '') : word))
    .toSorted()
    .join(' ');
}

/**
 * Merges near-duplicates, each under the name that comes first, and leaves out what only repeats the subject or was in an earlier
 * list; at most `max` choices. Pure but for `seen`, to which it adds.
 */
export function mergeTopics(topics: readonly NamedTopic[], subject: string, seen: Set<string>, max: number): TopicChoice[] {
  const choices = new Map<string, TopicChoice>();
  for (const { id, attributes } of topics) {
    const key = topicKey(attributes.name);
    const existing = choices.get(key);
    if (existing) existing.slugs.push(id);
    else if (key !== topicKey(subject) && !seen.has(key)) choices.set(key, { name: attributes.name, slugs: [id] });
  }
  const shown = [...choices].slice(0, max);
  for (const [key] of shown) seen.add(key);
  return shown.map(([, choice]) => choice);
}
