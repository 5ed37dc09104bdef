/** What the shortcuts do; loaded when the first key is pressed. */
import type { AnyRouter } from '@tanstack/react-router';
import { chooseTheme, chosenTheme } from '#platform/ui/theme.ts';
import { openPlan } from './open-plan.ts';
import { findPlaceOfKeys, isBeginning, KEYS } from './shortcut-keys.ts';

/** How long the second key of two may take. */
const NEXT_KEY_MS = 1500;

let first = '';
let firstAt = 0;

type Site = { router: AnyRouter; onList: () => void };

/** Does what a key stands for, alone or after the one before it. */
export function pressKey(key: string, { router, onList }: Site): void {
  if (key === KEYS.list.keys) return onList();
  const letter = key.toLowerCase();
  const place = performance.now() - firstAt < NEXT_KEY_MS ? findPlaceOfKeys(first + letter) : undefined;
  first = place === undefined && isBeginning(letter) ? letter : '';
  firstAt = performance.now();
  if (place !== undefined) void router.navigate({ href: place });
  else if (letter === KEYS.theme.keys) switchTheme();
  else if (letter === KEYS.plan.keys) void openPlan(router);
}

/** Changes from what is seen now to the other theme. */
export function switchTheme(): void {
  chooseTheme(seenTheme() === 'dark' ? 'light' : 'dark');
}

/** The theme that the page has, chosen or by the device. */
export function seenTheme(): 'light' | 'dark' {
  const theme = chosenTheme();
  if (theme !== 'system') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
