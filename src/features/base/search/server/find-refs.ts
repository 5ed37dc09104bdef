import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { ENOUGH, findDocs } from './find-docs.ts';
import { fold, wordsOf } from './fold.ts';
import { USUAL_WORDS } from './weigh-words.ts';
import { scoreOf } from './score.ts';
import { CANDIDATES, lookFor, type Understood } from './understand.ts';

/** A list of them is cut off here. */
const MAX_ITEMS = 2 * CANDIDATES;

/** The refs of one kind that a typed text finds, or its other names, the best first; for features that show their things themselves. */
export async function findRefs(ctx: Context, kind: SearchKind, texts: readonly [string, ...string[]]): Promise<string[]> {
  const looked = await lookFor(ctx, texts, { find: (understood) => findDocs(ctx, kind, understood), enough: ENOUGH });
  return looked?.found.slice(0, MAX_ITEMS).map(({ ref }) => ref) ?? [];
}

/** The refs of one kind that name one of these words or phrases, the best first. */
export async function findRefsNaming(ctx: Context, kind: SearchKind, names: readonly string[], most: number): Promise<string[]> {
  const phrases = names.map((name) => wordsOf(fold(name)).join(' <-> ')).filter((phrase) => phrase !== '');
  if (phrases.length === 0) return [];
  const words = phrases.map((phrase) => `(${phrase})`).join(' | ');
  const understood: Understood = {
    tsquery: sql`to_tsquery('english', ${words})`,
    score: scoreOf([[{ asked: words, weight: 1, docs: 0 }]], USUAL_WORDS),
    key: '',
    corrected: null,
    loose: false,
    most: CANDIDATES,
  };
  const found = await findDocs(ctx, kind, understood);
  return found.slice(0, most).map(({ ref }) => ref);
}
