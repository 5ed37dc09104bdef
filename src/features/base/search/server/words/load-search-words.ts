import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { setStaffWords } from '../interpretation/lexicon.ts';
import { setStaffPhrases } from '../page-phrases.ts';

/** The topic of the signal that the words that staff added changed. */
export const SEARCH_WORDS_CHANGED = 'search-words-changed';

/** One load after another: an earlier one that is slow must not replace what a later one loaded. */
let loading: Promise<void> = Promise.resolve();

/** What this process has loaded: putting it in place takes a tenth of a second, so it is done for changes only. */
let loaded = '[]';

/** Loads the words that staff added; every process does so at startup and after each change of them or of skills. */
export function loadSearchWords(ctx: Context): Promise<void> {
  loading = loading.catch(() => {}).then(() => load(ctx));
  return loading;
}

async function load(ctx: Context): Promise<void> {
  const [rows, { taxonomy }] = await Promise.all([
    ctx.db
      .selectFrom('search_words')
      .select(['words', 'kind', 'value', 'name'])
      .where('dropped', '=', false)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    skillCatalogue(),
  ]);
  const words = rows.flatMap((row) => {
    if (row.kind !== 'skill') return [row];
    // Renamed, merged or out of use since.
    const skill = taxonomy.byId.get(row.value);
    return skill ? [{ ...row, value: skill.id, name: skill.name }] : [];
  });
  const now = JSON.stringify(words);
  if (now === loaded) return;
  setStaffWords(words);
  await setStaffPhrases(words.filter(({ kind }) => kind === 'page').map((page) => page.words));
  loaded = now;
}
