import type { StoredInsight } from './read-insights.ts';

/** An insight without its text, for feeds. */
export function presentCard({ body: _body, ...attributes }: StoredInsight) {
  return { id: attributes.slug, type: 'knowledge' as const, attributes };
}
