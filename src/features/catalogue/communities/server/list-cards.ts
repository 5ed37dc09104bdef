/** What other features hold about the subject of a community. */
import { listBoardsAbout, type CardKinds } from '#features/catalogue/boards/server/index.ts';
import { listPublished } from '#features/catalogue/insights/server/index.ts';
import { listProgramsOf } from '#features/catalogue/programs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCategory } from './find-category.ts';

const PAGE = 12;
const wordsOf = (slug: string) => slug.split('-').filter((word) => word !== 'and');

/** Insight cards of a community, or of one of its topics. */
export const listCommunityCards: UseCase<'GET /api/categories/topic_kcard_lists'> = async (ctx, { query }) => {
  const { slug } = await findCategory(ctx, query.id);
  return listPublished(ctx, { category: slug, hashtag: query.topic, sort: 'newest', cursor: query.cursor, per_page: PAGE });
};

/** Courses of the community's field; those that name its subject come first, and of a topic only those that name it. */
export const listCommunityCourses: UseCase<'GET /api/categories/topic_courses'> = async (ctx, { query }) => {
  const { slug, family } = await findCategory(ctx, query.id);
  const { page, per_page, topic } = query;
  const words = wordsOf(topic ?? slug);
  const { programs, total } = await listProgramsOf(ctx, { family, words, onlyNamed: topic !== undefined, page, per_page });
  return { data: programs, meta: pageMeta(page, per_page, total) };
};

const MOST_BOARDS = 24;

/** Learning packs and public boards of a community, or all packs. */
export const listCommunityBoards =
  (kinds: CardKinds): UseCase<'GET /api/categories/topic_board_lists'> =>
  async (ctx, { query }) => {
    const category = query.id === undefined ? undefined : (await findCategory(ctx, query.id)).slug;
    return { data: await listBoardsAbout(ctx, kinds, { category, limit: MOST_BOARDS }), meta: { next_cursor: null } };
  };
