import { invalid } from '#platform/http/errors.ts';

/** A page of a list that is in memory; the cursor is the id of the last one seen. 422 for one that the list does not have. */
export function pageOf<Item>(
  items: readonly Item[],
  { cursor, size, idOf }: { cursor: string | undefined; size: number; idOf: (item: Item) => string },
): { shown: Item[]; next: string | null } {
  const start = cursor === undefined ? 0 : items.findIndex((item) => idOf(item) === cursor) + 1;
  if (cursor !== undefined && start === 0) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  const shown = items.slice(start, start + size);
  const last = shown.at(-1);
  return { shown, next: last !== undefined && start + size < items.length ? idOf(last) : null };
}

/** Whether one of these texts contains what is looked for, in any case. */
export const matches = (find: string, texts: readonly string[]): boolean => {
  const wanted = find.toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
};
