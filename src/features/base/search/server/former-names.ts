/** Members' words in the vocabulary for corrections: their names and titles, which end with the last title that has them. */
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { normalizeText, splitWords } from './normalize-text.ts';

const WRITTEN_BY_MEMBERS: readonly SearchKind[] = ['user', 'board', 'insight', 'question'];

/** The words of the indexed titles of these items, if they are of a kind that members write. */
export async function loadFormerWords(ctx: Context, kind: SearchKind, refs: readonly string[]): Promise<string[]> {
  if (!WRITTEN_BY_MEMBERS.includes(kind)) return [];
  const rows = await ctx.db
    .selectFrom('search_docs')
    .innerJoin('search_faces', 'search_faces.doc_id', 'search_docs.id')
    .select('search_faces.title')
    .where('search_docs.kind', '=', kind)
    .where('search_docs.ref', 'in', [...refs])
    .execute();
  return [...new Set(rows.flatMap(({ title }) => splitWords(normalizeText(title))))];
}

/** Removes those of the words that no title has any more. */
export async function purgeUnusedWords(ctx: Context, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  // One condition for each of the two indexes.
  await sql`
    delete from search_vocabulary where word = any(${[...words]}::text[])
      and not exists (select from search_docs where tier = 0 and title_words @@ plainto_tsquery('simple', word))
      and not exists (select from search_docs where tier > 0 and title_words @@ plainto_tsquery('simple', word))`.execute(ctx.db);
}
