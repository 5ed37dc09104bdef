import { sql, type RawBuilder } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import type { SearchKind } from '../contract.ts';
import { correctWords } from './correct-words.ts';
import { readQuery } from './read-query.ts';

/** What is searched for in the end. */
export type Understood = {
  tsquery: RawBuilder<unknown>;
  /** The words as titles are compared. */
  key: string;
  corrected: string | null;
  loose: boolean;
};

/**
 * Finds what a text means here: all its words; where nothing holds them, the words it was probably meant to be; where
 * nothing holds those either, some of the words. Null where there is nothing to look for. Within one kind, if one is given.
 */
export async function understand(ctx: Context, text: string, kind?: SearchKind): Promise<Understood | null> {
  const query = await readQuery(text);
  if (!query) return null;
  const key = query.words.join(' ');
  if (await holds(ctx, query.all, kind)) return { tsquery: asQuery(query.all), key, corrected: null, loose: false };
  const corrected = (await correctWords(ctx, query.words))?.join(' ') ?? null;
  const meant = corrected ? await readQuery(corrected) : null;
  if (corrected && meant && (await holds(ctx, meant.all, kind)))
    return { tsquery: asQuery(meant.all), key: corrected, corrected, loose: false };
  return { tsquery: asQuery((meant ?? query).any), key, corrected, loose: query.words.length > 1 };
}

const asQuery = (words: string) => sql`to_tsquery('english', ${words})`;

async function holds(ctx: Context, words: string, kind: SearchKind | undefined): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('search_docs')
    .select('id')
    .where(sql<boolean>`words @@ ${asQuery(words)}`)
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind!))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
