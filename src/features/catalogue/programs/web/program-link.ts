/** The path of a course. Only the id counts; the rest of the slug is for readability. */
import type { Program } from './queries.ts';

type Named = { id: string; attributes: Pick<Program['attributes'], 'category' | 'code'> };

/** The route and its parameters, as the router's link takes them. */
export const programLink = ({ id, attributes: { category, code } }: Named) => ({
  to: '/course-detail/$id/$' as const,
  params: { id, _splat: `${category}/${code}` },
});

/** The same as a path: what search engines and shared links get. */
export const programPath = ({ id, attributes: { category, code } }: Named): string => `/course-detail/${id}/${category}/${code}`;

/** The page of a course by its title. */
export const programPageLink = (program: Named & { attributes: Pick<Program['attributes'], 'title'> }) => ({
  name: program.attributes.title,
  path: programPath(program),
});
