import { findPeople } from '#features/base/accounts/server/index.ts';
import { popularityOf, type SearchSource } from '#features/base/search/server/index.ts';
import { isShownAt } from '#platform/db/publication.ts';
import { boardPath } from './present-board.ts';

/** The number of cards at which a board has half of the maximum popularity. */
const CARDS_FOR_HALF_POPULARITY = 10;

/** Public boards and learning packs by id, for the search index. */
export const findBoardsToSearch: SearchSource = async (ctx, ids) => {
  const rows = await ctx.db
    .selectFrom('boards')
    .select(['id', 'slug', 'title', 'description', 'owner_id', 'type', 'categories', 'card_count'])
    .where('id', 'in', [...ids])
    .where('privacy', '=', false)
    .where(isShownAt(ctx.clock.now()))
    .execute();
  const people = await findPeople(
    ctx,
    rows.flatMap(({ owner_id }) => owner_id ?? []),
  );
  return new Map(
    rows.map((board) => {
      const owner = board.owner_id ? people.get(board.owner_id)?.attributes : undefined;
      return [
        board.id,
        {
          path: boardPath(board.slug, owner?.slug),
          title: board.title,
          meta: owner ? [owner.name] : [],
          text: board.description,
          words: board.categories.join(' '),
          cover: board.slug,
          authorId: board.owner_id,
          popularity: popularityOf(board.card_count, CARDS_FOR_HALF_POPULARITY),
          facets: { type: board.type },
        },
      ];
    }),
  );
};
