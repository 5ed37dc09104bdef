import { language, type Language } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';

/** Says in which language something is written; null when it is the page's. */
export function languageLabel(of: Language): string | null {
  if (of === language()) return null;
  return { en: m.kit_in_english, hi: m.kit_in_hindi }[of]();
}
