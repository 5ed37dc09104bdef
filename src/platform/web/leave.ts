/** Leaving as somebody: by a page of its own, so that nothing that was under way for them is asked or answered afterwards. */
import { localPath } from '../language/language.ts';

const KEPT = 'said-after-leaving';

/** Goes home by loading the page anew, and says the sentence there. */
export function leaveSaying(sentence: string): void {
  try {
    sessionStorage.setItem(KEPT, sentence);
  } catch {
    // Storage may be closed to us: the page that comes shows that they are signed out.
  }
  location.assign(localPath('/'));
}

/** What was to be said on this page; once. */
export function takeSentence(): string | null {
  try {
    const sentence = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return sentence;
  } catch {
    return null;
  }
}
