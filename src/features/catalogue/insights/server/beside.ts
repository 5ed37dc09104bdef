/** What stands beside insights about some hashtags: other hashtags, the people who write, courses. */
import { findPeople } from '#features/base/accounts/server/index.ts';
import { findHashtags, presentHashtags } from '#features/base/interests/server/index.ts';
import { findProgramsNaming } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { ALL, hashtagTopic, readListed, START } from './listings.ts';

/** The liveliest cards that are looked at; enough to know a subject by. */
const LOOKED_AT = 300;
const MOST = 12;

async function lookAround(ctx: Context, hashtags: readonly string[]) {
  const topics = hashtags.length > 0 ? hashtags.map(hashtagTopic) : [ALL];
  const found = await readListed(ctx, { topics, order: 'hot', after: START, limit: LOOKED_AT });
  if (found.length === 0) return [];
  return ctx.db
    .selectFrom('insights')
    .select(['author_id', 'hashtags'])
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
}

/** Keys by how often they occur, the most frequent first. */
function byFrequency(keys: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].toSorted(([a, often], [b, seldom]) => seldom - often || a.localeCompare(b, 'en'));
}

/** Hashtags that lively cards carry beside the given ones; without any, the hashtags of lively cards. */
export const listRelatedTopics: UseCase<'GET /api/knowledges/insight_related_topic'> = async (ctx, { query }) => {
  const cards = await lookAround(ctx, query.htag_ids);
  const slugs = byFrequency(cards.flatMap(({ hashtags }) => hashtags))
    .map(([slug]) => slug)
    .filter((slug) => !query.htag_ids.includes(slug))
    .slice(0, query.per_page);
  const known = await findHashtags(ctx, slugs);
  const rows = slugs.flatMap((slug) => known.get(slug) ?? []);
  return { data: await presentHashtags(ctx, rows), meta: { next_cursor: null } };
};

/** Members whose cards are lively under the hashtags, with how many of them are. */
export const listTopContributors: UseCase<'GET /api/knowledges/insight_top_contributor'> = async (ctx, { query }) => {
  const cards = await lookAround(ctx, query.htag_ids);
  const best = byFrequency(cards.flatMap(({ author_id }) => author_id ?? [])).slice(0, query.per_page);
  const people = await findPeople(
    ctx,
    best.map(([id]) => id),
  );
  const data = best.flatMap(([id, insights]) => {
    const person = people.get(id);
    return person ? [{ ...person, attributes: { ...person.attributes, insights } }] : [];
  });
  return { data, meta: { next_cursor: null } };
};

/** Courses that teach a skill of the same name as one of the hashtags, the widest first. */
export const listCourses: UseCase<'GET /api/knowledges/insight_courses'> = async (ctx, { query }) => {
  const tags = await findHashtags(ctx, query.htag_ids);
  const names = [...tags.values()].flatMap(({ slug, name }) => [slug, name]);
  const data = await findProgramsNaming(ctx, names, Math.min(MOST, query.per_page));
  return { data, meta: { next_cursor: null } };
};
