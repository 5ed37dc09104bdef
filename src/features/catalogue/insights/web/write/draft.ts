import type { CallInput } from '#platform/browser/api.ts';
import type { Insight } from '../queries.ts';

/** The state of the form. */
export type Draft = {
  title: string;
  summary: string;
  body: string;
  category: string;
  hashtags: string[];
  source_url: string;
  cover: string;
};

export const EMPTY: Draft = { title: '', summary: '', body: '', category: '', hashtags: [], source_url: '', cover: '' };

/** A card as the form shows it. */
export const toDraft = ({ id, attributes }: Insight): Draft => ({
  title: attributes.title,
  summary: attributes.summary,
  body: attributes.body,
  category: attributes.category?.slug ?? '',
  hashtags: attributes.hashtags.map(({ name }) => name),
  source_url: attributes.source?.url ?? '',
  cover: attributes.cover === id ? '' : attributes.cover,
});

type Written = CallInput<'POST /api/knowledges'>['json'];

/** The form as API input. An incomplete source URL is stored in this browser only. */
export const toInput = ({ category, source_url, ...draft }: Draft): Written => ({
  ...draft,
  category: category || null,
  source_url: isAddress(source_url) ? source_url : null,
});

export const isAddress = (text: string): boolean => /^https?:\/\/[^\s.]+\.\S+$/i.test(text) && URL.canParse(text);

export const isEmpty = (draft: Draft): boolean =>
  draft.title.trim() === '' && draft.summary.trim() === '' && draft.body.replaceAll(/<[^>]*>/g, '').trim() === '';

const keyOf = (slug: string) => `insight-draft:${slug || 'new'}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'summary', 'body', 'category', 'source_url', 'cover'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  Array.isArray(Reflect.get(value, 'hashtags'));

/** The unsaved draft stored on this device. */
export function loadDraft(slug: string): Draft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null');
    return isDraft(value) ? { ...EMPTY, ...value } : null;
  } catch {
    return null;
  }
}

/** Keeps a text on this device; null forgets it. */
export function saveDraft(slug: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(slug), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(slug));
  } catch {
    // Without browser storage, only the server stores the draft.
  }
}
