import { memberRows } from '#features/base/accounts/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { interpretQuery, type Interpretation } from './interpretation/interpret-query.ts';
import { queryLexicon } from './interpretation/lexicon.ts';
import { findPlaces } from './interpretation/places.ts';

/** What a query means, with "near me" as the place that the viewer's profile states; without one, it narrows nothing. */
export async function understandQuery(ctx: Context, text: string): Promise<Interpretation> {
  const { taxonomy } = await skillCatalogue();
  const interpretation = interpretQuery(text, queryLexicon(), taxonomy);
  if (!interpretation.parts.some(({ near }) => near)) return interpretation;
  const [place] = findPlaces(await findOwnLocation(ctx));
  const parts = interpretation.parts.map((part) => (part.near ? { ...part, value: place ?? '' } : part));
  return { ...interpretation, parts };
}

async function findOwnLocation(ctx: Context): Promise<string> {
  if (!ctx.viewer) return '';
  const row = await ctx.db
    .selectFrom(memberRows(ctx).as('member'))
    .select('location')
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirst();
  return row?.location ?? '';
}

/** A text without words that say nothing, then with other words for the same things ("cv", "resume"). */
export async function findWordings(text: string): Promise<string[]> {
  const { taxonomy } = await skillCatalogue();
  return interpretQuery(text, queryLexicon(), taxonomy).wordings;
}
