/** What the reader chose; `system` follows the device. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';
const watchers = new Set<() => void>();

/**
 * Applies the stored theme before the first paint. Goes inline into the head, with the page's nonce:
 * a file of its own would come too late. Storage may be closed to us, then the system decides.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${KEY}');if(/^(light|dark)$/.test(t))document.documentElement.dataset.theme=t}catch(e){}`;

/** The theme on the page now. Browser only. */
export function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies a theme at once and keeps it for the next visit. Browser only. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be closed to us: the choice then lasts as long as the page.
  }
  for (const tell of watchers) tell();
}

/** Calls back when the theme is chosen; answers with the way to stop. */
export function watchTheme(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}
