import { useEffect, useEffectEvent } from 'react';

const WRITABLE = 'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"]';
const PRESSABLE = 'button, a, summary';
const LETTERS = 'abcd';

/** Calls back for the keys of a question: A to D or 1 to 4 choose an option, Enter goes on. */
export function useAnswerKeys({ onChoose, onEnter }: { onChoose: (option: number) => void; onEnter: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target?.closest(WRITABLE)) return;
    if (event.key === 'Enter') {
      // A focused button or link handles Enter itself.
      if (target?.closest(PRESSABLE)) return;
      event.preventDefault();
      onEnter();
      return;
    }
    const option = /^[1-4]$/.test(event.key) ? Number(event.key) - 1 : LETTERS.indexOf(event.key.toLowerCase());
    if (event.key.length !== 1 || option < 0) return;
    event.preventDefault();
    onChoose(option);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
