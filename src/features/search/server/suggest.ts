import { sql } from 'kysely';
import type { UseCase } from '#platform/server/http.ts';
import type { SearchKind } from '../contract.ts';
import { fold, wordsOf } from './fold.ts';

const MOST = 8;
const LOOKED_AT = 60;
const MOST_WORDS = 6;

type Row = { id: number; kind: SearchKind; title: string; path: string; cover: string; meta: string[] };

/** Titles that begin with what is typed, then those that hold words which begin so; the liveliest first, each title once. */
export const suggest: UseCase<'GET /api/search_suggestions'> = async (ctx, { query }) => {
  const words = wordsOf(fold(query.query)).slice(0, MOST_WORDS);
  if (words.length === 0) return { data: [] };
  const key = words.join(' ');
  const tsquery = sql`to_tsquery('simple', ${words.map((word, at) => (at === words.length - 1 ? `${word}:*` : word)).join(' & ')})`;
  const { rows } = await sql<Row>`
    select id, kind, title, path, cover, meta from (
      select distinct on (kind, key) * from (
        select id, kind, title, path, cover, meta, key, hot, starts_with(key, ${key}) as first from search_docs
        where title_words @@ ${tsquery} order by starts_with(key, ${key}) desc, hot desc, id desc limit ${LOOKED_AT}
      ) as found order by kind, key, hot desc
    ) as once order by first desc, hot desc, length(title), id limit ${MOST}`.execute(ctx.db);
  return { data: rows.map(({ id, ...attributes }) => ({ id: String(id), type: 'search_suggestion' as const, attributes })) };
};
