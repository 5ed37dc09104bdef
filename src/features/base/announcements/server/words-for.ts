import type { Language } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { AnnouncementFields } from '../contract.ts';

type Words = Pick<AnnouncementFields, 'text_en' | 'text_hi' | 'link_en' | 'link_hi'>;

/** The words of an announcement for readers of a language. */
export function wordsFor({ text_en, text_hi, link_en, link_hi }: Words, locale: Language) {
  const isHindi = locale === 'hi';
  return {
    text: (isHindi && text_hi) || text_en,
    link_text: (isHindi && link_hi) || link_en || m.announcements_more({}, { locale }),
  };
}
