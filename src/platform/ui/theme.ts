/** The user's choice; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/**
 * Applies the stored theme before the first paint. Inlined into the head with the page's nonce, because a separate file would
 * load too late. Without access to storage the system's theme applies.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${STORAGE_KEY}');if(/^(light|dark)$/.test(t))document.documentElement.dataset.theme=t}catch(e){}`;

/** The current theme. Browser only. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme immediately and stores it. Browser only. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without access to storage the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Calls back when the theme changes; returns the unsubscribe function. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
