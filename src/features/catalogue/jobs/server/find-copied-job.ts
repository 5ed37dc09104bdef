import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';

const MIN_WORDS = 7;
const MIN_SENTENCES = 3;
const MIN_SHARE = 0.6;
const PROBES = 3;
const MAX_PROBE_WORDS = 20;
const MAX_CANDIDATES = 20;

/** Another company's job whose sentences an ad repeats: most of its long sentences, word for word. Null if there is none. */
export async function findCopiedJob(
  ctx: Context,
  companyId: string,
  description: string,
): Promise<{ company: string; title: string; quote: string } | null> {
  const sentences = longSentences(description);
  if (sentences.length < MIN_SENTENCES) return null;
  const probes = sentences.toSorted((a, b) => b.length - a.length).slice(0, PROBES);
  const matches = probes.map((probe) => {
    const words = probe.split(' ').slice(0, MAX_PROBE_WORDS).join(' ');
    return sql<SqlBool>`jobs.search @@ phraseto_tsquery('english', ${words})`;
  });
  const candidates = await ctx.db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'jobs.description', 'companies.name'])
    .where('jobs.company_id', '!=', companyId)
    .where(sql<SqlBool>`(${sql.join(matches, sql` or `)})`)
    .limit(MAX_CANDIDATES)
    .execute();
  for (const { title, name, description: other } of candidates) {
    const known = new Set(longSentences(other));
    const shared = sentences.filter((sentence) => known.has(sentence));
    if (shared.length >= MIN_SENTENCES && shared.length / sentences.length >= MIN_SHARE)
      return { company: name, title, quote: shared[0] ?? '' };
  }
  return null;
}

/** The sentences of an ad that are long enough to be somebody's own words, without case and punctuation. */
const longSentences = (text: string): string[] => [
  ...new Set(
    text
      .split(/\n|(?<=[.!?।])\s/u)
      .map((sentence) =>
        sentence
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
          .trim(),
      )
      .filter((sentence) => sentence.split(' ').length >= MIN_WORDS),
  ),
];
