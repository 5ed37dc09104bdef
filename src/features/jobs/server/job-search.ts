/** What a typed text means for jobs: full text first, known other names of the role, similar titles for a typo. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '#platform/server/context.ts';
import { isOpen, today } from './select-jobs.ts';

/** How similar a title has to be to each word of a text that nothing matches; 0 to 1, by trigrams of the closest word. */
const TYPO_SIMILARITY = 0.5;
const MOST_WORDS = 8;

export type JobSearch = { matches: RawBuilder<SqlBool>; rank: RawBuilder<number> };

/** Null for an empty text, which matches everything. */
export async function searchJobs(ctx: Context, text: string | undefined): Promise<JobSearch | null> {
  if (!text) return null;
  const names = await otherNames(ctx, text);
  const tsquery = sql`websearch_to_tsquery('english', ${[text, ...names.map((name) => `"${name}"`)].join(' or ')})`;
  const company = sql<SqlBool>`jobs.company_id in (select id from companies where lower(name) = lower(${text}))`;
  const full: JobSearch = {
    matches: sql<SqlBool>`(jobs.search @@ ${tsquery} or ${company})`,
    rank: sql<number>`ts_rank(jobs.search, ${tsquery})`,
  };
  const found = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where(full.matches)
    .where(isOpen(today(ctx)))
    .limit(1)
    .executeTakeFirst();
  if (found) return full;
  return misspelled(text);
}

/** Titles that hold something like every word; the one closest to all of them first. */
function misspelled(text: string): JobSearch {
  const words = text.split(/\s+/).slice(0, MOST_WORDS);
  const likeness = (combine: RawBuilder<unknown>) =>
    sql`(select ${combine} from unnest(${words}::text[]) as word cross join lateral (select word_similarity(word, jobs.title) as likeness))`;
  return {
    matches: sql<SqlBool>`${likeness(sql`min(likeness)`)} >= ${TYPO_SIMILARITY}`,
    rank: sql<number>`${likeness(sql`sum(likeness)`)}`,
  };
}

/** "SDE" is also a software engineer: the names of templates that go by exactly this text. */
async function otherNames(ctx: Context, text: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('job_templates')
    .select('name')
    .where(sql<SqlBool>`exists (select from unnest(aliases) as alias where lower(alias) = lower(${text}))`)
    .limit(3)
    .execute();
  return rows.map(({ name }) => name.replaceAll('"', ''));
}
