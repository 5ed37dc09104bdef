import { reportMistake, skillCatalogue } from '#features/base/skills/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';

/** Reports a mistake in the task of a piece of work. */
export const reportWork: UseCase<'PUT /api/checks/{skill_id}/work/report'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const skill = (await skillCatalogue()).taxonomy.byId.get(params.skill_id);
  if (!skill?.work) throw notFound('check');
  await reportMistake(ctx, { kind: 'work', thingId: skill.id, userId: viewer.id, ...body });
};
