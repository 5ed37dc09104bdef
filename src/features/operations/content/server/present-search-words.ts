import { getSearchWord, nameMeanings, SEARCH_WORD, type StoredSearchWord } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findHistory } from './present-publication.ts';

/** Search words as rows of a list, with what they stand for as it is called now. */
export async function presentSearchWordItems(ctx: Context, rows: readonly StoredSearchWord[]) {
  const meanings = await nameMeanings(ctx, rows);
  return rows.map((row, index) => presentItem(row, meanings[index]?.name));
}

const presentItem = ({ id, words, kind, value, note, dropped, version, ...row }: StoredSearchWord, name: string | undefined) => ({
  id,
  type: 'staff_search_word' as const,
  attributes: {
    words,
    kind,
    value,
    name: name ?? row.name,
    known: name !== undefined,
    note,
    dropped,
    version,
    changed_at: row.changed_at.toISOString(),
  },
});

/** Search words with their history; 404 for unknown ones. */
export async function presentSearchWord(ctx: Context, id: string) {
  const row = await getSearchWord(ctx, id);
  const [[meaning], history] = await Promise.all([nameMeanings(ctx, [row]), findHistory(ctx, SEARCH_WORD, id)]);
  const item = presentItem(row, meaning?.name);
  return { data: { ...item, attributes: { ...item.attributes, history } } };
}
