const KEPT = 'said-after-leaving';

/** Stores a message for the next page of this tab. */
export function saveFlashMessage(sentence: string): void {
  try {
    sessionStorage.setItem(KEPT, sentence);
  } catch {
    // Without access to storage the message is lost; the next page still shows that the user is signed out.
  }
}

/** Returns the stored message and removes it. */
export function takeFlashMessage(): string | null {
  try {
    const sentence = sessionStorage.getItem(KEPT);
    sessionStorage.removeItem(KEPT);
    return sentence;
  } catch {
    return null;
  }
}
