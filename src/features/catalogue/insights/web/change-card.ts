import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { mutation } from '#platform/browser/queries.ts';
import { isAboutInsights, type InsightCardResource } from './queries.ts';

type Fields = Partial<InsightCardResource['attributes']>;

/** Updates changed fields of a card in every cached response: list pages, single cards and related cards. */
export function changeCard(client: QueryClient, slug: string, fields: Fields): void {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
    return isCard(inner, slug) ? { ...inner, attributes: { ...inner.attributes, ...fields } } : inner;
  };
  client.setQueriesData({ predicate: ({ queryKey }) => isAboutInsights(queryKey) }, change);
}

const isCard = (value: object, slug: string): value is { attributes: object } =>
  'type' in value && value.type === 'knowledge' && 'id' in value && value.id === slug && 'attributes' in value;

const REACTIONS = {
  like: { add: 'POST /api/knowledges/{id}/like', remove: 'DELETE /api/knowledges/{id}/like', state: 'liked', count: 'likes' },
  save: { add: 'POST /api/knowledges/{id}/save', remove: 'DELETE /api/knowledges/{id}/save', state: 'saved', count: 'saves' },
} as const;

/** Toggles liking or saving a card, optimistically. */
export function useToggleReaction(verb: keyof typeof REACTIONS, { id, attributes }: InsightCardResource) {
  const client = useQueryClient();
  const { add, remove, state, count } = REACTIONS[verb];
  const current = { [state]: attributes[state], [count]: attributes[count] };
  const next = { [state]: !attributes[state], [count]: attributes[count] + (attributes[state] ? -1 : 1) };
  return useMutation({
    ...mutation(attributes[state] ? remove : add),
    onMutate: () => changeCard(client, id, next),
    onError: () => changeCard(client, id, current),
    onSuccess: ({ data }) => {
      changeCard(client, id, { [state]: data.attributes[state], [count]: data.attributes[count] });
      return client.invalidateQueries({ queryKey: ['GET /api/knowledges/mine', 'saved'] });
    },
  });
}

/** Counts a share and shows the new number. */
export function useCountShare(slug: string) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/knowledges/{id}/share'),
    onSuccess: ({ data }) => changeCard(client, slug, { shares: data.attributes.shares }),
  });
}
