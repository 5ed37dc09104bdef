import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { answerMistakes, findMistake } from '#features/base/skills/server/index.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadDescriptions } from './describe-things.ts';
import { MISTAKE, presentMistake } from './present-mistakes.ts';

/** Says why it is no mistake to everybody who reported it. */
export const dismissMistake: UseCase<'POST /api/staff/mistakes/{id}/dismiss'> = async (ctx, { params: { id }, body }) => {
  requireScope(ctx, 'editor');
  const found = await findMistake(ctx, id);
  if (!found) throw notFound('mistake');
  const { kind, thing_id: thingId } = found;
  const skill = (await loadDescriptions(ctx)).describe(found)?.skill ?? { id: '', name: found.thing_id };
  const url = skill.id === '' ? '/skills' : `/${kind === 'resource' ? 'skills' : 'checks'}/${skill.id}`;
  const answer = { outcome: 'no-mistake' as const, answer: body.reason, skill: skill.name, url };
  if ((await answerMistakes(ctx, { kind, thingId, ...answer })) === 0) throw conflict('mistake-answered');
  const details = { thing: thingId, before: { state: 'waiting' }, after: { state: 'no-mistake' }, reason: body.reason };
  await audit(ctx, { action: 'mistake.dismiss', objectType: MISTAKE, objectId: id, details });
  return presentMistake(ctx, id);
};
