import { useEffect, useEffectEvent } from 'react';

const WRITABLE = 'input, textarea, select, [contenteditable="true"]';

/** Calls back when a key, such as "/", is pressed outside of text fields. */
export function useKeyShortcut(key: string, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const writing = event.target instanceof Element && event.target.closest(WRITABLE) !== null;
    if (event.key !== key || writing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
