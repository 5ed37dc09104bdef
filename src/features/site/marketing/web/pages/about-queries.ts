import { postsQuery } from '#features/catalogue/blog/web/index.ts';
import { programsQuery } from '#features/catalogue/programs/web/index.ts';

/** One article and one program, because the page shows only how many there are. */
export const onePostQuery = () => postsQuery(1, undefined, 1);
export const oneProgramQuery = () => programsQuery({ per_page: 1 });
