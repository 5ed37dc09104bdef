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

export const EMPTY_DRAFT: Draft = { title: '', summary: '', body: '', category: '', hashtags: [], source_url: '', cover: '' };

/** Converts a card to the state of the form. */
export const toDraft = ({ id, attributes }: Insight): Draft => ({
  title: attributes.title,
  summary: attributes.summary,
  body: attributes.body,
  category: attributes.category?.slug ?? '',
  hashtags: attributes.hashtags.map(({ name }) => name),
  source_url: attributes.source?.url ?? '',
  cover: attributes.cover === id ? '' : attributes.cover,
});

type InsightInput = CallInput<'POST /api/knowledges'>['json'];

/** Converts the state of the form to API input. An incomplete source URL is stored in this browser only. */
export const toInput = ({ category, source_url, ...draft }: Draft): InsightInput => ({
  ...draft,
  category: category || null,
  source_url: isWebUrl(source_url) ? source_url : null,
});

export const isWebUrl = (text: string): boolean => /^https?:\/\/[^\s.]+\.\S+$/i.test(text) && URL.canParse(text);

export const isEmpty = (draft: Draft): boolean =>
  draft.title.trim() === '' && draft.summary.trim() === '' && draft.body.replaceAll(/<[^>]*>/g, '').trim() === '';

const storageKey = (slug: string) => `insight-draft:${slug || 'new'}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  ['title', 'summary', 'body', 'category', 'source_url', 'cover'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  Array.isArray(Reflect.get(value, 'hashtags'));

/** Loads the unsaved draft from this device. */
export function loadDraft(slug: string): Draft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey(slug)) ?? 'null');
    return isDraft(value) ? { ...EMPTY_DRAFT, ...value } : null;
  } catch {
    return null;
  }
}

/** Forgets what this device stores of a card that the server has saved; keeps, under its name, what was written meanwhile. */
export function settleDraft({ from, to }: { from: string; to: string }, saved: Draft): void {
  const stored = loadDraft(from);
  saveDraft(from, null);
  if (stored && JSON.stringify(stored) !== JSON.stringify({ ...EMPTY_DRAFT, ...saved })) saveDraft(to, stored);
}

/** Stores a draft on this device; null removes it. */
export function saveDraft(slug: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(storageKey(slug), JSON.stringify(draft));
    else localStorage.removeItem(storageKey(slug));
  } catch {
    // Without browser storage, only the server stores the draft.
  }
}
