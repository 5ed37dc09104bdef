const KEPT = 'said-after-leaving';

/** Keeps a sentence for the next page of this tab. */
export function saveFlashMessage(sentence: string): void {
  try {
    sessionStorage.setItem(KEPT, sentence);
  } catch {
    // Storage may be closed to us: the page that comes shows that they are signed out.
  }
}

/** What was to be said on this page; once. */
export function takeFlashMessage(): string | null {
  try {
    const sentence = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return sentence;
  } catch {
    return null;
  }
}
