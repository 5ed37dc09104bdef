import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from './shortcut-setting.ts';

/** Where keys belong to what is written, or to what is open above the page. */
const TAKEN = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** What is closing still has the focus until it has faded away, and takes no key. */
const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TAKEN) && !target.closest('[data-closed]');

/**
 * Ctrl+K and "/" open the palette; the first letter that is pressed outside of fields, dialogs and menus loads the other shortcuts
 * (`shortcuts.ts`), of which "?" shows the list.
 */
export function useShortcuts(onPalette: () => void, onList: () => void): void {
  const router = useRouter();
  const press = useEffectEvent(async (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (event.defaultPrevented || altKey || isTaken(target)) return;
    const isModified = ctrlKey || metaKey;
    if (!isModified && !areShortcutsOn()) return;
    if (isModified ? key.toLowerCase() === 'k' : key === '/') {
      event.preventDefault();
      onPalette();
    } else if (!isModified && /^[a-z?]$/i.test(key)) (await import('./shortcuts.ts')).pressKey(key, { router, onList });
  });
  useEffect(() => {
    // On the window, which an event reaches last, so that a page's own keys come first and mark it as handled.
    const listen = (event: KeyboardEvent) => void press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
