/** Leaving as somebody: by a page of its own, so that nothing that was under way for them is asked or answered afterwards. */
import { localPath } from '#platform/language/language.ts';
import { keepSentence } from './flash-message.ts';

/** Goes home by loading the page anew, and says the sentence there. */
export function leaveSaying(sentence: string): void {
  keepSentence(sentence);
  location.assign(localPath('/'));
}
