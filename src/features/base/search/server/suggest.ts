import { sql, type RawBuilder } from 'kysely';
import { skillCatalogue, suggestSkills } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { SearchKind } from '../contract.ts';
import { completeWord, anyOfWords, AFTER_LETTERS } from './complete-words.ts';
import { filterQuery, phraseWord } from './interpretation/search-filters.ts';
import { interpretQuery, type Interpretation } from './interpretation/interpret-query.ts';
import { queryLexicon } from './interpretation/lexicon.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { isDocHeard } from './heard-docs.ts';
import { knownPhrases } from './page-phrases.ts';
import { currentPopularity } from './popularity.ts';
import { inLanguage } from './present-hits.ts';

const MAX_ITEMS = 8;
const MAX_SKILLS = 3;
const MAX_CANDIDATES = 60;
const MAX_WORDS = 6;
/** Words in at most this many titles are searched in all tiers, not only the popular ones. */
const MAX_RARE_USES = 2000;
/** Shorter words only match at the beginning of titles. */
const MIN_INSIDE_LENGTH = 3;

type Row = { id: number; kind: SearchKind; title: string; path: string; cover: string; meta: string[] };

/**
 * The skills that the input means or begins and the page for which it is typed, then titles starting with it, then titles containing
 * words that start with it or all words of another name for the same; most popular first, distinct.
 */
export const suggest: UseCase<'GET /api/search_suggestions'> = async (ctx, { query }) => {
  const { taxonomy } = await skillCatalogue();
  const interpretation = interpretQuery(query.query, queryLexicon(), taxonomy);
  const { texts, kind, isNamed } = interpretation;
  // Without what is no title: "python course" is Python, courses first.
  const text = isNamed && texts[0] !== undefined ? texts[0] : query.query;
  const words = splitWords(normalizeText(text)).slice(0, MAX_WORDS);
  const last = words.at(-1);
  if (last === undefined) return { data: [] };
  const skillIds = [...new Set([...meantSkills(interpretation), ...suggestSkills(taxonomy, text, MAX_SKILLS)])].slice(
    0,
    MAX_SKILLS,
  );
  const key = words.join(' ');
  const completions = await completeWord(ctx, last);
  const titles = sql`to_tsquery('simple', ${[...words.slice(0, -1), anyOfWords(last, completions)].join(' & ')})`;
  const isRare = completions.reduce((sum, { uses }) => sum + uses, 0) < MAX_RARE_USES;
  const matchesInside = words.length > 1 || last.length >= MIN_INSIDE_LENGTH;
  const titleStarts = sql`key collate "C" >= ${key} and key collate "C" < ${key + AFTER_LETTERS}`;
  const hot = currentPopularity(ctx, sql`kind`);
  const mostPopular = (condition: RawBuilder<unknown>) => sql`
    (select id, kind, ref, key, hot, false as typed from search_docs where ${condition} order by starts_with(key, ${key}) desc, ${hot} desc limit ${MAX_CANDIDATES})`;
  const others = interpretation.wordings
    .slice(1)
    .map((wording) => splitWords(normalizeText(wording)))
    .filter((wording) => wording.length > 0);
  const phrase = phraseWord(splitWords(normalizeText(interpretation.wordings[0] ?? '')));
  const isPhrase = (await knownPhrases()).has(phrase[1]);
  const candidates = [
    anyOf(isSkill(skillIds)),
    mostPopular(sql`tier = 0 and ${titleStarts}`),
    ...(matchesInside ? [mostPopular(sql`tier = 0 and title_words @@ ${titles}`), anyOf(titleStarts)] : []),
    ...(matchesInside && isRare ? [anyOf(sql`tier > 0 and title_words @@ ${titles}`)] : []),
    ...(others.length > 0 ? [mostPopular(sql`tier = 0 and ${hasWordsOf(others)}`), anyOf(isTitled(others))] : []),
    ...(isPhrase ? [anyOf(sql`kind = 'page' and words @@ ${filterQuery({ words: [phrase] })}`, true)] : []),
  ];
  const { rows } = await sql<Row>`
    select docs.id, docs.kind, ${inLanguage('title')} as title, path, cover, meta from (
      select distinct on (kind, key) id, kind, key, typed or starts_with(key, ${key}) as first, ${hot} as popularity,
        case when kind = 'skill' then array_position(${skillIds}::text[], ref) end as skill
      from (${sql.join(candidates, sql` union `)}) as found order by kind, key, typed desc, hot desc
    ) as docs join search_faces on doc_id = docs.id
    where ${isDocHeard(ctx, sql.ref('docs.id'))}
    order by docs.kind = ${isNamed ? kind : null}::text desc nulls last, skill nulls last, first desc, popularity desc, length(title), docs.id limit ${MAX_ITEMS}`.execute(
    ctx.db,
  );
  return { data: rows.map(({ id, ...attributes }) => ({ id: String(id), type: 'search_suggestion' as const, attributes })) };
};

/** `typed` says that the input is what people type for it. */
const anyOf = (condition: RawBuilder<unknown>, typed = false) =>
  sql`(select id, kind, ref, key, hot, ${sql.lit(typed)} as typed from search_docs where ${condition} limit ${MAX_CANDIDATES})`;

/** The skill that the whole input names. */
const meantSkills = ({ parts: [part, ...others], skillIds }: Interpretation): readonly string[] =>
  part?.type === 'skill' && part.without === '' && others.length === 0 ? skillIds : [];

const hasWordsOf = (wordings: readonly (readonly string[])[]) =>
  sql`title_words @@ to_tsquery('simple', ${wordings.map((words) => `(${words.join(' & ')})`).join(' | ')})`;

const isTitled = (wordings: readonly (readonly string[])[]) =>
  sql`key collate "C" = any(${wordings.map((words) => words.join(' '))}::text[])`;

const isSkill = (ids: readonly string[]) => sql`kind = 'skill' and ref = any(${[...ids]}::text[])`;
