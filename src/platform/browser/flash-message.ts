const STORAGE_KEY = 'flash-message';

/** Stores a message for the next page of this tab. */
export function saveFlashMessage(message: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, message);
  } catch {
    // Without access to storage the message is lost; the next page still shows that the user is signed out.
  }
}

/** Returns the stored message and removes it. */
export function takeFlashMessage(): string | null {
  try {
    const message = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return message;
  } catch {
    return null;
  }
}
