import { useEffect, useEffectEvent } from 'react';

/** Where keys belong to what is written, or to what is open above the page. */
const TAKEN = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Calls back when a key, such as "/", is pressed outside of text fields, dialogs and menus. */
export function useKeyShortcut(key: string, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.target instanceof Element && event.target.closest(TAKEN) !== null;
    if (event.key !== key || isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
