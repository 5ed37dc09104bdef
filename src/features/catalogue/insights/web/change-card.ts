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

const WORDS = {
  like: { on: 'POST /api/knowledges/{id}/like', off: 'DELETE /api/knowledges/{id}/like', done: 'liked', count: 'likes' },
  save: { on: 'POST /api/knowledges/{id}/save', off: 'DELETE /api/knowledges/{id}/save', done: 'saved', count: 'saves' },
} as const;

/** Likes or saves a card, or takes that back; shown at once, and put back when it fails. */
export function useEngage(verb: keyof typeof WORDS, { id, attributes }: InsightCardResource) {
  const client = useQueryClient();
  const { on, off, done, count } = WORDS[verb];
  const now = { [done]: attributes[done], [count]: attributes[count] };
  const next = { [done]: !attributes[done], [count]: attributes[count] + (attributes[done] ? -1 : 1) };
  return useMutation({
    ...mutation(attributes[done] ? off : on),
    onMutate: () => changeCard(client, id, next),
    onError: () => changeCard(client, id, now),
    onSuccess: ({ data }) => {
      changeCard(client, id, { [done]: data.attributes[done], [count]: data.attributes[count] });
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
