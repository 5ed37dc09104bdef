import { sql } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { presentListed } from './present-cards.ts';
import { findByWords } from './search-insights.ts';

/** Insights that name one of these words or phrases, the nearest first: in the title or a hashtag, the summary, the text. */
export async function findInsightsAbout(ctx: Context, names: readonly string[], limit: number) {
  const phrases = names.filter((name) => name.length > 2).map((name) => `"${name.replaceAll('"', ' ')}"`);
  if (phrases.length === 0) return [];
  return presentListed(ctx, await findByWords(ctx, sql`websearch_to_tsquery('english', ${phrases.join(' or ')})`, limit));
}
