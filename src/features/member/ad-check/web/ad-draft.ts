/** The draft of an ad in this tab, which survives a reload. Without storage it is kept until the page is left. */
const KEY = 'pathlight.ad-draft';

export function readDraft(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, text);
  } catch {
    // See above.
  }
}
