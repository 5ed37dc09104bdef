import { m } from '#platform/messages/messages.js';
import type { MeaningKind } from './search-word-queries.ts';

export const MEANING_KINDS = [
  'skill',
  'role',
  'place',
  'company',
  'university',
  'page',
  'text',
] as const satisfies readonly MeaningKind[];

export const MEANING_LABELS: Record<MeaningKind, () => string> = {
  skill: m.search_words_kind_skill,
  role: m.search_words_kind_role,
  place: m.search_words_kind_place,
  company: m.search_words_kind_company,
  university: m.search_words_kind_university,
  page: m.search_words_kind_page,
  text: m.search_words_kind_text,
};
