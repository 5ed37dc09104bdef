import { sql } from 'kysely';
import { matchSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { SearchKind } from '../contract.ts';
import { kindWords } from './interpretation/search-filters.ts';
import { loadFormerWords, purgeUnusedWords } from './former-names.ts';
import { normalizeText, splitWords } from './normalize-text.ts';
import { cutAtSentence, cutAtWord } from './cut-text.ts';
import { toPhrase } from './page-phrases.ts';
import type { SearchEntry, SearchSources } from './search-source.ts';
import { storedPopularity } from './popularity.ts';
import { loadSearchWords } from './words/load-search-words.ts';

/** So many at once: an import leaves fifty thousand, and their texts are held several times over. */
const BATCH_SIZE = 100;
const MAX_TEXT_LENGTH = 6000;
const MAX_DISPLAY_LENGTH = 600;
const MIN_WORD_LENGTH = 3;
/** The id of this advisory lock. */
const LOCK = 7_201_967;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'search.index': Record<string, never>;
  }
}

/**
 * Reindexes all queued changes; removes items that are gone or private. Loads the words that staff added first, because the signal
 * that they changed may not have come yet.
 */
export const indexChanges =
  (sources: SearchSources) =>
  async (ctx: Context): Promise<void> => {
    await loadSearchWords(ctx);
    let batchLength = BATCH_SIZE;
    while (batchLength === BATCH_SIZE) batchLength = await ctx.inTransaction((trx) => indexBatch(trx, sources));
  };

async function indexBatch(ctx: Context, sources: SearchSources): Promise<number> {
  // One process at a time: two would update shared words in different orders and deadlock.
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(ctx.db);
  const { rows } = await sql<{ kind: SearchKind; ref: string }>`
    delete from search_changes where id in (select id from search_changes order by id limit ${BATCH_SIZE} for update skip locked)
    returning kind, ref`.execute(ctx.db);
  for (const [kind, changes] of Map.groupBy(rows, (row) => row.kind)) {
    const refs = [...new Set(changes.map(({ ref }) => ref))].toSorted();
    const formerWords = await loadFormerWords(ctx, kind, refs);
    const entries = await sources[kind](ctx, refs);
    const missing = refs.filter((ref) => !entries.has(ref));
    if (missing.length > 0) await ctx.db.deleteFrom('search_docs').where('kind', '=', kind).where('ref', 'in', missing).execute();
    if (entries.size > 0) await storeEntries(ctx, kind, [...entries]);
    await purgeUnusedWords(ctx, formerWords);
  }
  return rows.length;
}

/** Weights: title (A), short details (B), further words (C), text (D). */
async function storeEntries(ctx: Context, kind: SearchKind, entries: readonly (readonly [string, SearchEntry])[]): Promise<void> {
  const now = ctx.clock.now();
  const rows = await Promise.all(
    entries.map(async ([ref, entry]) => {
      const title = normalizeText(entry.title);
      const text = cutAtWord(entry.text, MAX_TEXT_LENGTH);
      const translations = Object.values(entry.translations ?? {});
      const phrases = await Promise.all((entry.phrases ?? []).map(async (phrase) => ['phrase', await toPhrase(phrase)] as const));
      return {
        ref,
        path: entry.path,
        title: entry.title,
        translations: entry.translations ?? null,
        meta: entry.meta,
        text: cutAtSentence(text, MAX_DISPLAY_LENGTH),
        cover: entry.cover,
        facets: entry.facets ?? {},
        filter_words: [...kindWords(kind), ...(entry.filterWords ?? []), ...phrases],
        author_id: entry.authorId ?? null,
        hot: storedPopularity(kind, entry, now),
        key: splitWords(title).join(' '),
        a: [title, ...translations.map((other) => normalizeText(other.title))].join(' '),
        b: normalizeText(entry.meta.join(' ')),
        c: normalizeText(`${entry.words ?? ''} ${await findSkillNames(`${entry.title}\n${text}`)}`),
        d: normalizeText(text),
      };
    }),
  );
  await sql`
    with input as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as input (
        ref text, path text, title text, translations jsonb, meta text[], text text, cover text, facets jsonb, filter_words jsonb, author_id uuid, hot real, key text,
        a text, b text, c text, d text
      )
    ), stored as (
      insert into search_docs (kind, ref, hot, tier, facets, author_id, key, title_words, words, found_at)
      select ${kind}, ref, hot, (select count(*) from search_tiers where kind = ${kind} and search_tiers.hot >= input.hot), facets, author_id, key,
        to_tsvector('simple', a),
        setweight(to_tsvector('english', a), 'A') || setweight(to_tsvector('english', b), 'B')
        || setweight(to_tsvector('english', c), 'C') || setweight(to_tsvector('english', d), 'D')
        || array_to_tsvector(array(select facet_word(name, value) from jsonb_each_text(facets) as facet (name, value)))
        || array_to_tsvector(array(select distinct facet_word(word ->> 0, word ->> 1) from jsonb_array_elements(filter_words) as word)),
        ${now}
      from input order by ref
      on conflict (kind, ref) do update set hot = excluded.hot, tier = excluded.tier, facets = excluded.facets,
        author_id = excluded.author_id, key = excluded.key,
        title_words = excluded.title_words, words = excluded.words
      returning id, ref
    )
    insert into search_faces as existing (doc_id, path, title, translations, meta, text, cover, changed_at)
    select id, path, title, translations, meta, text, cover, ${ctx.clock.now()} from stored join input using (ref)
    on conflict (doc_id) do update set changed_at = case
        when (existing.path, existing.title, existing.meta, existing.text)
          is distinct from (excluded.path, excluded.title, excluded.meta, excluded.text)
        then excluded.changed_at else existing.changed_at end,
      path = excluded.path, title = excluded.title, meta = excluded.meta,
      text = excluded.text, cover = excluded.cover, translations = excluded.translations`.execute(ctx.db);
  await updateVocabulary(
    ctx,
    rows.flatMap((row) => splitWords(row.a)),
  );
}

/** The canonical names of skills that a text mentions by an alias, so that "Kubernetes" finds "k8s". */
async function findSkillNames(text: string): Promise<string> {
  const { taxonomy } = await skillCatalogue();
  const ids = new Set(matchSkills(taxonomy, text).map(({ skillId }) => skillId));
  return [...ids].map((id) => taxonomy.byId.get(id)?.name ?? '').join(' ');
}

async function updateVocabulary(ctx: Context, words: readonly string[]): Promise<void> {
  const uses = [...Map.groupBy(words, (word) => word)]
    .filter(([word]) => word.length >= MIN_WORD_LENGTH && /^\D+$/.test(word))
    .map(([word, occurrences]) => ({ word, uses: occurrences.length }))
    .toSorted((a, b) => (a.word < b.word ? -1 : 1));
  if (uses.length === 0) return;
  await ctx.db
    .insertInto('search_vocabulary')
    .values(uses)
    .onConflict((conflict) => conflict.column('word').doUpdateSet({ uses: sql<number>`search_vocabulary.uses + excluded.uses` }))
    .execute();
}
