import { signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { CATEGORIES } from '../categories.ts';
import { presentPreferences } from './get-preferences.ts';
import { savePreference, setDigest } from './preferences.ts';

/** Changes the channels of one category, or the digest interval. 422 for switching off notifications about money, except push. */
export const updatePreferences: UseCase<'PATCH /api/notifications/preferences'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  if ('digest' in body) {
    await setDigest(ctx, viewer.id, body.digest);
    return presentPreferences(ctx, viewer);
  }
  const { category, in_app, mail, push } = body;
  if (CATEGORIES[category].fixed && (in_app === false || (mail !== undefined && mail !== 'now')))
    throw invalid({ path: 'category', code: 'notification-fixed' });
  await savePreference(ctx, viewer.id, {
    category,
    ...(in_app !== undefined && { in_app }),
    ...(mail !== undefined && { mail }),
    ...(push !== undefined && { push }),
  });
  return presentPreferences(ctx, viewer);
};
