import { createFilledBoard } from '#features/catalogue/boards/server/index.ts';
import { m } from '#platform/messages/messages.js';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCourses } from './find-courses.ts';

/** Saves the results to a private board of the viewer, one per interest; repeating it adds new programs. */
export const createBoardFromResults: UseCase<'POST /api/recommendations/interests/{id}/board'> = async (
  ctx,
  { params, body },
) => {
  signedIn(ctx);
  const { interest, items } = await findCourses(ctx, params.id, body);
  if (items.length === 0) throw conflict('nothing-found');
  const { slug, path } = await createFilledBoard(ctx, {
    title: m.course_finder_board_title({ interest: interest.name }),
    description: m.course_finder_board_text(),
    privacy: true,
    source: `recommendation:${interest.slug}`,
    sections: [
      {
        title: m.course_finder_board_section(),
        cards: items.map(({ program: { id, attributes } }) => ({
          kind: 'program',
          ref: id,
          title: attributes.title,
          url: attributes.url,
        })),
      },
    ],
  });
  return { data: { id: slug, type: 'board', attributes: { slug, path } } };
};
