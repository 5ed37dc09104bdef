import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { THEME_SCRIPT } from './theme.ts';

function themeAfter(localStorage: { getItem: (key: string) => string | null }): string | undefined {
  const dataset: { theme?: string } = {};
  const document = { documentElement: { dataset } };
  runInNewContext(THEME_SCRIPT, { document, localStorage });
  return dataset.theme;
}

const stored = (value: string | null) => ({ getItem: (key: string) => (key === 'theme' ? value : null) });

test('the theme script applies a stored choice before the first paint', () => {
  expect(themeAfter(stored('dark'))).toBe('dark');
  expect(themeAfter(stored('light'))).toBe('light');
});

test('the theme script leaves the system to decide when nothing valid is stored', () => {
  expect(themeAfter(stored(null))).toBeUndefined();
  expect(themeAfter(stored('system'))).toBeUndefined();
  expect(themeAfter(stored('<script>'))).toBeUndefined();
});

test('the theme script survives a browser that forbids storage', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('denied');
    },
  };
  expect(themeAfter(forbidden)).toBeUndefined();
});
