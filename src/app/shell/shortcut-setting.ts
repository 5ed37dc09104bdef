/** Whether single keys are shortcuts, as chosen in this browser. */
const STORAGE_KEY = 'shortcuts';

/** Whether shortcuts of one letter or sign are on in this browser, which they are by default. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Switches shortcuts of one letter or sign on or off for this browser. */
export function switchShortcuts(on: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  } catch {
    // Without access to storage they stay on.
  }
}
