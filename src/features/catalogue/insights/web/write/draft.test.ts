import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_DRAFT, loadDraft, saveDraft, settleDraft } from './draft.ts';

afterEach(() => vi.unstubAllGlobals());

/** The storage of a browser. */
function stubStorage(): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
}

test('a device forgets a draft that the server has saved, and keeps what was written while it was on its way', () => {
  stubStorage();
  const sent = { ...EMPTY_DRAFT, title: 'Ask the row' };
  saveDraft('', sent);
  settleDraft({ from: '', to: 'draft-1' }, sent);
  expect([loadDraft(''), loadDraft('draft-1')]).toEqual([null, null]);

  const newer = { ...sent, title: 'Ask the row three questions' };
  saveDraft('', newer);
  settleDraft({ from: '', to: 'draft-1' }, sent);
  expect([loadDraft(''), loadDraft('draft-1')]).toEqual([null, newer]);
});
