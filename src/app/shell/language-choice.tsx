import { language, LANGUAGE_NAMES, LANGUAGES, languageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Segmented } from '#platform/ui/segmented.tsx';
import { useLanguageSwitch } from './use-language.ts';

/** The language setting, for pages and messages. */
export function LanguageChoice() {
  const { goTo } = useLanguageSwitch();
  return (
    <Segmented
      label={m.shell_language()}
      value={language()}
      onValueChange={(into) => void goTo(into)}
      options={LANGUAGES.map((value) => ({ value, label: <span lang={languageTag(value)}>{LANGUAGE_NAMES[value]}</span> }))}
    />
  );
}
