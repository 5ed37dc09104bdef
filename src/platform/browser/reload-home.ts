/** Leaving as somebody: by a page of its own, so that nothing that was under way for them is asked or answered afterwards. */
import { localizePath } from '#platform/language/language.ts';
import { saveFlashMessage } from './flash-message.ts';

/** Goes home by loading the page anew, and says the sentence there. */
export function reloadHome(sentence: string): void {
  saveFlashMessage(sentence);
  location.assign(localizePath('/'));
}
