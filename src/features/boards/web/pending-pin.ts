/** What a visitor wanted to pin, kept over the way to the provider and back. */
const KEY = 'pending-pin';

export function keepPendingPin(what: string): void {
  try {
    sessionStorage.setItem(KEY, what);
  } catch {
    // Without a store the person presses once more after signing in.
  }
}

/** Whether this is what was to be pinned; asking forgets it. */
export function takePendingPin(what: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== what) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
