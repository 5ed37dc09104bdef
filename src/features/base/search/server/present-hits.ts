import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#platform/http/context.ts';
import { language } from '#platform/language/language.ts';
import type { SearchHit, SearchKind } from '../contract.ts';
import { SENTENCE_END } from './cut-text.ts';
import type { QueryPlan } from './run-query.ts';

/** Private-use characters as highlight markers, which no text contains and which never form markup. */
const [START, STOP] = ['\ue000', '\ue001'];
const MARK_ALL = `HighlightAll=true, StartSel=${START}, StopSel=${STOP}`;

/** Heading and list markers of plain text, which would appear mid-sentence in a snippet. */
const LINE_MARKS = String.raw`(^|\n)\s*(#+|[-*])\s+`;

type Row = { id: number; kind: SearchKind; path: string; title: string; snippet: string; meta: string[]; cover: string };

/** Presents documents in the order of the ids. */
export async function presentHits(
  ctx: Context,
  ids: readonly number[],
  { marked }: QueryPlan,
): Promise<z.input<typeof SearchHit>[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select docs.id, docs.kind, path, meta, cover,
      ts_headline('english', translate(${inLanguage('title')}, ${START + STOP}, ''), ${marked}, ${MARK_ALL}) as title,
      ts_headline('english', regexp_replace(translate(${inLanguage('text')}, ${START + STOP}, ''), ${LINE_MARKS}, E'\\n', 'g'), ${marked}, ${MARK_ALL}) as snippet
    from search_docs as docs join search_faces as faces on faces.doc_id = docs.id
    where docs.id = any(${[...ids]}::bigint[])`.execute(ctx.db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { kind, path, meta, cover, title, snippet } = row;
    return [
      {
        id: String(id),
        type: 'search_hit' as const,
        attributes: { kind, path, meta, cover, title: splitHighlights(title), snippet: splitHighlights(selectSnippet(snippet)) },
      },
    ];
  });
}

/** A column of `search_faces` in the reader's language, where it is translated. */
export const inLanguage = (column: 'title' | 'text'): RawBuilder<string> =>
  sql<string>`coalesce(translations -> ${language()} ->> ${sql.lit(column)}, ${sql.ref(column)})`;

const [MIN_WORDS, MAX_WORDS] = [14, 30];

/** The sentence with the most matches, the first of several, with what follows up to the length of a snippet. */
function selectSnippet(text: string): string {
  const sentences = text.split(SENTENCE_END).filter((sentence) => sentence.trim() !== '');
  const hits = sentences.map((sentence) => sentence.split(START).length - 1);
  const first = hits.indexOf(Math.max(0, ...hits));
  const words: string[] = [];
  for (const sentence of sentences.slice(first)) {
    words.push(...sentence.trim().split(/\s+/));
    if (words.length >= MIN_WORDS) break;
  }
  if (words.length <= MAX_WORDS) return words.join(' ');
  const shown = words.slice(0, MAX_WORDS).join(' ');
  return `${shown}${shown.lastIndexOf(START) > shown.lastIndexOf(STOP) ? STOP : ''} …`;
}

/** Splits a highlighted text into segments. */
function splitHighlights(text: string): { text: string; hit: boolean }[] {
  return text
    .split(START)
    .flatMap((part, index) => {
      if (index === 0) return [{ text: part, hit: false }];
      const [hit = '', rest = ''] = part.split(STOP, 2);
      return [
        { text: hit, hit: true },
        { text: rest, hit: false },
      ];
    })
    .filter((piece) => piece.text !== '');
}
