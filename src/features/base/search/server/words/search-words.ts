/** Words that editors add to those that search understands. Nothing here checks a permission. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import { audit } from '#features/base/accounts/server/index.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import { decodeCursor, isOlder, keysetPage } from '#platform/db/keyset.ts';
import { requireVersion } from '#platform/db/publication.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, invalid, notFound } from '#platform/http/errors.ts';
import type { MeaningKind, SearchWordFields } from '../../contract.ts';
import { normalizeText, splitWords } from '../normalize-text.ts';
import type { SearchWordsTable } from '../tables.ts';
import { checkWord } from './check-word.ts';
import { SEARCH_WORDS_CHANGED } from './load-search-words.ts';

export type StoredSearchWord = Selectable<SearchWordsTable>;

/** How they stand in the audit log. */
export const SEARCH_WORD = 'search_word';

export type SearchWordFilter = {
  /** Part of the words, of what they stand for or of the note. */
  find?: string | undefined;
  kind?: MeaningKind | undefined;
  /** By default those in use. */
  dropped?: boolean | undefined;
};

const selectSearchWords = (ctx: Context, { find = '', kind, dropped = false }: SearchWordFilter) =>
  ctx.db
    .selectFrom('search_words')
    .where('dropped', '=', dropped)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'text'))
    .$if(find !== '', (query) => query.where(sql<SqlBool>`(words || ' ' || name || ' ' || note) ilike ${containsPattern(find)}`));

/** The latest first, page by page. */
export async function listSearchWords(ctx: Context, filter: SearchWordFilter & { cursor?: string | undefined }, size: number) {
  const rows = await selectSearchWords(ctx, filter)
    .selectAll()
    .where(isOlder(decodeCursor(filter.cursor), 'created_at', 'id'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  return keysetPage<StoredSearchWord>(rows, size, ({ created_at, id }) => ({ key: created_at.toISOString(), id }));
}

export async function countSearchWords(ctx: Context, filter: SearchWordFilter): Promise<number> {
  const { count } = await selectSearchWords(ctx, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One of them, or 404. */
export async function getSearchWord(ctx: Context, id: string): Promise<StoredSearchWord> {
  const row = await ctx.db.selectFrom('search_words').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('search-word');
  return row;
}

/** Adds words, and returns their id. 422 where they change nothing, or are in the list already. */
export async function createSearchWord(ctx: Context, fields: SearchWordFields, reason: string): Promise<string> {
  const values = await prepare(ctx, fields);
  const now = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('search_words')
    .values({ ...values, created_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await record(ctx, { id, reason }, 'create', { after: searchWordFacts(values) });
  await announce(ctx, [values]);
  return id;
}

/** `version` is what the editor saw: 412 where a colleague has changed it since. */
type Change = { id: string; version: number; reason: string };

/** Changes the words, what they stand for, or the note. */
export async function changeSearchWord(ctx: Context, change: Change, fields: SearchWordFields): Promise<void> {
  const row = await open(ctx, change);
  if (row.dropped) throw conflict('content-not-in-state');
  const values = await prepare(ctx, fields, row.id);
  await store(ctx, row, values);
  await record(ctx, change, 'change', { before: searchWordFacts(row), after: searchWordFacts(values) });
  await announce(ctx, [row, values]);
}

/** Takes words away, or brings them back; those that are brought back are checked like new ones. */
export async function setSearchWordDropped(ctx: Context, change: Change, dropped: boolean): Promise<void> {
  const row = await open(ctx, change);
  if (row.dropped === dropped) throw conflict('content-not-in-state');
  if (!dropped) await prepare(ctx, row, row.id);
  await store(ctx, row, { dropped });
  const states = [{ state: 'in use' }, { state: 'taken away' }];
  const [before, after] = dropped ? states : states.toReversed();
  await record(ctx, change, dropped ? 'drop' : 'restore', { before, after });
  await announce(ctx, [row]);
}

/** What is stored of checked words. One change at a time, so that no two of them add the same words. */
async function prepare(ctx: Context, { words, kind, value, note }: SearchWordFields, ownId?: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended('search-words', 0))`.execute(ctx.db);
  const checked = await checkWord(ctx, { words, kind, value, note });
  const taken = await ctx.db
    .selectFrom('search_words')
    .select(['id', 'name'])
    .where('form', '=', checked.form)
    .where('dropped', '=', false)
    .executeTakeFirst();
  if (taken && taken.id !== ownId) throw invalid({ path: 'words', code: 'search-word-taken', params: { meaning: taken.name } });
  return { words, kind, note, ...checked };
}

async function open(ctx: Context, { id, version }: Change): Promise<StoredSearchWord> {
  const row = await ctx.db.selectFrom('search_words').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound('search-word');
  requireVersion(row, version);
  return row;
}

const store = (ctx: Context, row: StoredSearchWord, values: Partial<StoredSearchWord>) =>
  ctx.db
    .updateTable('search_words')
    .set({ ...values, version: row.version + 1, changed_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();

const record = (ctx: Context, { id, reason }: Omit<Change, 'version'>, action: string, states: Record<string, unknown>) =>
  audit(ctx, { action: `search-word.${action}`, objectType: SEARCH_WORD, objectId: id, details: { ...states, reason } });

/**
 * Tells every process, and queues what keeps the words in the index: pages have what is typed for them, and entries the places
 * that they name.
 */
async function announce(ctx: Context, changed: readonly Pick<StoredSearchWord, 'words' | 'kind'>[]): Promise<void> {
  ctx.announce(SEARCH_WORDS_CHANGED, 'words');
  const places = changed
    .filter(({ kind }) => kind === 'place')
    .map(
      ({ words }) =>
        sql`(kind in ('job', 'company', 'university') and words @@ plainto_tsquery('english', ${splitWords(normalizeText(words)).join(' ')}))`,
    );
  await sql`
    insert into search_changes (kind, ref) select kind, ref from search_docs
    where ${sql.join([sql`kind = 'page'`, ...places], sql` or `)}`.execute(ctx.db);
}

/** What its editor wrote, as the audit log has it. */
const searchWordFacts = ({ words, kind, name, note }: Pick<StoredSearchWord, 'words' | 'kind' | 'name' | 'note'>) => ({
  words,
  kind,
  'stands for': name,
  note,
});
