import { findPeople } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadRelatedCards, sortByFrequency } from './load-related-cards.ts';

/** Authors of popular cards with some hashtags, with their number of cards. */
export const listTopContributors: UseCase<'GET /api/knowledges/insight_top_contributor'> = async (ctx, { query }) => {
  const cards = await loadRelatedCards(ctx, query.htag_ids);
  const best = sortByFrequency(cards.flatMap(({ author_id }) => author_id ?? [])).slice(0, query.per_page);
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
