import { signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { MATTERS } from '../categories.ts';
import { presentPreferences } from './get-preferences.ts';
import { choose, setDigest } from './preferences.ts';

/** Chooses for one matter, or how often the digest comes. 422 for silencing what is about money. */
export const updatePreferences: UseCase<'PATCH /api/notifications/preferences'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  if ('digest' in body) {
    await setDigest(ctx, viewer.id, body.digest);
    return presentPreferences(ctx, viewer);
  }
  const { matter, in_app, mail, push } = body;
  if (MATTERS[matter].fixed && (in_app === false || (mail !== undefined && mail !== 'now')))
    throw invalid({ path: 'matter', code: 'notification-fixed' });
  await choose(ctx, viewer.id, {
    matter,
    ...(in_app !== undefined && { in_app }),
    ...(mail !== undefined && { mail }),
    ...(push !== undefined && { push }),
  });
  return presentPreferences(ctx, viewer);
};
