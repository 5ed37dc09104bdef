/** Links to a course. Only the id in its path identifies it; category and code make the path readable. */
import type { Program } from './queries.ts';

type ProgramRef = { id: string; attributes: Pick<Program['attributes'], 'category' | 'code'> };

/** The props of a router link to a course. */
export const programLink = ({ id, attributes: { category, code } }: ProgramRef) => ({
  to: '/course-detail/$id/$' as const,
  params: { id, _splat: `${category}/${code}` },
});

/** The path of a course, for search engines and shared links. */
export const programPath = ({ id, attributes: { category, code } }: ProgramRef): string =>
  `/course-detail/${id}/${category}/${code}`;

/** The title and the path of a course's page. */
export const programPageLink = (program: ProgramRef & { attributes: Pick<Program['attributes'], 'title'> }) => ({
  name: program.attributes.title,
  path: programPath(program),
});
